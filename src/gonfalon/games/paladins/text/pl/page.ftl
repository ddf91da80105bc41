# Strona gry dla tych, którzy jej jeszcze nie znają: jaka jest i jak przebiega.

page-feel-1 = Robotników zawsze brakuje
    .text = Na twojej planszy czeka dwanaście akcji, a każda wymaga odpowiednich ludzi. Kogo masz w tej rundzie, zależy od paladyna i karczmy.
page-feel-2 = Trzy tory, jeden krąg
    .text = Wiara, siła i wpływ otwierają sobie nawzajem drogę. Dobra runda wprawia w ruch cały krąg.
page-feel-3 = Grzechy mają cenę
    .text = Przestępcy podejmą się każdej pracy, ale ściągają podejrzenia. Gdy pula podatków się opróżni, inkwizycja przychodzi po tego, kto ma najwięcej podejrzeń.

page-round-1 = Paladyn
    .text = jeden z trzech, potajemnie
page-round-2 = Karczma
    .text = czterech robotników
page-round-3 = Akcje
    .text = na zmianę, po jednej
page-round-4 = Pas
    .text = zostaje do trzech robotników
page-round-5 = Inkwizycja
    .text = gdy skończą się podatki
