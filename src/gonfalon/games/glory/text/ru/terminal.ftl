# История рыцаря: стол в терминале.

interface-play-glory-round = Раунд { $round } из 3
interface-play-glory-events = Событие сейчас и следующее:
interface-play-glory-taken = Занятые ячейки:
interface-play-glory-track = Поддержка (цена в монетах):
interface-play-glory-romance = Романтика:
interface-play-glory-trade = Торговля:
interface-play-glory-challenge = Испытания:
interface-play-glory-titles = Общие цели (слава):
interface-play-glory-bracket = Турнир (атака/престиж/слава):
interface-play-glory-prize = Приз:
interface-play-glory-player = слава { $glory }; фишки { $pawns }; монеты { $coin }, сила { $strength }, вера { $faith }; скакун { $steed }, броня { $armour }
interface-play-glory-opponent = слава { $glory }; фишки { $pawns }
interface-play-glory-allies = Поддержка:
interface-play-glory-relics = Реликвии:
interface-play-glory-prestige = Престиж:
interface-play-glory-spent = использовано
interface-play-glory-bound = отдано титулу
interface-play-glory-played = Разыгранные карты путешествий:
interface-play-glory-fulfilled = Полученные титулы:
interface-play-glory-hand = Рука:
interface-play-glory-goals = Личные цели:
interface-play-glory-duellist = выиграно стычек { $won }; атака { $attack }, престиж { $prestige }
interface-play-glory-about-events = События
interface-play-glory-about-allies = Поддержка
interface-play-glory-about-travel = Карты путешествий
interface-play-glory-about-titles = Общие цели
