"""What replaces a part of Django, uvicorn or redis-py, because a benchmark shows what that gains.

Everything else uses them as they come. A module whose benchmark no longer shows a
gain should be removed.

| Module | Replaces | Benchmark | Figure |
|---|---|---|---|
| `prepared` | Django's cursors, for the statements of every request | `bench/bypass.py prepared` | 2.0 times as many reads per second of CPU |
| `publisher` | redis-py's `publish`, for the hint of every move | `bench/bypass.py publisher` | 10 instead of 220 us of CPU for a hint |
| `request_threads` | Django's ASGI handler | `bench/bypass.py threads` | 5.1 times as many requests per second |
| `request_threads`, the pool of slow requests | | `bench/signins.py` | p99 of others during 20 sign-ins: 1.2 times as long, 3 allowed |
| `uvicorn_server`, `SharedListener` | the event loop's own listener | `bench/bypass.py listener` | the busier of two processes gets 57 % of the connections instead of 89 % |
| `uvicorn_server`, `RawWebSocket` | uvicorn's WebSocket protocol | `bench/sockets.py`, also with `--usual-frames` | 8.6 instead of 14.7 us of CPU for a delivery |
"""  # noqa: E501
