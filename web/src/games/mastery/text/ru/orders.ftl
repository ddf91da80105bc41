# Standing orders: the windows in which a player passes automatically.

standing-order-crown-response = Когда вот-вот подействует корона
standing-order-sceptre-response = Когда вот-вот подействует скипетр
standing-order-orb-response = Когда вот-вот подействует держава
