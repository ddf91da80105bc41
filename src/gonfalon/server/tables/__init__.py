"""Tables: where players meet. Lobby, seats, settings, clock, chat, moderation."""
