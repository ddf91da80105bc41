# Glory: stół w terminalu.

interface-play-glory-round = Runda { $round } z 3
interface-play-glory-events = Wydarzenie teraz i następne:
interface-play-glory-taken = Zajęte pola:
interface-play-glory-track = Sojusznicy (cena w monetach):
interface-play-glory-romance = Romanse:
interface-play-glory-trade = Targ:
interface-play-glory-challenge = Wyzwania:
interface-play-glory-titles = Wspólne tytuły (chwała):
interface-play-glory-bracket = Turniej (atak/prestiż/chwała):
interface-play-glory-prize = Nagroda:
interface-play-glory-player = chwała { $glory }; pionki { $pawns }; monety { $coin }, siła { $strength }, wiara { $faith }; wierzchowiec { $steed }, zbroja { $armour }
interface-play-glory-opponent = chwała { $glory }; pionki { $pawns }
interface-play-glory-allies = Sojusznicy:
interface-play-glory-relics = Relikwie:
interface-play-glory-prestige = Prestiż:
interface-play-glory-spent = użyte
interface-play-glory-bound = przypisane do tytułu
interface-play-glory-played = Zagrane karty wypraw:
interface-play-glory-fulfilled = Zdobyte tytuły:
interface-play-glory-hand = Ręka:
interface-play-glory-goals = Cele osobiste:
interface-play-glory-duellist = wygrane najazdy { $won }; atak { $attack }, prestiż { $prestige }
interface-play-glory-about-events = Wydarzenia
interface-play-glory-about-allies = Sojusznicy
interface-play-glory-about-travel = Karty wypraw
interface-play-glory-about-titles = Wspólne tytuły
