# Medieval Mastery: стіл у терміналі.

interface-play-legend = { $star } — переможні очки; { $mark }{ $knight }3 — три лицарі цього гравця; ! — постачання перерізано. Гекси зі спільною стороною суміжні.
interface-play-player = очки { $points } з { $target }; лицарі { $knights } (у замку { $castle }); рука { $hand }, колода { $deck }, скид { $discard }
interface-play-team-player = очки { $points }, команда { $team }: { $together } з { $target }; лицарі { $knights } (у замку { $castle }); рука { $hand }, колода { $deck }, скид { $discard }
interface-play-broken = зруйновано
interface-play-hand = Ваша рука:
interface-play-land = Території
interface-play-variants = Варіанти гри
interface-play-battle = Битва за { $place }
interface-play-attacker = нападає
interface-play-defender = захищається
interface-play-part-knights = лицарі { $n }
interface-play-part-tile = територія { $n }
interface-play-part-sceptre = скіпетр { $n }
interface-play-part-conflict = карта конфлікту { $n }
interface-play-part-support = підтримка { $n }
interface-play-place-value = Переможні очки: { $n }
interface-play-place-capacity = Місткість для лицарів одного гравця: { $n }
interface-play-place-knights = Лицарів тут: { $n }
interface-play-place-owner = Контролює { $name }
