# Standing orders: the windows in which a player passes automatically.

standing-order-crown-response = Коли ось-ось подіє корона
standing-order-sceptre-response = Коли ось-ось подіє скіпетр
standing-order-orb-response = Коли ось-ось подіє сфера
