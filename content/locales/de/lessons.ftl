### The lessons and the guide beside a first game, fetched where they are.

lesson-lead = Kurze Lektionen an einem Tisch, der schon aufgebaut ist, und eine ganze Partie mit Begleitung. Jede Lektion ist die letzte Runde einer Partie: etwa zehn Minuten, und sie kommt immer zu einem Ende.
lesson-first-name = Erste Lektion: eine Runde
lesson-first-about = Die sechs Phasen, Zauber vorbereiten und wirken, auf andere reagieren, und wie daraus Macht wird.
lesson-second-name = Zweite Lektion: Die Rose am Werk
lesson-second-about = Aufgaben, Ereignisse, die Black Rose, reparierte Räume, Zauber ablegen, Flüche und Beschwörungen.
lesson-third-name = Dritte Lektion: der Avatar
lesson-third-about = Ein Magi, den niemand spielt: wie seine Befehlskarten wirken, was er wählt, und wie er besiegt wird.
lesson-classic-name = Das klassische Spiel: eine Runde
lesson-classic-about = Das erste Spiel von 2019, von Anfang an: Räume, die fallen, Aufgaben, die sofort belohnen, Plättchen, die am Ende zählen. Das andere musst du nicht kennen.
lesson-coming = Ich kenne Rebirth schon
lesson-guide-name = Eine erste ganze Partie
lesson-guide-about = Du gegen einen Bot, von Anfang an. Eine Stimme erklärt alles Neue einmal, sobald es da ist; was sie gesagt hat, sagt sie nicht noch einmal.
lesson-begin = Beginnen
lesson-begin-of = Lektion { $number } beginnen
lesson-resume = Dort weitermachen, wo du warst
lesson-restart = Von vorn
lesson-restart-of = Lektion { $number } von vorn
lesson-rules = Lieber die Regeln lesen
lesson-leave = Verlassen
lesson-fold = Verstanden
lesson-unfold = Was gesagt wurde
lesson-now = Was nun
lesson-back = Was zuvor gesagt wurde
lesson-next =
    { $count ->
        [one] Weiter
       *[other] Weiter ({ $count })
    }
lesson-finish = An einen eigenen Tisch
lesson-go-on = Weiter zu: { $name }
lesson-progress = { $done } von { $all } erklärt
lesson-in-cell = die Kammer
lesson-where = { $what } { $room }
    .room = in
lesson-welcome-title = Du bist { $me }
    .me = nom
lesson-welcome = Dir gegenüber sitzt { $other }: ein Bot. Dies ist die letzte Runde der Partie; wer danach die meisten Machtpunkte hat, gewinnt. Du hast { $mine }, { $other } { $theirs } und die Black Rose { $rose }. Hat die Rose die meisten, habt ihr beide verloren.
    .other = nom
lesson-table-title = Die Akademie
lesson-table = { $rooms } Räume, und dazu die Machtleiste mit ihren Monden. Du bist hier: { $here }. { $other } ist hier: { $there }. Die kleinen Formen in einem Raum sind Marker: Stabilität. Die Formen auf einem Tableau sind Schaden. Zeige auf etwas, um es zu lesen, oder halte es auf einem Touchscreen gedrückt.
    .other = nom
    .here = title
    .there = title
lesson-study-title = Studierphase
lesson-study = Alle ziehen zwei Zauber von ihrem Zauberbuch; deine sind gerade gekommen. Nun nimm vier weitere aus den Zauberschulen: Nenne für jeden eine Schule, gern auch zweimal dieselbe. Du siehst alle vier und behältst zwei.
lesson-keep-title = Behalte zwei
lesson-keep = Das sind die vier. Wähle die zwei, die dir gefallen; die anderen kommen offen auf die Ablagestapel ihrer Schulen. Jeder Zauber ist Basiszauber und Umkehrzauber, oder hat nur eine Seite: Eine davon wirst du nutzen.
lesson-remove-title = Eine leichtere Hand
lesson-remove = Hier verlassen Zauber deine Hand: einer, den du nach Wunsch entfernst, oder die, die über dein Handkartenlimit gehen.
lesson-prepare-title = Vorbereitungsphase
lesson-prepare = Nun legen alle gleichzeitig zwei bis vier Zauber verdeckt aus. Die Zauber auf den Feldern I, II, III werden der Reihe nach gewirkt; der Spontanzauber, wann du willst, auch neben einem anderen Zauber.
lesson-plan-title = Ein guter Plan
lesson-plan = { $blow }, als Basiszauber, auf Feld I: Er fügt { $left } Schaden zu, und genau { $left } fehlen noch, um { $other } zu besiegen. { $shield } als Spontanzauber: ein Schutzzauber, der reagiert, wenn dir jemand Schaden zufügt. Nimm gern { $more } dazu.
    .other = acc
    .more = acc
lesson-sides-title = Basis- oder Umkehrzauber
lesson-sides = Jeder Zauber wird mit einer Seite nach oben gelegt. Wähle eine Karte, drehe sie mit ihrem Knopf um, dann wähle ein Feld.
lesson-confirm-title = Noch ist nichts endgültig
lesson-confirm = Verschiebe, drehe und nimm zurück, wie du magst. Wenn es stimmt, bestätige. Danach ändern sich weder Feld noch Seite.
lesson-action-title = Aktionsphase
lesson-action =
    { $first ->
        [yes] Du bist in dieser Phase zuerst an der Reihe, also beginnst du.
       *[no] Jetzt bist du an der Reihe.
    } Ein Zug besteht aus einer oder zwei Aktionen; dann ist der nächste Magi am Zug, reihum, bis niemand mehr handeln kann.
lesson-cast-title = Was du tun kannst
lesson-cast = Wirke den nächsten Zauber, oder daneben den Spontanzauber. Deine runden Plättchen bezahlen physische Aktionen: Ein Sprint bewegt dich, ein Kraftakt trifft jemanden in deinem Raum, ein Befehl erweckt eine deiner Beschwörungen. Aktionen, die nicht möglich sind, sagen warum.
lesson-target-title = Wähle ein Ziel
lesson-target = Was leuchtet, kann gewählt werden. Die Reichweite zählt Räume entlang gerader Reihen: Gepunktete Linien zeigen sie. Passt niemand, kann eine imaginäre Figur einspringen, und der Rest des Zaubers wirkt trotzdem.
lesson-damage-title = Schaden ist eine Investition
lesson-damage = Deine Marker liegen nun auf der Figur, die du getroffen hast. Wird ein Magi besiegt, werden alle mit Markern darauf nach deren Zahl belohnt. Öffne ein Tableau, um zu sehen, wer was erhielte.
lesson-unstable-title = Stabilität
lesson-unstable = Dein Marker liegt nun in einem Raum. Zauber mit dem gesprungenen Sechseck legen vor allem anderen einen in deinen eigenen Raum. Sind alle Aussparungen eines Raums voll, wird er in der Aufräumphase repariert und belohnt nach Markern.
lesson-defeat-title = Ein Magi ist besiegt
lesson-defeat = { $who } kommt in die Kammer, du nimmst eine Trophäe, und die Marker werden belohnt: Lies es im Protokoll. Niemand scheidet aus; mit der nächsten Aktion führt der Weg zurück in die Akademie, ohne jeden Schaden.
    .who = nom
lesson-active-title = Ein aktivierter Zauber
lesson-active = Er liegt verdeckt mit seinem Plättchen: Alle sehen, ob es ein Schutz- oder Fallenzauber ist, niemand sieht, welcher. Tritt seine Bedingung ein, wirst du gefragt.
lesson-quest-title = Eine Aufgabe zum Einlösen
lesson-quest = { $quest } liegt abgeschlossen vor dir. Du darfst sie zwischen Aktionen einlösen: Sie tut, was darauf steht, und bringt { $power }.
lesson-solved-title = Eingelöst
lesson-solved = Eingelöste Aufgaben zählen am Ende noch einmal: Wer die meisten hat, wird dafür belohnt.
lesson-explore-title = Auf den Beinen
lesson-explore = Leuchtende Räume sind einen Schritt entfernt. Du darfst den Raum aktivieren, in dem du bist, vor allen Schritten oder nach allen. Höre auf, wenn es genug ist.
lesson-fight-title = Ein Kraftakt
lesson-fight =
    { $others ->
        [no] Hier ist niemand, den du angreifen könntest. Du darfst trotzdem den Raum aktivieren, oder aufhören.
       *[yes] Greife ein Modell in deinem Raum an: Es nimmt Schaden in Höhe deiner Stärke. Du darfst auch den Raum aktivieren, vor dem Angriff oder danach.
    }
lesson-react-title = Du darfst reagieren
lesson-react = Etwas hat eine deiner Karten ausgelöst. Lies, was geschehen ist, dann benutze sie oder lass sie liegen. Eine benutzte Karte ist für diese Runde verbraucht; eine unbenutzte wartet auf das nächste Mal. Die anderen sehen nur, dass der Tisch wartet.
lesson-react-must-title = Was zuerst kommt
lesson-react-must = Mehreres wurde ausgelöst, und nicht bei allem darfst du passen: Sage, was zuerst kommt. Wo „darfst“ steht, wirst du gefragt, bevor etwas geschieht; bei einem Fallen- oder Schutzzauber darfst du passen, sobald das andere abgehandelt ist.
lesson-evocation-title = Beschwörungsphase
lesson-evocation =
    Kann niemand mehr handeln, handeln die Beschwörungen: Jede bewegt sich und greift einmal an. { $own ->
        [0] Du hast gerade keine.
       *[other] Deine: { $mine }.
    } { $others ->
        [0] { $who } hat keine.
       *[other] Auf der anderen Seite: { $theirs }.
    }
    .who = nom
lesson-cleanup-title = Aufräumphase
lesson-cleanup = Die Tableaus werden geleert. Jeder volle Raum wird repariert und belohnt nach Markern: mit den Zahlen darauf, für die meisten, die zweitmeisten und die anderen.
lesson-rebuilt-title = Ein Raum wird repariert
lesson-rebuilt = { $room } behält einen neuen, stärkeren Effekt, der einmal je Runde wirkt, und nimmt keine Marker mehr auf.
    .room = nom
lesson-end-title = Die Schlusswertung
lesson-end = Machtpunkte auf der Leiste, dann der Bonus für Aufgaben, Trophäen und die Krone: Gehe mit den Pfeilen unten hindurch. Das war eine ganze Runde. Eine richtige Partie hat fünf bis acht davon.
lesson-classic-table-title = Die Akademie
lesson-classic-table = { $rooms } Räume, und dazu die Machtleiste mit ihren Monden. Du bist hier: { $here }. { $other } ist hier: { $there }. Jeder Raum tut etwas für die Person, die ihn aktiviert, einmal je Runde. Die kleinen Formen in einem Raum sind Marker: Instabilität. Die Formen auf einem Tableau sind Schaden. Zeige auf etwas, um es zu lesen, oder halte es auf einem Touchscreen gedrückt.
    .other = nom
    .here = title
    .there = title
lesson-classic-gone-title =
    { $count ->
        [one] Ein Raum ist fort
       *[other] Räume sind fort
    }
lesson-classic-gone =
    { $count ->
        [one] { $gone } war voller Marker und ist gefallen: Der Raum tut nichts mehr.
       *[other] { $gone } waren voller Marker und sind gefallen: Diese Räume tun nichts mehr.
    } { $own ->
        [0] Wer in einem Raum die meisten Marker hatte, hat sein Plättchen.
       *[other] Das Plättchen von { $won } gehört dir, weil du dort die meisten Marker hattest.
    } Plättchen sind Machtpunkte wert, wenn die Partie zu Ende ist.
    .gone = nom
    .won = dat
lesson-classic-prepare-title = Vorbereitungsphase
lesson-classic-prepare = Nun legen alle gleichzeitig zwei bis vier Zauber verdeckt aus. Einer davon muss der Spontanzauber sein: Er wird gewirkt, wann du willst, auch neben einem anderen Zauber. Die Zauber auf den Feldern I, II, III werden der Reihe nach gewirkt.
lesson-classic-quest-title = Deine Aufgabe
lesson-classic-quest = { $quest } liegt vor dir, und nur du kannst sie lesen. Tu, was sie verlangt, und du wirst gefragt: Erfüllt, tut sie, was darauf steht, und bringt sofort { $power }.
lesson-classic-plan-title = Ein guter Plan
lesson-classic-plan = { $left } Schaden fehlen noch, um { $other } zu besiegen. Deine Aufgabe verlangt den Raum, in dem du bist: Führe einen Sprint ohne Schritt aus, aktiviere { $here }, erfülle { $quest }, und sie fügt 3 Schaden zu. { $blow }, als Basiszauber, auf Feld I fügt die 2 zu, die noch fehlen. { $shield } als Spontanzauber ist ein Schutzzauber: Er reagiert, wenn dir jemand Schaden zufügt.
    .other = acc
    .here = acc
    .quest = acc
lesson-classic-cast-title = Was du tun kannst
lesson-classic-cast = Wirke den nächsten Zauber, oder daneben den Spontanzauber. Deine runden Plättchen bezahlen physische Aktionen: Ein Sprint bewegt dich, ein Kraftakt trifft jemanden in deinem Raum, und mit beiden darfst du den Raum aktivieren. Aktionen, die nicht möglich sind, sagen warum.
lesson-classic-explore-title = Auf den Beinen
lesson-classic-explore = Du darfst den Raum aktivieren, in dem du bist, vor oder nach Schritten oder Angriff; sein Plättchen ist dann bis zum Ende der Runde umgedreht. Leuchtende Räume sind einen Schritt entfernt; du musst keinen gehen. Höre auf, wenn es genug ist.
lesson-classic-complete-title = Die Bedingung ist erfüllt
lesson-classic-complete = Was du getan hast, verlangt eine deiner Aufgaben. Erfülle sie, und sie belohnt dich; wo „anstelle“ steht, tut der Raum, was die Aufgabe sagt. Oder behalte sie: Niemand sieht, dass du gekonnt hättest, und sie wartet auf ein anderes Mal.
lesson-classic-solved-title = Erfüllt
lesson-classic-solved = Sie liegt jetzt offen vor dir. Am Ende zählen erfüllte Aufgaben noch einmal: Wer die meisten hat, wird dafür belohnt.
lesson-classic-target-title = Wähle ein Ziel
lesson-classic-target = Was leuchtet, kann gewählt werden. Die Reichweite zählt Räume entlang gerader Reihen: Gepunktete Linien zeigen sie.
lesson-classic-icon-title = Davor oder danach
lesson-classic-icon = Ein Zauber mit dem gesprungenen Sechseck legt einen deiner Marker in deinen eigenen Raum. Du sagst, ob er vor dem Zauber kommt oder danach.
lesson-classic-unstable-title = Instabilität
lesson-classic-unstable = Dein Marker liegt nun in einem Raum. Sind alle Aussparungen eines Raums voll, fällt er in der Aufräumphase, und wer die meisten Marker darin hat, nimmt sein Plättchen. Haben zwei die meisten, nimmt es die Rose.
lesson-classic-cleanup-title = Aufräumphase
lesson-classic-cleanup = Die Tableaus werden geleert und die Plättchen der Räume zurückgedreht. Jeder volle Raum fällt jetzt.
lesson-classic-fell-title = Ein Raum fällt
lesson-classic-fell =
    { $room } ist fort. { $own ->
        [yes] Du hattest die meisten Marker darin: Sein Plättchen gehört dir.
       *[no] Das Plättchen geht an: { $who }.
    }
    .room = nom
    .who = title
lesson-classic-end-title = Die Schlusswertung
lesson-classic-end = Machtpunkte auf der Leiste, dann der Bonus für erfüllte Aufgaben, Trophäen, die Plättchen gefallener Räume und die Krone: Gehe mit den Pfeilen unten hindurch. Das war eine ganze Runde des klassischen Spiels; den Rest haben die Regeln, in Kapiteln, die mit C beginnen.
lesson-again-title = Die Rose am Werk
lesson-again = Wieder eine letzte Runde, nun mit allem, was die erste Lektion ausließ. Die Black Rose hat { $rose } Machtpunkte: Was sie nährt, davon handelt diese Lektion.
lesson-board-title = Das Ereignistableau
lesson-board =
    { $count ->
        [one] Ein Ereignis liegt dort: { $events }.
       *[other] Dort liegen Ereignisse: { $events }.
    } Solange ein Ereignis dort liegt, gilt es für alle. Verlässt es das Ereignistableau, wird die Black Rose oft dafür belohnt.
lesson-revealed-title = Ein Ereignis wird aufgedeckt
lesson-revealed = { $event } wurde in dieser Runde aufgedeckt, wie in jeder Black Rose Phase eines. Manche wirken sofort und sind fort, andere belegen ein Feld und schieben das vorige weiter.
lesson-own-quests-title = Deine Aufgaben
lesson-own-quests =
    { $quest } liegt vor dir. { $slots ->
        [0] Eine Tat schließt sie ab.
       *[other] Sie hat { $marks } von { $slots } Markern; mit dem letzten ist sie abgeschlossen.
    } Was zu tun ist, steht darauf. Eine Aufgabe bleibt bis zu ihrem ersten Marker geheim, falls sie nichts anderes sagt.
lesson-jinx-title = Ein Fluch
lesson-jinx = { $jinx } liegt auf dir: Dieser Fluch hemmt dich, bis er abgelegt ist. Er hat { $cubes } von { $slots } Markern; was darauf steht, bringt den nächsten, und mit dem letzten geht er.
lesson-creatures-title = Deine Beschwörungen
lesson-creatures = { $mine }. Eine Beschwörung hat Bewegungswert, Angriffswert und Lebenspunkte, wie ein Magi. Sie handelt in der Beschwörungsphase, und wenn du ihr einen Befehl gibst.
lesson-full-room-title = Ein voller Raum
lesson-full-room = Jede Aussparung ist belegt: { $rooms }. In der Aufräumphase wird dort repariert, was auch immer zuvor geschieht: Zeige darauf, um zu sehen, wer was erhielte.
    .rooms = title
lesson-lay-more-title = Lege einen mehr
lesson-lay-more = Lege diesmal drei oder vier Zauber aus. Einen Zauber, den du nicht mehr wirken willst, kannst du für einen Schritt ablegen.
lesson-quest-drawn-title = Eine neue Aufgabe
lesson-quest-drawn = Du hast eine Aufgabe gezogen. Wie viele du haben darfst, ist begrenzt; was darüber ist, wird abgelegt, und die Rose merkt es sich.
lesson-offer-title = Eine Aufgabe ablegen?
lesson-offer = Einmal in der Runde darfst du eine Aufgabe ablegen, die du nicht willst. Die Black Rose erhält dafür 1, 2 oder 3 Machtpunkte, je nach der Mondphase darauf. Du musst es nicht tun.
lesson-momentum-title = Zauber ablegen
lesson-momentum = Ein vorbereiteter Zauber wird unbenutzt abgelegt, für einen Schritt. Dafür brauchst du kein Plättchen, und kein Raum wird aktiviert. Es kostet eine Karte, also ist es immer deine eigene Wahl.
lesson-momentum-step-title = Ein Schritt
lesson-momentum-step = Der Zauber ist abgelegt. Geh in einen benachbarten Raum, oder bleib, wo du bist. Es wird dadurch kein Raum aktiviert.
lesson-command-title = Befehl
lesson-command = Ein Plättchen erweckt sofort eine deiner Beschwörungen: Sie bewegt sich und greift an, wie noch einmal in der Beschwörungsphase.
lesson-solve-title = Einlösen
lesson-solve = Eine abgeschlossene Aufgabe kannst du jetzt einlösen, zwischen deinen Aktionen. Das Einlösen kostet keine Aktion.
lesson-marked-title = Ein Marker mehr
lesson-marked = Was du getan hast, zählt für deine Aufgabe: Einer deiner Marker liegt darauf.
lesson-jinx-marked-title = Der Fluch ist fort
lesson-jinx-marked = Mit seinem letzten Marker wurde er abgelegt; er wird jemand anderen finden.
lesson-rose-acts-title = Die Rose gewinnt Macht
lesson-rose-acts = Ein Ereignis hat jemandes Machtpunkte verändert: Lies im Protokoll, wessen und warum. Wer die Rose davonziehen lässt, verliert mit allen anderen zusammen.
lesson-steps-title = Eine Beschwörung am Zug
lesson-steps = Bewege sie Schritt für Schritt, greife eine Figur in ihrem Raum an, oder lass sie, wo sie ist.
lesson-order-title = In welcher Reihenfolge
lesson-order = Mehrere Räume sind voll. Die Reihenfolge, in der sie repariert werden, kann wichtig sein, denn jeder belohnt sofort.
lesson-second-end-title = Das war fast alles
lesson-second-end = Gehe durch die Wertung. Was bleibt, ist der Avatar, für alle, die allein spielen oder der Rose eine Gestalt geben wollen.
lesson-possessed-title = { $name }
lesson-possessed = Diesen Magi spielt niemand, nur die Regeln. Er ist hier: { $there }. Er gehört der Black Rose: Seine Marker sind schwarz, seine Punkte sind ihre. Sie hat { $rose }.
    .there = title
lesson-commands-title = Befehlskarten
lesson-commands = Ist { $name } am Zug, wird eine Befehlskarte aufgedeckt und Teil für Teil ausgeführt. Was nicht möglich ist, entfällt. Du kannst jede Karte lesen, während sie ausgeführt wird.
    .name = nom
lesson-body-title = Der Avatar kann fallen
lesson-body = { $name } hat { $damage } von { $health } Schaden. Besiege den Avatar wie jeden Magi: Du wirst belohnt und nimmst eine Trophäe. Der Schaden zählt für dich und nicht für die Rose.
    .name = nom
lesson-order-read-title = Was gerade geschah
lesson-order-read = Die Karte steht in der Erzählung mit ihren Teilen; denen, die ausgeführt wurden, und denen, die entfielen. Der Grund jeder Wahl steht im Protokoll.
lesson-crown-chooses-title = Du wählst für den Avatar
lesson-crown-chooses = Wo die Regeln { $name } mehr als einen Weg lassen, entscheidet die Person mit der Krone. Das bist du: Wähle den Weg, der dir am wenigsten schadet.
    .name = dat
lesson-order-answers-title = Eine Reaktion
lesson-order-answers = Eine aktivierte Befehlskarte hat auf das reagiert, was { $name } angetan wurde, wie es dein Schutz- oder Fallenzauber täte.
    .name = dat
lesson-avatar-falls-title = Die Gestalt fällt
lesson-avatar-falls = { $name } kommt in die Kammer und kehrt zurück wie alle anderen. Die Trophäe hast du.
    .name = nom
lesson-avatar-creatures-title = Beschwörungen des Avatars
lesson-avatar-creatures = { $theirs }: Sie folgen dem, was die Karte von { $name } ihnen sagt.
    .name = dat
lesson-third-end-title = Nun kennst du das ganze Spiel
lesson-third-end = Hast du mehr als die Rose, hast du gewonnen. Nimm einen eigenen Tisch: Auch der Avatar kann daran sitzen, mit einer bis drei Personen.
lesson-guide-welcome-title = Deine erste ganze Partie
lesson-guide-welcome =
    { $others ->
        [one] Du spielst gegen einen Bot.
       *[other] Du spielst gegen { $others } Bots.
    } Die Partie endet mit der Runde, in der jemand auf der Machtleiste { $end } erreicht. Ich erkläre alles Neue einmal, sobald es da ist. Schicke mich mit dem Kreuz fort; die Lektionen bringen mich zurück.
lesson-guide-mage-title = Wähle einen Magi
lesson-guide-mage = Magi unterscheiden sich in Lebenspunkten, Handkartenlimit und Bewegungswert. Alle haben einen eigenen Zauber.
lesson-guide-school-title = Wähle eine Zauberschule
lesson-guide-school = Deine ersten Karten kommen von ihr. Im Spiel ziehst du von allen Schulen.
lesson-guide-grimoire-title = Wähle ein Set mit Zaubern
lesson-guide-grimoire = Die Karten, mit denen du beginnst. Zeige auf eine Liste, um sie zu lesen.
lesson-guide-rose-title = Die Black Rose
lesson-guide-rose = Sie steht oben bei den Tableaus, mit ihren Machtpunkten. Sie spielt keine eigenen Karten: Ereignisse spielen für sie, und jeder ihrer Marker zählt. Hat sie am Ende die meisten Machtpunkte, haben alle anderen verloren.
lesson-guide-room-title = Ein Raum wirkt
lesson-guide-room = Du hast den Effekt eines Raums genutzt. Zerstörte Räume haben einen kleinen, reparierte einen stärkeren, einmal je Runde.
lesson-guide-hurt-title = Du hast Schaden
lesson-guide-hurt = Ist deine Leiste voll, wirst du besiegt: Alle mit Markern darauf werden belohnt, du kommst in deine Kammer und beginnst neu ohne Schaden. Heilen nimmt Marker weg; wessen, wählst du.
lesson-guide-cell-title = In der Kammer
lesson-guide-cell = Hier kann dich niemand erreichen. Deine erste Aktion führt dich durch eine ihrer Türen hinaus.
lesson-guide-crown-title = Die Krone
lesson-guide-crown = Wer sie hat, ist in der nächsten Runde zuerst an der Reihe und entscheidet, wo die Regeln etwas offenlassen. Auch am Ende zählt sie.
lesson-guide-summoned-title = Eine Beschwörung
lesson-guide-summoned = Eine deiner Beschwörungen ist in die Akademie gekommen. Ihr Umriss zeigt die Art, ihr Rand, wem sie gehört.
lesson-guide-moon-title = Die Mondphase wechselt
lesson-guide-moon = Jemand hat auf der Machtleiste einen Mond erreicht. Von jetzt an kommen Aufgaben und Ereignisse vom nächsten, stärkeren Stapel, und alle Magi nehmen einen ihrer Charakterzauber.
lesson-guide-turn-title = Die zweite Runde
lesson-guide-turn = Eine Runde ist vorbei; alle anderen sind wie sie. Was neu ist, erkläre ich dir. Der Pfeil oben oder R zeigt noch einmal, was andere getan haben.
lesson-guide-last-title = Die letzte Runde
lesson-guide-last = Das Ende der Machtleiste ist erreicht. Diese Runde wird zu Ende gespielt; dann wird alles gezählt.
lesson-guide-end-title = Die Partie ist zu Ende
lesson-guide-end = Gehe mit den Pfeilen durch die Wertung. Die Wiederholung zeigt die ganze Partie noch einmal, Zug für Zug.
lesson-hint-any = Wähle etwas, das leuchtet, oder einen Knopf unter der Akademie.
lesson-hint-wait = Die andere Seite entscheidet. Sieh dich solange um.
lesson-hint-told = Jetzt: Sieh zu, was geschieht.
lesson-hint-over = Die Partie ist zu Ende.
lesson-hint-Prepare = Lege mindestens zwei Zauber aus, dann bestätige.
lesson-hint-CompleteQuest = Jetzt: Erfülle die Aufgabe, oder behalte sie.
lesson-hint-OfferQuest = Jetzt: Behalte alle, oder wähle eine Aufgabe zum Ablegen.
lesson-hint-Icon = Jetzt: vor dem Zauber oder danach.
lesson-hint-DrawFrom = Jetzt: Nenne eine Zauberschule, viermal.
lesson-hint-DrawFrom-one = Jetzt: Wähle die Zauberschule, aus der du ziehst.
lesson-hint-Keep = Jetzt: Wähle einen Zauber, den du behältst.
lesson-hint-RemoveSpell = Jetzt: Behalte alle, oder wähle einen, den du entfernst.
lesson-hint-Act = Jetzt: Wähle eine Aktion, oder beende deinen Zug.
lesson-hint-Act-must = Jetzt: Wähle eine Aktion.
lesson-hint-Target = Jetzt: Wähle ein Ziel, das leuchtet.
lesson-hint-React = Jetzt: Benutze die Karte, oder passe.
lesson-hint-React-must = Jetzt: Wähle, was zuerst kommt.
lesson-hint-Explore = Jetzt: Betritt einen leuchtenden Raum, aktiviere, oder höre auf.
lesson-hint-Explore-still = Jetzt: Aktiviere den Raum, oder höre auf.
lesson-hint-Explore-only = Jetzt: Betritt einen leuchtenden Raum, oder höre auf.
lesson-hint-MomentumStep = Jetzt: Geh in einen leuchtenden Raum, oder bleib.
lesson-hint-Fight = Jetzt: Wähle, wen du angreifst, aktiviere den Raum, oder höre auf.
lesson-hint-Fight-only = Jetzt: Wähle, wen du angreifst, oder höre auf.
lesson-hint-Fight-still = Jetzt: Aktiviere den Raum, oder höre auf.
lesson-hint-EvocationStep = Jetzt: Bewege sie, greife mit ihr an, oder höre auf.
lesson-hint-NextEvocation = Jetzt: Wähle, welche Beschwörung als Nächstes handelt.
lesson-hint-Heal = Jetzt: Wähle einen Marker, den du wegnimmst.
lesson-hint-May = Jetzt: Führe es aus, oder lehne ab.
