"""The server: accounts, tables, play, live updates and jobs, independent of any one game.

`accounts` holds users and sign-in; `tables` the lobby, seats, chat and moderation; `play` the move
path, views, undo and records; `live` the sockets that carry hints; `jobs` bots, clocks and notices.
`api` is the typed HTTP interface over all of it; `pages` are for browsers. `monitoring` has health
checks, metrics and logs; `commands` starts it all; `bypass` replaces parts of Django and uvicorn
where that is measurably faster. The server depends on the kernel, never on a particular game;
only `pages` has drawings of some.
"""
