# Medieval Mastery: the board in the terminal. Every message is one line, so that it can also be said
# without the Fluent library.

interface-play-legend = { $star } victory points; { $mark }{ $knight }3: three knights of that player; !: cut off from supply. Hexes that share an edge are neighbours.
interface-play-player = { $points } of { $target } points; knights { $knights } (castle { $castle }); hand { $hand }, deck { $deck }, discard { $discard }
interface-play-team-player = points { $points }, team { $team }: { $together } of { $target }; knights { $knights } (castle { $castle }); hand { $hand }, deck { $deck }, discard { $discard }
interface-play-broken = destroyed
interface-play-hand = Your hand:
interface-play-land = Territories
interface-play-variants = Variants
interface-play-battle = Battle for { $place }
interface-play-attacker = attacks
interface-play-defender = defends
interface-play-part-knights = knights { $n }
interface-play-part-tile = territory { $n }
interface-play-part-sceptre = sceptre { $n }
interface-play-part-conflict = conflict card { $n }
interface-play-part-support = support { $n }
interface-play-place-value = Victory points: { $n }
interface-play-place-capacity = Capacity, knights of each player: { $n }
interface-play-place-knights = Knights there: { $n }
interface-play-place-owner = Held by { $name }
