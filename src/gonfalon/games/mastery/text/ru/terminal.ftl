# Medieval Mastery: стол в терминале.

interface-play-legend = { $star } — победные очки; { $mark }{ $knight }3 — три рыцаря этого игрока; ! — без снабжения. Гексы с общей стороной — соседние.
interface-play-player = очки { $points } из { $target }; рыцари { $knights } (в замке { $castle }); рука { $hand }, колода { $deck }, сброс { $discard }
interface-play-team-player = очки { $points }, команда { $team }: { $together } из { $target }; рыцари { $knights } (в замке { $castle }); рука { $hand }, колода { $deck }, сброс { $discard }
interface-play-broken = артефакт разрушен
interface-play-hand = Ваша рука:
interface-play-land = Территории
interface-play-variants = Варианты игры
interface-play-battle = Сражение: { $place }
interface-play-attacker = атакует
interface-play-defender = обороняется
interface-play-part-knights = рыцари { $n }
interface-play-part-tile = территория { $n }
interface-play-part-sceptre = скипетр { $n }
interface-play-part-conflict = карта конфликта { $n }
interface-play-part-support = поддержка { $n }
interface-play-place-value = Победные очки: { $n }
interface-play-place-capacity = Вместимость для рыцарей одного игрока: { $n }
interface-play-place-knights = Рыцарей здесь: { $n }
interface-play-place-owner = Контролирует { $name }
