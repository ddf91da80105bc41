"""Cities, units and what turns, raids, rounds and battles are."""
