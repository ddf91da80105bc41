# Standing orders: the windows in which a player passes automatically.

standing-order-rescript-window = When a rescript can be played
