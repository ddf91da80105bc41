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
hot-seat-show = I’m { $name }: show my cards
hot-seat-hold = hold for a second; a tap does nothing
hot-seat-twice = press twice
hot-seat-again = press once more
hot-seat-turn-round = Rotate the screen
hot-seat-not-done = { $name } isn’t finished
hot-seat-on-to = On to { $name }
hot-seat-back = { $name } is back
hot-seat-cards =
    { $count ->
        [one] One card is hidden.
       *[other] { $count } cards are hidden.
    } Everyone else, please look away.
hot-seat-covered = The table is hidden. Everyone else, please look away.
hot-seat-since = Since { $name }’s last move, visible to everyone
hot-seat-since-start = So far, visible to everyone

## At the table

hot-seat-pass-on = Pass it on
hot-seat-no-notes = There are no notes on a shared device: the next player could read them.

## A new table

hot-seat-with = Who you play with
hot-seat-with-bots = Bots
hot-seat-with-device = Pass the device
hot-seat-with-bots-hint = You play alone against bots.
hot-seat-with-device-hint = You all play on this device. Between turns, the cards stay hidden until the next player holds down a button.
hot-seat-player = Player { $number }
hot-seat-name = Name of player { $number }
hot-seat-kind = Who plays in seat { $number }
hot-seat-start-hint = Starts immediately; the screen says who goes first.
seat-here = On this device
