# Standing orders: the windows in which a player passes automatically.

standing-order-crown-response = Gdy korona ma zadziałać
standing-order-sceptre-response = Gdy berło ma zadziałać
standing-order-orb-response = Gdy jabłko królewskie ma zadziałać
