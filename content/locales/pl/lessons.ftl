### The lessons and the guide beside a first game, fetched where they are.

lesson-lead = Krótkie lekcje przy przygotowanym już stole i cała gra z przewodnikiem obok. Każda lekcja to ostatnia Tura gry: około dziesięciu minut i zawsze dochodzi do końca.
lesson-first-name = Pierwsza lekcja: jedna Tura
lesson-first-about = Sześć Faz, przygotowywanie i rzucanie Czarów, odpowiadanie na to, co robią inni, i jak to wszystko zmienia się w PM.
lesson-second-name = Druga lekcja: Róża przy pracy
lesson-second-about = Zadania, Wydarzenia, Czarna Róża, odbudowywane Pomieszczenia, Odczekanie, Karty Pecha i Ewokacje.
lesson-third-name = Trzecia lekcja: Awatar
lesson-third-about = Mag, którym nikt nie gra: jak działają jego Karty Poleceń, co wybiera i jak go pokonać.
lesson-classic-name = Gra klasyczna: jedna Tura
lesson-classic-about = Pierwsza gra z 2019 roku, od początku: Pomieszczenia, które obracają się w gruzy, Zadania nagradzane od razu, Żetony liczone na końcu. Drugiej nie trzeba znać.
lesson-coming = Znam już Odrodzenie
lesson-guide-name = Pierwsza cała gra
lesson-guide-about = Ty przeciwko botowi, od początku. Głos wyjaśnia każdą nową rzecz raz, gdy się pojawia; tego, co już powiedział, nie powtarza.
lesson-begin = Zacznij
lesson-begin-of = Zacznij lekcję { $number }
lesson-resume = Wróć do przerwanej
lesson-restart = Zacznij od nowa
lesson-restart-of = Zacznij lekcję { $number } od nowa
lesson-rules = Wolę przeczytać zasady
lesson-leave = Wyjdź
lesson-fold = Rozumiem
lesson-unfold = Co było powiedziane
lesson-now = Co teraz
lesson-back = Co było powiedziane wcześniej
lesson-next = { $count ->
    [one] Dalej
    [few] Dalej ({ $count })
   *[many] Dalej ({ $count })
  }
lesson-finish = Do własnego stołu
lesson-go-on = Następna: { $name }
lesson-progress = Opowiedziano { $done } z { $all }
lesson-in-cell = Komnata
lesson-where = { $what } – { $room }
lesson-welcome-title = Grasz jako { $me }
lesson-welcome = { $other } siedzi naprzeciw: to bot. To ostatnia Tura gry; kto po niej ma najwięcej PM, wygrywa. Ty masz { $mine }, { $other } { $theirs }, a Czarna Róża { $rose }. Jeśli najwięcej ma Róża, oboje przegrywacie.
lesson-table-title = Loża
lesson-table = Pomieszczenia ({ $rooms }), a przy nich Tor Punktów Mocy z Księżycami. Stoisz tutaj: { $here }. { $other } stoi tutaj: { $there }. Małe kształty w Pomieszczeniu to Kostki: Niestabilność. Kształty na Planszy to Obrażenia. Wskaż cokolwiek, aby to przeczytać, a na ekranie dotykowym przytrzymaj.
lesson-study-title = Faza Studiów
lesson-study = Każdy dobiera dwa własne Czary; twoje właśnie przyszły. Teraz weź jeszcze cztery ze Szkół: dla każdego wskaż Szkołę; jeśli chcesz, dwa razy tę samą. Zobaczysz wszystkie cztery i zatrzymasz dwa.
lesson-keep-title = Zatrzymaj dwa
lesson-keep = Oto te cztery. Wybierz dwa, które ci się podobają; pozostałe trafiają odkryte na Stosy Kart Odrzuconych swoich Szkół. Każdy Czar ma Efekt Górny i Efekt Dolny albo tylko jedną stronę: użyjesz jednej z nich.
lesson-remove-title = Lżejsza ręka
lesson-remove = Tu Czary opuszczają rękę: jeden, który wyrzucasz, jeśli chcesz, albo te ponad to, co może utrzymać twój Mag.
lesson-prepare-title = Faza Przygotowań
lesson-prepare = Teraz każdy kładzie od dwóch do czterech zakrytych Czarów, wszyscy jednocześnie. Czary z ponumerowanych miejsc rzuca się po kolei, Szybki Czar – kiedy chcesz, nawet obok innego.
lesson-plan-title = Dobry plan
lesson-plan = { $blow }, Efekt Górny, na miejscu I: zadaje { $left }, a { $other } zniesie jeszcze tylko { $left }. { $shield } na miejscu Szybkiego Czaru: Ochrona, która odpowiada, gdy ktoś cię rani. Dołóż { $more }, jeśli chcesz.
lesson-sides-title = Góra czy dół
lesson-sides = Każdy Czar kładzie się jedną stroną do góry. Wybierz kartę, odwróć ją jej przyciskiem, potem wybierz miejsce.
lesson-confirm-title = Nic jeszcze nie jest ostateczne
lesson-confirm = Przesuwaj, odwracaj i zabieraj, jak chcesz. Gdy jest dobrze, zatwierdź. Potem nie można zmienić ani miejsca, ani strony.
lesson-action-title = Faza Akcji
lesson-action = { $first ->
    [yes] Jesteś w tej Fazie Pierwszym Magiem, więc zaczynasz.
   *[no] Przyszła twoja kolej.
  } Aktywacja to jedna lub dwie Akcje; potem kolej na następnego Maga, runda po rundzie, aż nikt nie może już działać.
lesson-cast-title = Co możesz zrobić
lesson-cast = Rzuć następny Czar albo obok niego Szybki. Okrągłymi Żetonami płacisz za Akcje Fizyczne: Badanie cię porusza, Walka uderza kogoś w twoim Pomieszczeniu, Rozkaz budzi twoje stworzenie. Przy Akcjach, których nie możesz wykonać, podany jest powód.
lesson-target-title = Wybierz cel
lesson-target = Co świeci, można wybrać. Zasięg liczy Pomieszczenia wzdłuż prostych rzędów: pokazują je kropkowane linie. Jeśli nikt nie pasuje, może stanąć Fałszywy Cel, a reszta Czaru i tak działa.
lesson-damage-title = Obrażenia to inwestycja
lesson-damage = Twoje Kostki leżą teraz na tym, kogo trafiasz. Gdy Mag pada, każdy, kto ma na nim Kostki, dostaje zapłatę według ich liczby. Otwórz Planszę, aby zobaczyć, ile kto by dostał.
lesson-unstable-title = Niestabilność
lesson-unstable = Twoja Kostka leży teraz w Pomieszczeniu. Czary z pękniętym sześciokątem kładą jedną w twoim własnym Pomieszczeniu, zanim stanie się cokolwiek innego. Gdy wszystkie miejsca Pomieszczenia są zajęte, w Fazie Porządkowania zostaje odbudowane i płaci według Kostek.
lesson-defeat-title = Mag pada
lesson-defeat = { $who } trafia do Komnaty, bierzesz Trofeum, a za Kostki przyznaje się PM: przeczytaj w dzienniku. Nikt nie odpada z gry; z następną Akcją droga prowadzi z powrotem do Loży, bez żadnych Obrażeń.
lesson-active-title = Aktywny Czar
lesson-active = Leży zakryty ze swoim Żetonem: każdy widzi, czy to Ochrona, czy Pułapka, ale nikt nie widzi, która. Gdy zajdzie Warunek Wyzwalający, dostaniesz pytanie.
lesson-quest-title = Zadanie do rozwiązania
lesson-quest = Zadanie { $quest } leży przed tobą ukończone. Możesz je rozwiązać między Akcjami: robi to, co mówi, i daje { $power } PM.
lesson-solved-title = Rozwiązane
lesson-solved = Rozwiązane Zadania liczą się jeszcze raz na końcu: kto ma ich najwięcej, dostaje za to zapłatę.
lesson-explore-title = Na nogach
lesson-explore = Świecące Pomieszczenia są o krok stąd. Możesz aktywować Pomieszczenie, w którym stoisz, przed wszystkimi krokami albo po nich. Zakończ, gdy wystarczy.
lesson-fight-title = Walka
lesson-fight = { $others ->
    [no] Nie ma tu nikogo, kogo można zaatakować. Nadal możesz aktywować Pomieszczenie albo zakończyć.
   *[yes] Zaatakuj jeden Model w swoim Pomieszczeniu: otrzymuje Obrażenia równe twojej Sile. Możesz też aktywować Pomieszczenie, przed atakiem albo po nim.
  }
lesson-react-title = Możesz zareagować
lesson-react = Coś uruchomiło twoją kartę. Przeczytaj, co się stało, a potem jej użyj albo zostaw. Użyta karta jest w tej Turze zużyta; nieużyta czeka na następną okazję. Pozostali widzą tylko, że stół czeka.
lesson-react-must-title = Co pierwsze
lesson-react-must = Uruchomiło się kilka rzeczy i nie wszystkie można spasować: powiedz, co pierwsze. Tam, gdzie jest „możesz”, dostaniesz pytanie, zanim coś się stanie; Pułapkę lub Ochronę można spasować, gdy reszta jest rozstrzygnięta.
lesson-evocation-title = Faza Ewokacji
lesson-evocation = Gdy nikt nie może już działać, działają stworzenia: każde porusza się i atakuje raz. { $own ->
    [0] Teraz nie masz żadnego.
   *[other] Twoje: { $mine }.
  } { $others ->
    [0] { $who } nie ma żadnego.
   *[other] { $who } ma: { $theirs }.
  }
lesson-cleanup-title = Faza Porządkowania
lesson-cleanup = Plansze zostają oczyszczone. Każde pełne Pomieszczenie zostaje odbudowane i płaci według Kostek: liczby na nim są dla pierwszego, drugiego i pozostałych.
lesson-rebuilt-title = Pomieszczenie odbudowane
lesson-rebuilt = { $room } ma nowy, silniejszy Efekt, który działa raz na Turę, i nie przyjmuje więcej Kostek.
lesson-end-title = Końcowe przyznawanie punktów
lesson-end = PM na torze, potem punkty bonusowe za Zadania, Trofea i Koronę: przejdź przez nie strzałkami na dole. To była cała Tura. W prawdziwej grze jest ich od pięciu do ośmiu.
lesson-classic-table-title = Loża
lesson-classic-table = Pomieszczenia ({ $rooms }), a przy nich Tor Punktów Mocy z Księżycami. Stoisz tutaj: { $here }. { $other } stoi tutaj: { $there }. Każde Pomieszczenie robi coś dla tego, kto je aktywuje, raz na Turę. Małe kształty w Pomieszczeniu to Kostki: Niestabilność. Kształty na Planszy to Obrażenia. Wskaż cokolwiek, aby to przeczytać, a na ekranie dotykowym przytrzymaj.
lesson-classic-gone-title = { $count ->
    [one] Zniszczone Pomieszczenie
    [few] Zniszczone Pomieszczenia
   *[many] Zniszczone Pomieszczenia
  }
lesson-classic-gone = { $count ->
    [one] Zapełnione Kostkami i zniszczone: { $gone }. Nic już nie robi.
    [few] Zapełnione Kostkami i zniszczone: { $gone }. Nic już nie robią.
   *[many] Zapełnione Kostkami i zniszczone: { $gone }. Nic już nie robią.
  } { $own ->
    [0] Kto miał w Pomieszczeniu najwięcej Kostek, ma jego Żeton.
   *[other] Twój jest Żeton: { $won }, bo najwięcej Kostek było tam twoich.
  } Żetony są warte PM, gdy gra się skończy.
lesson-classic-prepare-title = Faza Przygotowań
lesson-classic-prepare = Teraz każdy kładzie od dwóch do czterech zakrytych Czarów, wszyscy jednocześnie. Jeden z nich musi leżeć na miejscu Szybkiego Czaru: rzuca się go, kiedy chcesz, nawet obok innego. Czary z ponumerowanych miejsc rzuca się po kolei.
lesson-classic-quest-title = Twoje Zadanie
lesson-classic-quest = Zadanie { $quest } leży przed tobą i tylko ty możesz je przeczytać. Zrób to, o co prosi, a dostaniesz pytanie: ukończone robi to, co mówi, i od razu daje { $power } PM.
lesson-classic-plan-title = Dobry plan
lesson-classic-plan = { $other } zniesie jeszcze { $left }. Twoje Zadanie prosi o Pomieszczenie, w którym stoisz: Badanie bez kroku, aktywuj: { $here }, ukończ Zadanie { $quest }, a zada ono 3. { $blow }, Efekt Górny, na miejscu I zadaje pozostałe 2. { $shield } na miejscu Szybkiego Czaru to Ochrona: odpowiada, gdy ktoś cię rani.
lesson-classic-cast-title = Co możesz zrobić
lesson-classic-cast = Rzuć następny Czar albo obok niego Szybki. Okrągłymi Żetonami płacisz za Akcje Fizyczne: Badanie cię porusza, Walka uderza kogoś w twoim Pomieszczeniu, a przy każdej możesz aktywować Pomieszczenie. Przy Akcjach, których nie możesz wykonać, podany jest powód.
lesson-classic-explore-title = Na nogach
lesson-classic-explore = Możesz aktywować Pomieszczenie, w którym stoisz, przed ruchem lub walką albo po nich; jego Żeton jest potem odwrócony do końca Tury. Świecące Pomieszczenia są o krok stąd; wcale nie trzeba iść. Zakończ, gdy wystarczy.
lesson-classic-complete-title = Twoje Zadanie jest spełnione
lesson-classic-complete = Robisz właśnie to, o co prosi twoje Zadanie. Ukończ je, a zdobędziesz jego PM; gdzie mówi „zamiast”, Pomieszczenie robi to, co mówi Zadanie. Albo je zatrzymaj: nikt nie widzi, że można było je ukończyć, a ono czeka na inną okazję.
lesson-classic-solved-title = Ukończone
lesson-classic-solved = Leży teraz przed tobą odkryte. Na końcu Ukończone Zadania liczą się jeszcze raz: kto ma ich najwięcej, dostaje za to zapłatę.
lesson-classic-target-title = Wybierz cel
lesson-classic-target = Co świeci, można wybrać. Zasięg liczy Pomieszczenia wzdłuż prostych rzędów: pokazują je kropkowane linie.
lesson-classic-icon-title = Przed czy po
lesson-classic-icon = Czar z pękniętym sześciokątem kładzie jedną twoją Kostkę w twoim Pomieszczeniu. Ty mówisz, czy przed Czarem, czy po nim.
lesson-classic-unstable-title = Niestabilność
lesson-classic-unstable = Twoja Kostka leży teraz w Pomieszczeniu. Gdy wszystkie miejsca Pomieszczenia są zajęte, zostaje ono zniszczone w Fazie Porządkowania, a kto ma w nim najwięcej Kostek, bierze jego Żeton. Jeśli najwięcej mają dwaj, bierze go Róża.
lesson-classic-cleanup-title = Faza Porządkowania
lesson-classic-cleanup = Plansze zostają oczyszczone, a Żetony Pomieszczeń odwrócone z powrotem. Każde pełne Pomieszczenie zostaje teraz zniszczone.
lesson-classic-fell-title = Pomieszczenie w gruzach
lesson-classic-fell = Zniszczono: { $room }. { $own ->
    [yes] Najwięcej Kostek było tam twoich: Żeton jest twój.
   *[no] Żeton dostaje { $who }.
  }
lesson-classic-end-title = Końcowe przyznawanie punktów
lesson-classic-end = PM na torze, potem punkty bonusowe za Ukończone Zadania, Trofea, Żetony zniszczonych Pomieszczeń i Koronę: przejdź przez nie strzałkami na dole. To była cała Tura gry klasycznej; resztę mają zasady, w rozdziałach na C.
lesson-again-title = Róża przy pracy
lesson-again = Znów ostatnia Tura, teraz ze wszystkim, co pominęła pierwsza lekcja. Czarna Róża ma { $rose } PM: o tym, co ją karmi, jest ta lekcja.
lesson-board-title = Plansza Wydarzeń
lesson-board = { $count ->
    [one] Leży tam jedno Wydarzenie: { $events }.
    [few] Leżą tam Wydarzenia: { $events }.
   *[many] Leżą tam Wydarzenia: { $events }.
  } Dopóki Wydarzenie tam leży, obowiązuje wszystkich. Gdy opuszcza planszę, Czarna Róża często dostaje za nie zapłatę.
lesson-revealed-title = Ujawniono Wydarzenie
lesson-revealed = { $event } – to Wydarzenie ujawniono w tej Turze, jak jedno w każdej Fazie Czarnej Róży. Niektóre działają od razu i znikają, inne zajmują miejsce na planszy i wypychają poprzednie.
lesson-own-quests-title = Twoje Zadania
lesson-own-quests = Zadanie { $quest } leży przed tobą. { $slots ->
    [0] Kończy je jeden czyn.
   *[other] Ma Kostki: { $marks } z { $slots }; z ostatnią jest ukończone.
  } Co trzeba zrobić, mówi karta. Zadanie jest tajne do pierwszej Kostki, chyba że mówi inaczej.
lesson-jinx-title = Karta Pecha
lesson-jinx = Masz Kartę Pecha { $jinx }: przeszkadza ci, dopóki nie zostanie odrzucona. Ma Kostki: { $cubes } z { $slots }; to, co mówi, kładzie następną, a z ostatnią karta odchodzi.
lesson-creatures-title = Twoje Ewokacje
lesson-creatures = { $mine }. Ewokacja ma Ruch, Siłę i Punkty Życia, jak Mag. Działa w Fazie Ewokacji i gdy wydajesz jej Rozkaz.
lesson-full-room-title = Pełne Pomieszczenie
lesson-full-room = Wszystkie miejsca są zajęte: { $rooms }. Odbudowa nastąpi w Fazie Porządkowania, cokolwiek stanie się wcześniej: wskaż je, aby zobaczyć, kto ile by zyskał.
lesson-lay-more-title = Połóż o jeden więcej
lesson-lay-more = Tym razem połóż trzy lub cztery Czary. Czar, którego nie chcesz już rzucać, możesz zużyć na Odczekanie.
lesson-quest-drawn-title = Nowe Zadanie
lesson-quest-drawn = Masz nowe Zadanie. Jest limit tego, ile możesz ich mieć; co jest ponad nim, przepada, a Róża to odnotowuje.
lesson-offer-title = Zrezygnować z Zadania?
lesson-offer = Raz na Turę możesz zrezygnować z Zadania, którego nie chcesz. Czarna Róża zyskuje za to 1, 2 albo 3 PM, zależnie od Księżyca na nim. Nie musisz tego robić.
lesson-momentum-title = Odczekanie
lesson-momentum = Zużywa przygotowany Czar, nieużyty, za jeden krok. Nie wymaga żetonu i nie aktywuje Pomieszczenia. Kosztuje kartę, więc zawsze jest to twój wybór.
lesson-momentum-step-title = Jeden krok
lesson-momentum-step = Czar jest zużyty. Przejdź do sąsiedniego Pomieszczenia albo zostań, gdzie jesteś. Odczekanie nie aktywuje Pomieszczenia.
lesson-command-title = Rozkaz
lesson-command = Żeton od razu budzi jedną z twoich Ewokacji: porusza się i atakuje, jak zrobi to znów w Fazie Ewokacji.
lesson-solve-title = Rozwiąż
lesson-solve = Ukończone Zadanie można teraz rozwiązać, między twoimi Akcjami. Nie kosztuje to Akcji.
lesson-marked-title = O jedną Kostkę więcej
lesson-marked = To, co robisz, liczy się do twojego Zadania: leży na nim jedna z twoich Kostek.
lesson-jinx-marked-title = Karta Pecha odeszła
lesson-jinx-marked = Z ostatnią Kostką została odrzucona; znajdzie kogoś innego.
lesson-rose-acts-title = Róża zyskuje
lesson-rose-acts = Wydarzenie zmieniło czyjeś PM: przeczytaj w dzienniku, czyje i dlaczego. Kto pozwoli Róży uciec, przegra razem ze wszystkimi.
lesson-steps-title = Kolej stworzenia
lesson-steps = Poruszaj je krok po kroku, zaatakuj kogoś w tym samym Pomieszczeniu albo zostaw je tam, gdzie jest.
lesson-order-title = W jakiej kolejności
lesson-order = Kilka Pomieszczeń jest pełnych. Kolejność odbudowy może mieć znaczenie, bo każde płaci od razu.
lesson-second-end-title = To było prawie wszystko
lesson-second-end = Przejdź przez punktację. Zostaje Awatar, dla tych, którzy grają samotnie albo chcą, by Róża miała ciało.
lesson-possessed-title = { $name }
lesson-possessed = Tym Magiem nikt nie gra: grają zasady. Stoi tutaj: { $there }. Należy do Czarnej Róży: jego Kostki są czarne, a jego punkty należą do niej. Ma ona { $rose } PM.
lesson-commands-title = Karty Poleceń
lesson-commands = Gdy działa { $name }, ujawnia Kartę Poleceń i robi to, co ona mówi, część po części. Czego nie da się zrobić, to się pomija. Każdą kartę możesz przeczytać, gdy jest wykonywana.
lesson-body-title = Może paść
lesson-body = { $name } ma na sobie Obrażenia: { $damage } z { $health }. Pokonaj go jak każdego Maga: dostajesz zapłatę i bierzesz Trofeum. Obrażenia na nim liczą się dla ciebie, a nie dla niej.
lesson-order-read-title = Co właśnie robi
lesson-order-read = Karta jest w opowieści ze swoimi częściami: wykonanymi i pominiętymi. Każdy jego wybór ma w dzienniku swój powód.
lesson-crown-chooses-title = Wybierasz za niego
lesson-crown-chooses = Gdzie { $name } ma według zasad więcej niż jedną drogę, decyduje Posiadacz Korony. To ty: wybierz drogę, która najmniej ci szkodzi.
lesson-order-answers-title = Odpowiada
lesson-order-answers = Aktywna Karta Poleceń odpowiada na to, co spotyka Awatara ({ $name }), tak jak twoja Ochrona lub Pułapka.
lesson-avatar-falls-title = Ciało pada
lesson-avatar-falls = { $name } trafia do swojej Komnaty i wraca jak każdy. Masz jego Trofeum.
lesson-avatar-creatures-title = Jego stworzenia
lesson-avatar-creatures = { $theirs }: idą za tym, co mówi im karta Awatara ({ $name }).
lesson-third-end-title = Znasz już całą grę
lesson-third-end = Jeśli masz więcej niż Róża, wygrywasz. Weź własny stół: Awatar może przy nim usiąść z jednym do trzech graczy.
lesson-guide-welcome-title = Twoja pierwsza cała gra
lesson-guide-welcome = { $others ->
    [one] Grasz przeciwko jednemu botowi.
    [few] Grasz przeciwko { $others } botom.
   *[many] Grasz przeciwko { $others } botom.
  } Gra kończy się z Turą, w której ktoś osiąga { $end } na Torze Punktów Mocy. Każdą nową rzecz wyjaśniam raz, gdy się pojawia. Odeślij mnie krzyżykiem; lekcje sprowadzą mnie z powrotem.
lesson-guide-mage-title = Wybierz Maga
lesson-guide-mage = Magowie różnią się tym, ile znoszą, ile trzymają w ręce i jak się poruszają. Każdy ma swój Osobisty Czar.
lesson-guide-school-title = Wybierz Szkołę
lesson-guide-school = Z niej pochodzą twoje pierwsze karty. W grze dobierasz ze wszystkich Szkół.
lesson-guide-grimoire-title = Wybierz Księgę Czarów
lesson-guide-grimoire = Karty, z którymi zaczynasz. Wskaż listę, aby je przeczytać.
lesson-guide-rose-title = Czarna Róża
lesson-guide-rose = Jest na górze, nad Planszami, ze swoimi PM. Nie zagrywa własnych kart: grają za nią Wydarzenia i liczy się każda jej Kostka. Jeśli na końcu ma najwięcej, przegrywają wszyscy inni.
lesson-guide-room-title = Pomieszczenie działa
lesson-guide-room = To był Efekt Pomieszczenia. Zniszczone mają mały, odbudowane silniejszy, raz na Turę.
lesson-guide-hurt-title = Masz Obrażenia
lesson-guide-hurt = Gdy twój pasek jest pełny, padasz: kto ma na nim Kostki, dostaje zapłatę, a ty trafiasz do Komnaty i zaczynasz znów bez Obrażeń. Leczenie zdejmuje Kostki; czyje, to twój wybór.
lesson-guide-cell-title = W Komnacie
lesson-guide-cell = Tu nikt cię nie dosięgnie. Pierwsza Akcja wyprowadza cię przez jedne z jej drzwi.
lesson-guide-crown-title = Korona
lesson-guide-crown = Kto ją ma, jest pierwszy w następnej Turze i decyduje tam, gdzie zasady pozostawiają coś otwartego. Liczy się też na końcu.
lesson-guide-summoned-title = Ewokacja
lesson-guide-summoned = Twoje stworzenie jest już w Loży. Zarys mówi, jakiego jest rodzaju, obwódka, czyje.
lesson-guide-moon-title = Zmienia się Faza Księżyca
lesson-guide-moon = Ktoś minął Kostkę Księżyca na Torze Punktów Mocy. Od teraz Zadania i Wydarzenia pochodzą z następnej, silniejszej talii, a każdy Mag bierze jeden ze swoich Osobistych Czarów.
lesson-guide-turn-title = Druga Tura
lesson-guide-turn = Tura się skończyła; wszystkie inne są podobne. O tym, co nowe, powiem. Strzałka u góry lub klawisz R pokazuje znów, co robili inni.
lesson-guide-last-title = Ostatnia Tura
lesson-guide-last = Koniec Toru Punktów Mocy jest osiągnięty. Tę Turę gra się do końca; potem wszystko zostaje policzone.
lesson-guide-end-title = Gra się skończyła
lesson-guide-end = Przejdź przez punktację strzałkami. Powtórka pokazuje całą grę jeszcze raz, ruch po ruchu.
lesson-hint-any = Wybierz jedną ze świecących rzeczy albo przycisk pod Lożą.
lesson-hint-wait = Decyduje druga strona. Rozejrzyj się tymczasem.
lesson-hint-told = Teraz: patrz, co się dzieje.
lesson-hint-over = Gra się skończyła.
lesson-hint-Prepare = Połóż co najmniej dwa Czary, potem zatwierdź.
lesson-hint-CompleteQuest = Teraz: ukończ Zadanie albo je zatrzymaj.
lesson-hint-OfferQuest = Teraz: zachowaj wszystkie albo wybierz Zadanie, z którego rezygnujesz.
lesson-hint-Icon = Teraz: przed Czarem albo po nim.
lesson-hint-DrawFrom = Teraz: wskaż Szkołę, cztery razy.
lesson-hint-DrawFrom-one = Teraz: wybierz Szkołę, z której dobierasz.
lesson-hint-Keep = Teraz: wybierz Czar do zatrzymania.
lesson-hint-RemoveSpell = Teraz: zatrzymaj wszystkie albo wybierz jeden do wyrzucenia.
lesson-hint-Act = Teraz: wybierz Akcję albo zakończ Aktywację.
lesson-hint-Act-must = Teraz: wybierz Akcję.
lesson-hint-Target = Teraz: wybierz świecący cel.
lesson-hint-React = Teraz: użyj karty albo spasuj.
lesson-hint-React-must = Teraz: wybierz, co pierwsze.
lesson-hint-Explore = Teraz: wejdź do świecącego Pomieszczenia, aktywuj albo zakończ.
lesson-hint-Explore-still = Teraz: aktywuj Pomieszczenie albo zakończ.
lesson-hint-Explore-only = Teraz: wejdź do świecącego Pomieszczenia albo zakończ.
lesson-hint-MomentumStep = Teraz: przejdź do świecącego Pomieszczenia albo zostań.
lesson-hint-Fight = Teraz: wybierz, kogo atakujesz, aktywuj Pomieszczenie albo zakończ.
lesson-hint-Fight-only = Teraz: wybierz, kogo atakujesz, albo zakończ.
lesson-hint-Fight-still = Teraz: aktywuj Pomieszczenie albo zakończ.
lesson-hint-EvocationStep = Teraz: porusz ją, zaatakuj nią albo zakończ.
lesson-hint-NextEvocation = Teraz: wybierz, które stworzenie działa następne.
lesson-hint-Heal = Teraz: wybierz Kostkę do zdjęcia.
lesson-hint-May = Teraz: zrób to albo odmów.
