"""Lessons: short matches with a fixed beginning, in which a coach explains a game step by step.

A lesson is data of the game's package (`learn/*.toml`). `loading` reads lessons, `running` plays a
step with a learner's answers, and `checking` tries every legal answer at every step.
"""
