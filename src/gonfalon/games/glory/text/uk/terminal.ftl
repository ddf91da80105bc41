# Лицарська слава: стіл у терміналі.

interface-play-glory-round = Раунд { $round } з 3
interface-play-glory-events = Подія зараз і наступна:
interface-play-glory-taken = Зайняті клітинки:
interface-play-glory-track = Союзники (ціна в монетах):
interface-play-glory-romance = Романтика:
interface-play-glory-trade = Торгівля:
interface-play-glory-challenge = Виклики:
interface-play-glory-titles = Спільні цілі (слава):
interface-play-glory-bracket = Турнір (атака/престиж/слава):
interface-play-glory-prize = Приз:
interface-play-glory-player = слава { $glory }; фішки { $pawns }; монети { $coin }, сила { $strength }, віра { $faith }; скакун { $steed }, броня { $armour }
interface-play-glory-opponent = слава { $glory }; фішки { $pawns }
interface-play-glory-allies = Союзники:
interface-play-glory-relics = Реліквії:
interface-play-glory-prestige = Престиж:
interface-play-glory-spent = використано
interface-play-glory-bound = віддано титулу
interface-play-glory-played = Розіграні карти подорожей:
interface-play-glory-fulfilled = Здобуті титули:
interface-play-glory-hand = Рука:
interface-play-glory-goals = Особисті цілі:
interface-play-glory-duellist = виграно сутичок { $won }; атака { $attack }, престиж { $prestige }
interface-play-glory-about-events = Події
interface-play-glory-about-allies = Союзники
interface-play-glory-about-travel = Карти подорожей
interface-play-glory-about-titles = Спільні цілі
