# What is said below a card about how it is played. Which cards a message belongs to stands in content/guide/rulings.txt;
# its id is the number of the ruling or rule, with a hyphen for the full stop.

ruling-L-20 = W swojej Komnacie nie możesz rozwiązywać Zadań.
ruling-L-2 = Jedno zdanie zaznacza postęp raz, niezależnie od tego, ile figurek trafia.
ruling-L-33 = Liczą się Obrażenia, które zostają po wszystkich reakcjach.
ruling-L-7 = Akcja liczy się, gdy się kończy, także jeśli została przerwana.
ruling-L-9 = Rozwiązuje je tylko oddanie Czaru. Jeśli zatrzymasz Czar, nie możesz próbować ponownie w tej Aktywacji.

ruling-R10-6 = Twoje własne działania i działania twoich Ewokacji nigdy jej nie uruchamiają.
ruling-R10-18 = Kto się porusza, jest przywoływany lub przenoszony do Pomieszczenia, ten do niego wchodzi. Przebywanie w nim już wcześniej ani jego opuszczenie się nie liczy.
ruling-L-4 = Na „zostajesz pokonany” odpowiada się, zanim wydarzy się cokolwiek z pokonania. Na „inny Mag zostaje pokonany” odpowiada się, gdy już się to stało; „to Pomieszczenie” to miejsce, w którym Mag padł.
ruling-L-5 = Można jej użyć, gdy cel został wybrany, przed pierwszym zdaniem: może to zrobić cel i każdy Mag, którego Czar według swoich słów już na pewno trafi, na przykład wszyscy w Pomieszczeniu, na których działa. Każdego innego Czar sięga, gdy trafiają go Obrażenia, i te Obrażenia się cofa.
ruling-R10-20 = Zignorować można tylko Obrażenia, które znalazły wolne miejsce. Obrażenia zignorowane w całości nie zostały otrzymane.
ruling-L-6 = Kto go ignoruje, jest chroniony przed wszystkimi jego pozostałymi zdaniami. Inne figurki i Pomieszczenie – nie.
ruling-L-32 = To ten sam cios, który ponosi ktoś inny: nikt nie zadaje ani nie otrzymuje Obrażeń po raz drugi. Liczy się to, co chroni ponoszącego.
ruling-L-36 = Co nie może odpowiedzieć na to zdanie, nie może też odpowiedzieć na pokonania, które ono powoduje. Umiejętności, Karty Pecha i Wydarzenia nadal mogą.
ruling-L-39 = Można na niego odpowiedzieć przy wyborze celu; bez odpowiedzi pozostają tylko jego zdania.

ruling-R9-5 = „Jeśli to zrobisz” i „jeśli cel to zrobi” wymaga, by to, co stoi na końcu poprzedniego zdania, zostało wykonane w całości.
ruling-R9-17 = Możesz wybrać na cel Fałszywy Cel w Pomieszczeniu w zasięgu: nie otrzymuje on Obrażeń i nie ma kart, ale reszta Efektu jest stamtąd wykonywana.
ruling-R9-26 = Po pokonaniu zasięg mierzy się od Pomieszczenia, w którym padł cel.
ruling-R23-10 = Wzmocnienie: to zdanie wykonuje się tylko wtedy, gdy twoje pozostałe Ujawnione Czary mają te Elementy. Każdy Element wymaga osobnego Czaru, rzucany właśnie Czar się nie liczy, a Dowolny może zastąpić każdy Element.
ruling-R11-1 = Trwa do Fazy Porządkowania, nawet jeśli ty lub jego cel zostaniecie pokonani, ale nie dotyka Maga w Komnacie.
ruling-L-8 = Jego późniejsze Efekty nie są ponownym rozstrzygnięciem Czaru: nie liczą się do żadnego Zadania, które wymaga rozstrzygnięcia Czaru.

ruling-R17-15 = Twoje Obrażenia i twoje zamiany Obrażeń nigdy nie dotykają ciebie ani twoich Ewokacji.
ruling-L-16 = Z Awatarem Obrażenia od Czarnej Róży nie dotykają Koszmarów ani Ewokacji Awatara. Bez niego Koszmary otrzymują je jak każda Ewokacja.
ruling-L-38 = Cierpienie: Czarna Róża zadaje ci tyle Obrażeń. Nie masz na nie odporności, a twoje własne karty mogą na nie odpowiedzieć.
ruling-R17-4 = Wybierasz Kostki dowolnych innych kolorów i możesz skończyć wcześniej.
ruling-L-25 = Gdy celem jest Pomieszczenie: do tylu na każdej figurce w nim.
ruling-L-31 = Kostki, które Czarna Róża na kimś zamienia, wybiera Posiadacz Korony; gdy w grze jest Awatar, zamienia się najpierw Kostki najbardziej z prawej.
ruling-R16-5 = Wybierasz Kostki dowolnych innych kolorów i możesz skończyć wcześniej; zastępuje się je tam, gdzie leżą.
ruling-R22-36 = Awatar zamienia tyle, ile może, zaczynając od Kostek najbardziej z prawej.
ruling-L-24 = Kto leczy, wybiera Kostki i może skończyć wcześniej. Wracają one do właścicieli.
ruling-L-50 = Awatar zdejmuje tyle Kostek, ile może; które, wybiera Posiadacz Korony.
ruling-R24-22 = Nikomu nie można ukraść więcej, niż ma.
ruling-R24-9 = „Jeśli to zrobisz” wymaga, by było tyle PM do stracenia.

ruling-R12-4 = Mając trzy Ewokacje w grze, możesz usunąć jedną z nich dla nowej; drugi Kolos może tylko zastąpić twojego pierwszego. Jeśli żadna figurka nie jest wolna, nic nie zostaje przywołane, a Efekt trwa dalej.
ruling-R12-17 = Koszmar należy do Czarnej Róży, wchodzi do Pomieszczeń razem ze swoim Magiem i odchodzi, gdy jego Mag zostaje pokonany. Mag może mieć najwyżej trzy.
ruling-L-34 = Dopóki ją kontrolujesz, decydujesz o jej Umiejętnościach i Ulepszeniach, jej Kostki są twoje, a jej Obrażenia liczą się jako zadane przez ciebie.
ruling-L-19 = Ewokacja może mieć dowolnie wiele Ulepszeń, także kilka jednakowych; kończy to tylko zasób. Odrzuca się je, gdy opuszcza grę.
ruling-R23-3 = Jeśli nie ma wolnej kopii, żadna nie zostaje przypisana. Mag może mieć kilka Kart Pecha.
ruling-L-26 = Którą Kartę Pecha się odrzuca, wybiera ten, do kogo jest przypisana; za Awatara wybiera Posiadacz Korony.
ruling-R24-17 = Przeniesienie do Pomieszczenia jest wejściem do niego; do Pomieszczeń po drodze się nie wchodzi.
ruling-R9-19 = Fałszywego Celu nie można zaatakować.
ruling-R24-18 = Odświeżony Żeton pozwala na jeszcze jedną Akcję Fizyczną w tej Fazie.
ruling-R24-21 = To, co przeszukano, tasuje się potem.

ruling-RB-10 = Zapomniany Czar opuszcza grę, gdy zostaje odrzucony, zużyty na Odczekanie albo jest ujawniony w Fazie Porządkowania. (Wydanie niemieckie zostawia Czar zużyty na Odczekanie we Wspomnieniach: ustawienie stołu.)
ruling-L-21 = Możesz rzucić to, co można rzucić w ramach Akcji: Szybki Czar albo ten z najniższym numerem. Nie liczy się jako jedno z twoich Rzuceń Czaru.
ruling-L-22 = To drugie Pomieszczenie nie musi być odbudowane. Jego Efekt mierzy się od ciebie; jego Żetonu się nie odwraca i nie liczy się ono jako aktywowane.
ruling-L-23 = Pomieszczenie działa takie, jakie jest, Użyte czy nie, a każdy zasięg mierzy się od ciebie. Żeton odbudowanego kończy na stronie Użyte.
ruling-L-41 = Każdy z jego ruchów można pominąć, ataków nie, jeśli jest kogo zaatakować.
ruling-R15-6 = Może je aktywować tylko Mag, który może odrzucić trzy Czary, i musi wtedy wykonać jego Efekt.

ruling-L-15 = „Każdy Mag” na Wydarzeniu oznacza wszystkich, także Magów w ich Komnatach, ale nigdy Awatara.
ruling-L-40 = Wydarzenia, które każe dobrać Wydarzenie, dobiera Mag, który dobrał je samo.
ruling-R4-7 = Za Wydarzenie odrzucone przez Efekt Czarna Róża nic nie zyskuje.
ruling-R5-9 = Zadanie rozwiązane w ten sposób daje swoje PM; jego Efektu się nie rozstrzyga.
ruling-R5-12 = Za Zadanie odrzucone przez Efekt Czarna Róża nic nie zyskuje.
ruling-R5-11 = Trafia zakryte na Stos Kart Odrzuconych, a Czarna Róża zyskuje 1, 2 lub 3 PM według jego Fazy Księżyca.

ruling-L-51 = Awatar wybiera spośród tych, których może wybrać na cel, nigdy Fałszywy Cel. Jeśli takich nie ma, Efekt trwa dalej bez celu.
ruling-L-46 = W ten sposób następuje po sobie najwyżej dziesięć kart.
ruling-L-57 = „Niezamienione” jest to, czego brakuje do tej liczby, także gdy było za mało Kostek do zamiany.

# The older edition.
ruling-C6-10 = Nie musisz go kończyć: zatrzymane zakryte, czeka na następne spełnienie swojego Wyzwania.
ruling-C6-6 = Żeton Pomieszczenia odwraca się; potem robi się to zamiast tego, co robi Pomieszczenie.
ruling-C6-9 = Za każde odrzucone Zadanie Czarna Róża zyskuje 1, 2 lub 3 PM według jego Fazy Księżyca.
ruling-C12-6 = Uruchamia ją każdy, kto wchodzi do Pomieszczenia, chcąc lub nie. Przebywanie w nim już wcześniej ani jego opuszczenie jej nie uruchamia.
ruling-C12-7 = Używa się jej dla jednego z jej dwóch kolorów, a dla drugiego przepada.
ruling-C12-18 = Twoje własne działania i działania twoich Ewokacji nigdy jej nie uruchamiają.
ruling-C20-4 = Oszczędzony jest tylko ten, kto go ignoruje; wszyscy inni są nadal trafiani.
ruling-C14-8 = Ciebie i twoich Ewokacji nie dotykają twoje Efekty, chyba że tak mówią, leczą, zamieniają albo pozwalają działać twoim Ewokacjom.
ruling-C8-10 = Użyty, albo jako Ochrona, której nic nie uruchomiło, opuszcza grę w Fazie Porządkowania; usunięty w Fazie Nauki albo po użyciu zastąpiony Czarem rzuconym z ręki opuszcza ją od razu. Pułapka, której nic nie uruchomiło, wraca na twoją rękę. Odrzucony z ręki lub za krok trafia do twoich Wspomnień.
ruling-C8-3 = Jaki Element pokazuje, mówi się zaraz po ujawnieniu; obowiązuje to przez całą Turę.
ruling-C11-12 = Jego Żeton nie może być jeszcze odwrócony, a to go odwraca.
ruling-C15-3 = Wybierasz Kostki dowolnych innych kolorów i możesz skończyć wcześniej; zastępuje się je tam, gdzie leżą.
ruling-C15-9 = Wartość jego Żetonu liczy się dopiero na końcu, dla tego, kto miał w nim najwięcej Kostek, gdy zostało zniszczone; przy remisie dostaje go Czarna Róża.
ruling-C16-10 = Mając trzy Ewokacje w grze, możesz usunąć jedną z nich dla nowej. Jeśli żadna figurka nie jest wolna, nic nie zostaje przywołane, a Efekt trwa dalej.
ruling-C16-5 = Najpierw się porusza, a potem atakuje albo robi to, co ma zamiast ataku; potem zostaje na miejscu.
ruling-C20-16 = Umieszczenie w Pomieszczeniu jest wejściem do niego; do Pomieszczeń po drodze się nie wchodzi.
ruling-C20-19 = Nikomu nie można ukraść więcej, niż ma.
ruling-C5-7 = Czarna Róża dostaje zapłatę za każde Wydarzenie, które opuszcza planszę, także gdy odrzuca je Efekt.
