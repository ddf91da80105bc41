# The map of Crusaders.

crusaders-map = Map of the Levant
crusaders-map-closer = Zoom in
crusaders-map-farther = Zoom out
crusaders-map-whole = Whole map
crusaders-map-sea = Mare Nostrum
crusaders-map-orontes = Orontes
crusaders-map-euphrates = Euphrates
crusaders-map-desert = Syrian Desert
crusaders-map-closed = { $city }, closed in this match.
crusaders-map-level = Level { $level }.
crusaders-map-saracens = { $count ->
    [one] { $count } Saracen unit.
   *[other] { $count } Saracen units.
}
crusaders-map-units = { $count ->
    [one] { $name }, { $count } unit.
   *[other] { $name }, { $count } units.
}
crusaders-map-goods = Produces: { $goods }.
crusaders-map-bishops = Bishops: { $names }.
crusaders-map-holy = Holy land of { $name }.
crusaders-map-governor = Governor: { $name }.
crusaders-map-raid = Raid: the city has { $own }, the raid { $raid }.
crusaders-map-defence = Strength of the defence: { $defence }.
crusaders-map-battle = Attack { $attack }, defence { $defence }, before any card.
crusaders-map-sides = defence: units { $units }, walls { $walls }{ $extra ->
    [0] {""}
   *[other] , track and event { $extra }
}
