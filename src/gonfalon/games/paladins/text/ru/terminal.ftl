# Паладины Западного королевства: стол в терминале.

interface-play-paladins-round = Раунд { $round } из { $rounds }; серебра в налоговом запасе: { $tax }
interface-play-paladins-orders = Приказы короля (очки):
interface-play-paladins-favours = Милости короля:
interface-play-paladins-townsfolk = Горожане (цена в серебре):
interface-play-paladins-outsiders = Чужеземцы (серебро за недостающую силу):
interface-play-paladins-player = очки { $points }; серебро { $silver }, провизия { $provisions }; подозрения { $suspicion }; долги: непогашенные { $unpaid }, погашенные { $paid }
interface-play-paladins-passed = пас
interface-play-paladins-workers = Рабочие:
interface-play-paladins-done = Уже сделано:
interface-play-paladins-crew = Паладин и отряд:
interface-play-paladins-automa = очки { $points }; подозрения { $suspicion }; долги: непогашенные { $unpaid }, погашенные { $paid }
interface-play-paladins-placed = Размещённые рабочие:
interface-play-paladins-workshops = Мастерские:
interface-play-paladins-used = Левые действия в этом раунде:
interface-play-paladins-marker = Позиция маркера ресурсов:
interface-play-paladins-schemes = Открытые карты замыслов:
interface-play-paladins-about-orders = Приказы короля
interface-play-paladins-about-favours = Милости короля
interface-play-paladins-about-townsfolk = Горожане
interface-play-paladins-about-outsiders = Чужеземцы
