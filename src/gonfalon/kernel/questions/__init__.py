"""Questions that many games ask."""
