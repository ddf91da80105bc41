# Strony „Jak grać”: wspólne dla wszystkich gier.

howto = Jak grać
howto-title = Jak grać: { $game }
howto-lead = Jedna strona, kilka minut. Potem graj: stół zna wszystkie zasady i sam je objaśnia.
howto-more = Cała gra na jednej stronie
howto-print = Wydrukuj tę stronę
howto-none = Ta gra nie ma jeszcze krótkiego wprowadzenia. Oto wszystkie jej zasady:
howto-head-goal = Cel
howto-head-points = Skąd biorą się punkty
howto-head-hints = Trzy rady na pierwszą partię
howto-head-questions = Czy umiesz odpowiedzieć?
howto-checks = Stół sam wszystko sprawdza. Jeśli czegoś nie możesz zrobić, powie, dlaczego i która zasada tego zabrania.
howto-go = Teraz twoja kolej
howto-go-hint = Krótka lekcja na prawdziwej planszy, krok po kroku. Konto nie jest potrzebne.
howto-lesson = Zacznij lekcję
