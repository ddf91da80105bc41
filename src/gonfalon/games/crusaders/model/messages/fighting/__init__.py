"""Messages about battles, raids and marches."""
