"""The heuristic bot of Crusaders: what things are worth, battles, orders, and all small choices."""
