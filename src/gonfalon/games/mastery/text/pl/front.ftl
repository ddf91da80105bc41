# The board of a landing page: its description, the move it asks for, and what is said after it.

front-label = Prawdziwa pozycja z Medieval Mastery. Twój zamek jest czerwony. Jedno terytorium jest podświetlone.
front-asks = Twój ruch: zajmij Arenę
front-taken = Arena jest twoja
front-next =
    { $goal ->
        [one] Teraz ruch ma Touraine. Wygrywa ten, kto pierwszy zdobędzie { $goal } punkt.
        [few] Teraz ruch ma Touraine. Wygrywa ten, kto pierwszy zdobędzie { $goal } punkty.
        [many] Teraz ruch ma Touraine. Wygrywa ten, kto pierwszy zdobędzie { $goal } punktów.
       *[other] Teraz ruch ma Touraine. Wygrywa ten, kto pierwszy zdobędzie { $goal } punktu.
    }
