# Standing orders: the windows in which a player passes automatically.

standing-order-rescript-window = Когда можно сыграть рескрипт
