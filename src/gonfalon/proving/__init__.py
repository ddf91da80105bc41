"""The proving ground: checks that work for every game.

Random matches find dead ends, leaks and copies that diverge long before players do. The checks rely
only on the kernel's interface, so a new game needs no extra code to be checked.
"""
