# Zanim zagra się kartę wyprawy lub wybierze przeciwnika: szanse i to, co jest do zdobycia.

glory-odds-duel = pojedynek
glory-odds-pass = najazd
glory-odds-strength = siła
glory-odds-with = siła { $strength }, same kości
glory-odds-said = Szansa przy sile { $strength }, same kości: najazd { $pass }, pojedynek { $duel }.
glory-odds-need = Do wygrania najazdu potrzeba ataku co najmniej { $attack }.
glory-odds-need-die = Do wygrania najazdu potrzeba ataku co najmniej { $attack } plus tyle, ile pokaże kość zbroi przeciwnika.
glory-odds-tie-yours = Remis jest twój, prestiż { $mine } : { $theirs }.
glory-odds-tie-theirs = Remis oznacza porażkę, prestiż { $mine } : { $theirs }.
glory-odds-assumed = Szanse są dokładne, same kości: wierzchowiec { $steed }, zbroja { $armour }, cała siła użyta przed pierwszym najazdem. Wiara, sojusznicy i relikwie zwiększają szanse.
glory-odds-assumed-with = Szanse są dokładne, same kości: siła { $strength }, wierzchowiec { $steed }, zbroja { $armour }. Wiara, sojusznicy i relikwie zwiększają szanse.
glory-odds-foe = { $name }: przyjęto, że użyje siły: { $strength }.
glory-odds-victory = Zwycięstwo
glory-odds-defeat = Porażka
glory-odds-defeat-card = Karta wraca na rękę, ale zagranie się liczy: { $plays } z { $limit }.
glory-odds-defeat-back = Odzyskasz po jednym z tego, czego użyjesz: siła, wiara, sojusznik, relikwia, żeton prestiżu.
glory-nothing = Sama karta nic nie daje.
glory-nothing-counts = Do tytułów i tak się liczy.
glory-nothing-counts-if-won = Do tytułów i tak się liczy, jeśli wygrasz.
