# Raids, the Saracen track and events.

crusaders-raid = Raid
crusaders-raid-yours = yours
crusaders-raid-raiders = { $count ->
    [one] { $count } raider
   *[other] { $count } raiders
}
crusaders-raid-units = units
crusaders-raid-walls = walls, level { $level }
crusaders-raid-wall = walls
crusaders-raid-played = rescripts
crusaders-raid-city = City
crusaders-raid-track = track and event
crusaders-raid-by = by difference
crusaders-raid-scale = The city is ahead by { $difference }.
crusaders-raid-zero = 0 or less
crusaders-raid-city-falls = The city falls.
crusaders-raid-then-holds = { $city } : { $raid }, the city holds by { $by }.
crusaders-raid-then-falls = { $city } : { $raid }, not enough.
crusaders-raid-if = If it falls:
crusaders-raid-loses = { $units ->
    [one] { $units } unit goes to one adjacent city of yours, or to the supply if there is none. The city’s goods are lost; its bishops stay.
   *[other] { $units } units go to one adjacent city of yours, or to the supply if there is none. The city’s goods are lost; its bishops stay.
}
crusaders-raid-governor = The governor goes: { $name }.
crusaders-raid-holds = holds by { $by }
crusaders-raid-falls = falls
crusaders-raid-no_raid = no raid
crusaders-raid-nobody = No adjacent Saracen city can spare a unit: the last one stays.
crusaders-raid-need = { $count ->
    [one] { $count } more unit or level would hold it.
   *[other] { $count } more units or levels would hold it.
}

crusaders-raids-now = Raids of this round
crusaders-raids-next = Raids in round { $round } if nothing changes
crusaders-raids-none = No player has a city of the colour on the raid token.
crusaders-raids-unknown = Which cities are raided next isn’t known yet.
crusaders-raids-reinforced = Before that, one more Saracen each in: { $cities }.
crusaders-raids-over = There are no more raids: this is the last round.

crusaders-track = Saracen track
crusaders-track-strength = strength
crusaders-track-raiders = raiders per city
crusaders-track-open = in effect
crusaders-track-target = next
crusaders-track-covered = not uncovered yet
crusaders-track-now =
    Now: +{ $strength } to raids and battles, up to { $raiders ->
        [one] { $raiders } raider
       *[other] { $raiders } raiders
    } from each adjacent city, never its last unit.
crusaders-track-unseen = Tokens not seen yet:

crusaders-colour-yellow = cities that produce wood (yellow)
crusaders-colour-white = cities that produce candles (white)
crusaders-colour-blue = cities that produce steel (blue)
crusaders-colour-red = cities that produce horses (red)
crusaders-colour-green = cities that produce spices (green)

crusaders-event = Event
crusaders-event-round = Event of round { $round }
crusaders-event-left = { $count ->
    [0] the last one
    [one] { $count } more to come
   *[other] { $count } more to come
}
crusaders-event-truce = All round: no attacks on players.
crusaders-event-strength = All round: Saracens have +{ $count } strength.
crusaders-event-table = Raid table, by how much the city is stronger
