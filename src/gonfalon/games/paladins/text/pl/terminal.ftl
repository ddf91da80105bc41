# Paladyni Zachodniego Królestwa: stół w terminalu.

interface-play-paladins-round = Runda { $round } z { $rounds }; srebrniki w puli podatków: { $tax }
interface-play-paladins-orders = Rozkazy króla (punkty):
interface-play-paladins-favours = Łaski króla:
interface-play-paladins-townsfolk = Mieszczanie (cena w srebrnikach):
interface-play-paladins-outsiders = Najeźdźcy (srebrniki za brakującą siłę):
interface-play-paladins-player = punkty { $points }; srebrniki { $silver }, prowiant { $provisions }; podejrzenia { $suspicion }; długi niespłacone { $unpaid }, spłacone { $paid }
interface-play-paladins-passed = pas
interface-play-paladins-workers = Robotnicy:
interface-play-paladins-done = Dotąd wykonano:
interface-play-paladins-crew = Paladyn i drużyna:
interface-play-paladins-automa = punkty { $points }; podejrzenia { $suspicion }; długi niespłacone { $unpaid }, spłacone { $paid }
interface-play-paladins-placed = Umieszczeni robotnicy:
interface-play-paladins-workshops = Warsztaty:
interface-play-paladins-used = Lewe akcje użyte w tej rundzie:
interface-play-paladins-marker = Pozycja znacznika zasobów:
interface-play-paladins-schemes = Odkryte intrygi:
interface-play-paladins-about-orders = Rozkazy króla
interface-play-paladins-about-favours = Łaski króla
interface-play-paladins-about-townsfolk = Mieszczanie
interface-play-paladins-about-outsiders = Najeźdźcy
