"""Tables: where people meet: seats, options, clock, chat, moderation."""
