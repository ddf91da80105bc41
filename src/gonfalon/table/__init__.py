"""A match with its log, and everything that is read from it: views, news, frames, course, advice.

Whoever keeps matches builds on this: a server with rows, locks and clocks, or a page that plays
without one. They bring a `Log` (`log.py`) and the match; what a viewer may know is worked out here,
the same for both. Nothing here waits, locks, or knows what time it is.
"""
