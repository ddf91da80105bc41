"""Pictures of positions: what a game describes them with, and how they become SVG."""
