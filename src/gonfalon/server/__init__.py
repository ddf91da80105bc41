"""The server: accounts, tables, play, live updates and jobs, independent of any one game.

`accounts` holds users and sign-in; `tables` the lobby, seats, chat and moderation; `play` the move
path, views, undo and records; `live` the sockets that carry hints; `jobs` bots, clocks and notices.
`api` is the typed HTTP interface over all of it; `operations` has health checks, metrics and logs.
The server depends on the kernel, never on a particular game.
"""
