# Standing orders: the windows in which a player passes automatically.

standing-order-crown-response = When a crown is about to take effect
standing-order-sceptre-response = When a sceptre is about to take effect
standing-order-orb-response = When an orb is about to take effect
