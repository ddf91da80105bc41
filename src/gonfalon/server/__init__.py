"""The server: accounts, tables, play, live updates, jobs. It knows the kernel, never one game.

`accounts` who people are; `tables` where they meet (lobby, seats, chat, moderation); `play` the
move path, views, undo, records; `live` sockets that carry hints; `jobs` bots, clocks, notices;
`ratings`; `api` the typed HTTP interface over all of it; `operations` health, metrics, logs.
"""
