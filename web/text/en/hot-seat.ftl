# One device that several people pass around a table.

## Between two turns

# $device is phone, tablet or computer.
hot-seat-pass-to =
    { $device ->
        [phone] Pass the phone to
        [tablet] Pass the tablet to
       *[computer] Over to
    }
hot-seat-title = Over to { $name }
hot-seat-show = I am { $name }: show my cards
hot-seat-hold = hold for a second; a tap does nothing
hot-seat-twice = press twice
hot-seat-again = press once more
hot-seat-turn-round = Turn the picture round
hot-seat-not-done = { $name } was not done
hot-seat-on-to = On to { $name }
hot-seat-back = { $name } is back
hot-seat-cards =
    { $count ->
        [one] One card is covered.
       *[other] { $count } cards are covered.
    } Everybody else, look up.
hot-seat-covered = The table is covered. Everybody else, look up.
hot-seat-since = Since { $name } moved, for all to see
hot-seat-since-start = So far, for all to see

## At the table

hot-seat-pass-on = Pass it on
hot-seat-no-notes = There are no notes on a shared device: the next player could read them.

## A new table

hot-seat-with = Who is with you
hot-seat-with-bots = Bots
hot-seat-with-device = Pass the device
hot-seat-with-bots-hint = You play alone against bots.
hot-seat-with-device-hint = You all play on this device. Between turns a cover hides the cards until the next player holds the button.
hot-seat-player = Player { $number }
hot-seat-name = Name of player { $number }
hot-seat-kind = Who plays in seat { $number }
hot-seat-start-hint = Starts immediately; a cover says who is first.
seat-here = On this device
