# Nazwy opcji stołu.
setting-difficulty = Poziom trudności
setting-difficulty-choose = Zapytaj na początku partii
