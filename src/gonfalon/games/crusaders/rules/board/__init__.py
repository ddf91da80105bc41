"""What the chapters above all need: cities, units, gains, goals, holy lands, captures (CRU-CAP).

Turns, raids, rounds and battles are described here, and carried out in the folders of their names.
"""
