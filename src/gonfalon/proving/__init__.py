"""The proving ground: checks that run for every game, because they know none.

Random matches find dead ends, leaks and copies that drift long before people do. What is checked
here needs nothing of a game but the kernel's contract; a new game is proved by naming it.
"""
