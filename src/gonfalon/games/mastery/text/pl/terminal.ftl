# Medieval Mastery: stół w terminalu.

interface-play-legend = { $star } punkty zwycięstwa; { $mark }{ $knight }3: trzej rycerze tego gracza; !: odcięte od zaopatrzenia. Heksy o wspólnej krawędzi sąsiadują ze sobą.
interface-play-player = punkty { $points } z { $target }; rycerze { $knights } (zamek { $castle }); ręka { $hand }, talia { $deck }, odrzucone { $discard }
interface-play-team-player = punkty { $points }, drużyna { $team }: { $together } z { $target }; rycerze { $knights } (zamek { $castle }); ręka { $hand }, talia { $deck }, odrzucone { $discard }
interface-play-broken = artefakt zniszczony
interface-play-hand = Twoja ręka:
interface-play-land = Terytoria
interface-play-variants = Warianty
interface-play-battle = Bitwa o { $place }
interface-play-attacker = atakuje
interface-play-defender = broni się
interface-play-part-knights = rycerze { $n }
interface-play-part-tile = terytorium { $n }
interface-play-part-sceptre = berło { $n }
interface-play-part-conflict = karta konfliktu { $n }
interface-play-part-support = wsparcie { $n }
interface-play-place-value = Punkty zwycięstwa: { $n }
interface-play-place-capacity = Pojemność dla rycerzy jednego gracza: { $n }
interface-play-place-knights = Rycerze tutaj: { $n }
interface-play-place-owner = Kontroluje: { $name }
