# Playing without a server.

player-you = You
nav-rules = Rules
device-tag = no connection needed
device-tag-why = Everything here happens on this device.
device-foot = Played on this device: nothing is sent anywhere.
device-player = You
device-name-hint = Shown at your tables. Leave it empty, and you’re “You”.

## Dice

device-dice-title = Dice and shuffles
device-dice-tag = dice not verified
device-dice = Dice are made on this device: not verified.
device-dice-why = Whoever owns the device could know them, so these matches are never rated.
device-record = Save the record
device-record-why = The record has every answer of the match. Anyone with Gonfalon can replay it.

## Problems

problem-not-stored = This couldn’t be stored on the device, so it hasn’t happened. Is there room left?
problem-needs-a-server = This needs a server. Here, you play on your own device.
