# Паладини Західного королівства: стіл у терміналі.

interface-play-paladins-round = Раунд { $round } із { $rounds }; срібняків у податковому запасі: { $tax }
interface-play-paladins-orders = Накази короля (очки):
interface-play-paladins-favours = Милості короля:
interface-play-paladins-townsfolk = Городяни (ціна в срібняках):
interface-play-paladins-outsiders = Чужинці (срібняки за брак сили):
interface-play-paladins-player = очки { $points }; срібняки { $silver }, провізія { $provisions }; підозри { $suspicion }; борги: несплачені { $unpaid }, сплачені { $paid }
interface-play-paladins-passed = пас
interface-play-paladins-workers = Робітники:
interface-play-paladins-done = Уже зроблено:
interface-play-paladins-crew = Паладин і загін:
interface-play-paladins-automa = очки { $points }; підозри { $suspicion }; борги: несплачені { $unpaid }, сплачені { $paid }
interface-play-paladins-placed = Розміщені робітники:
interface-play-paladins-workshops = Майстерні:
interface-play-paladins-used = Ліві дії в цьому раунді:
interface-play-paladins-marker = Позиція фішки ресурсів:
interface-play-paladins-schemes = Відкриті карти схем:
interface-play-paladins-about-orders = Накази короля
interface-play-paladins-about-favours = Милості короля
interface-play-paladins-about-townsfolk = Городяни
interface-play-paladins-about-outsiders = Чужинці
