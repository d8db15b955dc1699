### The pages around the table, in German: home, new table, cards, rules, replays, lessons, settings.

page-home = Start
page-gallery = Karten
page-rules = Regeln
page-replays = Wiederholungen
page-tutorial = Lektionen
page-settings = Einstellungen
page-join = Mitspielen
page-missing = Diese Seite gibt es nicht.
page-missing-why = Unter dieser Adresse liegt nichts. Vielleicht fehlt ein Buchstabe, oder der Tisch wurde abgeräumt.

## The frame of every page

skip = Zum Inhalt
to-home = Lodge, zur Startseite
pages = Seiten
nav-cards = Karten
nav-rules = Regeln
nav-replays = Wiederholungen
nav-settings = Einstellungen
foot-notice = Ein inoffizielles Fanprojekt. Regeltexte und Zeichnungen sind unsere eigenen; Icons von game-icons.net, CC BY 3.0.
foot-about = Über Lodge und Dank
somebody = Magi
bot = Bot

## Home

home-what = Vier Magi, neunzehn Räume und eine Rose, die mitzählt.
home-game = Das Brettspiel Black Rose Wars, auf einem Tisch in deinem Browser.
home-about = Ein Duell der Magi in einer Akademie in Trümmern: Studiere, bereite verdeckt deine Zauber vor, wirke sie entlang der Reihen von Räumen und repariere, was fällt. Spiele mit Freunden an einem Bildschirm, per Link oder gegen Bots. Nichts zu installieren, keine Anmeldung.
home-continue = Weiterspielen
home-your-turn = Du bist am Zug
home-frozen = Eingefroren
home-waits = Wartet auf { $name }
    .name = acc
home-waits-open = Wartet auf Mitspielende
home-forget = { $name } von dieser Liste nehmen
home-tutorial = Lektionen
home-tutorial-sub = Drei, und eine begleitete Partie
home-replays = Wiederholungen
home-replays-sub = Eine Partie noch einmal sehen
home-cards = Karten
home-cards-sub = Alle, mit Suche
home-rules = Regeln
home-rules-sub = Wie gespielt wird, nach Nummern
home-settings = Einstellungen
home-settings-sub = Tasten, Töne, Sprache
home-join-label = Mitspielen oder zuschauen
home-join-example = Link oder Code
home-join-go = Los
home-join-unknown = Das ist weder ein Link noch ein Code eines Tisches.
home-no-server = Der Server antwortet nicht. Versuche es gleich noch einmal.
home-about-alone = Ein Duell der Magi in einer Akademie in Trümmern: Studiere, bereite verdeckt deine Zauber vor, wirke sie entlang der Reihen von Räumen und repariere, was fällt. Spiele gegen den Avatar oder Bots, oder mit Freunden an einem Bildschirm, auch ohne Netz. Deine Tische bleiben in diesem Browser.
home-no-engine = Das Spiel konnte nicht geladen werden. Versuche es noch einmal, wenn es ein Netz gibt.

## The page alone: its storage and its versions
notices = Meldungen dieser Seite
alone-new-version = Eine neue Version ist bereit.
alone-take-version = Jetzt übernehmen
alone-later = Später
alone-offline = Jetzt ist alles da: Diese Seite funktioniert auch ohne Netz.
alone-refused = Dieser Browser speichert hier nichts: Du kannst weiterspielen, aber mit dem Schließen der Seite geht alles verloren. Speichere deine Tische in den Einstellungen als Datei.
alone-full = Der Speicher dieses Browsers ist voll: Du kannst weiterspielen, aber was von jetzt an geschieht, geht mit der Seite verloren. Speichere deine Tische in den Einstellungen als Datei.
alone-damaged = Etwas, das in diesem Browser liegt, ist nicht lesbar. Es wurde so gelassen.
alone-newer = Eine neuere Version dieser Seite hat hier ihre Tische gespeichert. Lade die Seite neu, um sie zu benutzen; du kannst weiterspielen, aber nichts wird gespeichert.
alone-close = Schließen
newer-new = Eine neue Version von Lodge ist da, und diese Seite ist noch die alte.
newer-missing = Ein Teil dieser Seite konnte nicht geladen werden.
newer-kept = Nichts, was du beantwortet hast, geht verloren.
newer-load = Seite neu laden
set-storage = Deine Tische
set-storage-about = Tische, beendete Partien, eigene Pakete und Einstellungen liegen in diesem Browser und nirgends sonst.
set-save = Alles als Datei speichern
set-load = Alles aus einer Datei übernehmen
set-loaded =
    { $taken ->
        [one] 1 Tisch wurde aus der Datei übernommen.
       *[other] { $taken } Tische wurden aus der Datei übernommen.
    } { $known ->
        [0] { "" }
        [one] 1 war schon da und bleibt, wie er ist.
       *[other] { $known } waren schon da und bleiben, wie sie sind.
    }
set-load-refused = Diese Datei kann nicht benutzt werden: { $message }
set-not-ours = sie wurde nicht von diesem Spiel gespeichert
set-too-new = sie wurde von einer neueren Version gespeichert

## A new table

new-title = Neuer Tisch
new-table-name = Name des Tisches (falls gewünscht)
new-count = Wie viele Magi
new-mages = { $count } Magi
new-packs = Pakete
new-more = Alle Möglichkeiten: Ausgabe, Schulen, Pakete
new-edition = Ausgabe
new-quick = Sofort gegen einen Bot
new-quick-why = Zwei ausgeloste Magi, du gegen den Lehrling.
new-seats = Plätze
new-schools = Zauberschulen
new-schools-why = sechs auf dem Tisch; die Ausgabe bringt Regeln, Räume, Aufgaben, Ereignisse
new-schools-count = { $count } von { $of }
    .of = nom
new-schools-other = aus der anderen Schachtel; Schulen zweier Schachteln lassen sich an diesem Tisch nicht mischen
new-schools-own = Die sechs der Ausgabe
new-schools-lot = Sechs zufällig
new-schools-all = Diese sechs sind alle, die in der Schachtel liegen.
new-school-replaced = { $school } ersetzt { $left }, die zuerst gewählte Zauberschule.
new-elements = Zauber, die ein Element zeigen
new-lies = Was auf diesem Tisch liegt
new-lies-spells = { $spells } Zauber aus { $schools } Zauberschulen, { $personal } Charakterzauber und { $forgotten } Zauber der Vergessenen.
new-lies-rooms = { $rooms } Räume, { $quests } Aufgaben und { $events } Ereignisse. Für alle Karten gelten die Regeln der Ausgabe { $edition }.
new-lies-evocations = Karten bringen mit, was sie brauchen: { $list }.
new-lies-jinxes = Flüche
new-lies-upgrades = Aufwertungen
edition-rebirth = Rebirth
edition-about-rebirth = Die Akademie liegt in Trümmern. Repariere sie und lass dich für deinen Teil belohnen.
edition-classic = Klassisch
edition-about-classic = Die Akademie steht. Reiß sie nieder und behalte, was fällt.
school-brief-agony = Wunden als Münze
school-brief-alchemy = Elemente vereint
school-brief-hex = Flüche zu Macht
school-brief-nightmare = Ängste, die folgen
school-brief-shamanic = Totems, Opfer
school-brief-technomancy = Fleisch, verbessert
school-brief-conspiracy = Fallen, Türen, Raub
school-brief-destruction = Räume in Flammen
school-brief-divination = Altäre, Weitsicht
school-brief-illusion = Antworten, Masken
school-brief-necromancy = Untote, Konvertieren
school-brief-transmutation = Fäuste, Instabilität
pack-own = Eigene Pakete
pack-own-about = Ein Paket ist ein Ordner mit Karten (.codex), die jemand geschrieben hat. Es wird geprüft, in diesem Browser aufbewahrt und oben angeboten. Tische, die damit ausgelegt wurden, gehen weiter, auch wenn es entfernt oder geändert wird.
pack-folder = Ordner eines Pakets wählen
pack-files = Seine .codex-Dateien wählen
pack-brought = { $pack } kann jetzt gespielt werden.
pack-refused = Es wurde nicht übernommen:
pack-no-cards = es ist keine Datei mit Karten (.codex) darin
pack-not-text = { $file } ist kein Text
pack-too-large = es ist größer, als ein Paket sein muss
pack-leave = Entfernen
pack-leave-one = Entfernen: { $pack }
pack-left = { $pack } wurde entfernt. Tische, die damit ausgelegt wurden, gehen weiter.
pack-unfit = { $pack } kann mit dieser Version nicht gespielt werden
pack-by = von { $author }
pack-brings-schools =
    { $count ->
        [one] 1 Zauberschule
       *[other] { $count } Zauberschulen
    }
pack-brings-mages =
    { $count ->
        [one] 1 Magi
       *[other] { $count } Magi
    }
pack-brings-spells =
    { $count ->
        [one] 1 Zauber
       *[other] { $count } Zauber
    }
pack-brings-rooms =
    { $count ->
        [one] 1 Raum
       *[other] { $count } Räume
    }
pack-brings-evocations =
    { $count ->
        [one] 1 Beschwörung
       *[other] { $count } Beschwörungen
    }
pack-brings-jinxes =
    { $count ->
        [one] 1 Fluch
       *[other] { $count } Flüche
    }
pack-brings-upgrades =
    { $count ->
        [one] 1 Aufwertung
       *[other] { $count } Aufwertungen
    }
pack-brings-quests =
    { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    }
pack-brings-events =
    { $count ->
        [one] 1 Ereignis
       *[other] { $count } Ereignisse
    }
pack-brings-layouts =
    { $count ->
        [one] 1 Aufbauvariante
       *[other] { $count } Aufbauvarianten
    }
pack-brings-options =
    { $count ->
        [one] 1 optionale Regel
       *[other] { $count } optionale Regeln
    }
pack-brings-replaced =
    { $count ->
        [one] 1 Karte ersetzt
       *[other] { $count } Karten ersetzt
    }
new-all-random = Alles zufällig
new-seat = Platz { $number }
new-seat-mage = Magi für Platz { $number }
new-seat-who = Wer auf Platz { $number } sitzt
new-seat-name = Name der Person auf Platz { $number }
new-seat-school = Zauberschule für Platz { $number }
new-mage = Magi
new-school = Zauberschule
# $name of a mage, with what the mage can bear.
new-mage-says = { $name }: Lebenspunkte { $health }, Handkarten { $hand }
new-mage-values = Lebenspunkte { $health }, Handkarten { $hand }
new-random = Zufällig
new-ask = Wird im Spiel gefragt
new-here = Person, hier
new-invite = Person, per Link
new-invite-sub = Link folgt
new-bots = Bots
new-bot = Bot: { $name }
new-avatar = Avatar: { $name }
new-avatar-values = Lebenspunkte { $health }
new-avatar-deck = Befehlskarten
new-avatar-commands = { $count } Befehle je Runde
new-name = Name
new-list-open = Set wird im Spiel gefragt
new-list-of = { $school }: { $list }
new-list-ask = { $school }: Set wird im Spiel gefragt
new-length = Länge der Partie
new-length-short = Kurz
new-length-printed = Wie gedruckt
new-length-long = Lang
new-length-own = Andere
new-moons = Mondphasen und Ende bei { $moons }
new-moon-0 = 2. Mondphase
new-moon-1 = 3. Mondphase
new-moon-2 = Ende der Partie
new-rules = Optionale Regeln
new-rules-set = { $count } gewählt
new-printings = Wo Ausgaben sich unterscheiden
new-printings-why = Wie in der englischen Ausgabe, falls du hier nichts änderst.
new-crown = Zuerst mit der Krone
new-crown-lot = Das Los entscheidet
new-open = Tisch eröffnen
new-links-after =
    { $count ->
        [one] Der Link zum Verschicken folgt.
       *[other] Die Links zum Verschicken folgen.
    }
new-watch-only = Hier sitzt niemand: Du schaust zu.
new-twice-mage = Zwei Plätze haben denselben Magi.
new-twice-school = Zwei Plätze haben dieselbe Zauberschule.
new-moons-order = Die Mondphasen müssen aufeinander folgen, das Ende zuletzt, bei höchstens 70.
new-refused = Nicht möglich: { $message }

## Before the game, and by invitation

lobby-title = Dein Tisch
lobby-waits =
    { $count ->
        [one] Ein Platz ist noch frei. Verschicke seinen Link.
       *[other] { $count } Plätze sind noch frei. Verschicke ihre Links.
    }
lobby-full = Alle sind da.
lobby-open = Ein freier Platz
lobby-free = frei
lobby-you = { $name } (du)
lobby-mage-open = Magi wird im Spiel gewählt
lobby-link = Link für Platz { $number }
lobby-sit = Platz nehmen
lobby-watch = Zuschauen
lobby-note = Du darfst jetzt Platz nehmen; die Partie wartet, wo sie jemanden braucht.
link-copy = Kopieren: { $what }
link-share = Teilen: { $what }
join-title = Du bist eingeladen
join-to = An den Tisch { $name }
join-mage-open = wählt den Magi im Spiel
join-yours = dein Platz
join-one = Einer der freien Plätze wird deiner.
join-name = Dein Name
join-sit = Platz nehmen
join-full = Alle Plätze sind besetzt.
join-refused = Nicht möglich: { $message }

## Cards

cards-decks = Stapel
cards-filters = Filter
cards-search = Name oder Text
cards-search-spells = Name, Text oder target:mage range:2 side:dark
cards-sort-school = Sortiert: Zauberschule
cards-sort-deck = Sortiert: Stapel
cards-sort-name = Sortiert: Name
cards-detail = Die Karte
cards-choose = Wähle eine Karte, um sie hier zu lesen. Pfeiltasten führen durch das Regal, / zur Suche.
room-no-effect = Kein Effekt.
room-read = Öffne ihn, um diese Seite zu lesen.
room-seam =
    { $slots ->
        [one] 1 Aussparung
       *[other] { $slots } Aussparungen
    }
quest-power =
    { $count ->
        [one] 1 Machtpunkt
       *[other] { $count } Machtpunkte
    }
quest-one-deed = eine Tat
event-power-in = +{ $count } beim Aufdecken
event-power-out = +{ $count } beim Verlassen
event-crown = Krone
model-speed = Bewegungswert { $value }
model-strength = Angriffswert { $value }
model-health = Lebenspunkte { $value }
evocation-plain = Keine eigene Fähigkeit: Sie bewegt sich und greift an.
evocation-haunts = Sie sucht einen Magi heim und wird nicht beschworen. Sie ist in dessen Raum, bewegt sich nur mit, gehört der Black Rose und verschwindet, wenn dieser Magi besiegt wird.
evocation-altar = Manche Zauber nennen Altäre: Sie bewegen sie, nutzen sie oder zahlen mit ihnen.
cards-none = Keine Karte passt dazu.
cards-back = Alle Karten
deck-spells = Zauber
deck-quests = Aufgaben
deck-events = Ereignisse
deck-rooms = Räume
deck-evocations = Beschwörungen
deck-jinxes = Flüche
deck-upgrades = Aufwertungen
deck-commands = Avatar
deck-one-spells = Zauber
deck-one-quests = Aufgabe
deck-one-events = Ereignis
deck-one-rooms = Raum
deck-one-evocations = Beschwörung
deck-one-jinxes = Fluch
deck-one-upgrades = Aufwertung
deck-one-commands = Befehlskarte
group-of-spells = Zauberschule
group-of-quests = Mondphase
group-of-events = Mondphase
group-of-rooms = Farbe
group-of-evocations = Typ
group-of-jinxes = Art
group-of-upgrades = Art
group-of-commands = Mondphase
group-avatar = { $moon }, Avatar
archetype-Demon = Dämon
archetype-Undead = Untoter
archetype-Construct = Konstrukt
archetype-Nightmare = Albtraum
archetype-Altar = Altar
filter-all = Alle
filter-type = Kategorie
filter-element = Element
filter-also = Außerdem
origin-Printed = Gedruckt
origin-Designed = Entworfen
count-spells =
    { $count ->
        [one] 1 Zauber
       *[other] { $count } Zauber
    }
count-quests =
    { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    }
count-events =
    { $count ->
        [one] 1 Ereignis
       *[other] { $count } Ereignisse
    }
count-rooms =
    { $count ->
        [one] 1 Raum
       *[other] { $count } Räume
    }
count-evocations =
    { $count ->
        [one] 1 Beschwörung
       *[other] { $count } Beschwörungen
    }
count-jinxes =
    { $count ->
        [one] 1 Fluch
       *[other] { $count } Flüche
    }
count-upgrades =
    { $count ->
        [one] 1 Aufwertung
       *[other] { $count } Aufwertungen
    }
count-commands =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
card-words = Wörter und Symbole
card-also = Siehe auch
card-rulings =
    { $count ->
        [one] 1 Regelung
       *[other] { $count } Regelungen
    }
card-copies =
    { $count ->
        [one] Ein einziges Exemplar.
       *[other] { $count } Exemplare.
    }
card-models =
    { $count ->
        [one] Eine Figur.
       *[other] { $count } Figuren.
    }

## Rules

rules-search = Suche, oder eine Nummer wie R17.11
# Where the rules are not wholly translated.
rules-in-english = Teile dieser Regeln sind noch nicht übersetzt; sie stehen hier auf Englisch.
rules-editions = Welches Spiel
rules-edition-rebirth = Rebirth
rules-edition-classic = Klassisch
rules-chapters = Kapitel
rules-found =
    { $count ->
        [one] 1 Regel
       *[other] { $count } Regeln
    }
rules-none = Keine Regel enthält all diese Wörter.
rules-elsewhere = { $edition }: { $count }
rules-lost = Die Regeln konnten nicht gelesen werden: { $message }

## Replays

replays-import = Datei öffnen
replays-import-why = Eine aufgezeichnete Partie (eine Datei von lodge replay, oder hier exportiert) kannst du ansehen: Öffne sie, oder lege sie hier ab. Eine, die mitten im Spiel übergeben wurde, spielst du weiter.
replays-refused = Diese Partie kann nicht gezeigt werden: { $message }
replays-unreadable = Diese Datei ist keine aufgezeichnete Partie.
replays-no-record = Die Aufzeichnung kann gespeichert werden, sobald die Partie zu Ende ist.
replays-finished = Beendete Partien
replays-ongoing = Noch im Spiel
replays-none = Noch keine. Partien, die du in diesem Browser beendest, bleiben hier.
replays-winner = { $name } hat mit { $power } gewonnen.
    .name = nom
replays-export = Die Aufzeichnung von { $name } speichern
    .name = dat
replay-export = Aufzeichnung speichern
replays-hand = { $name } als Datei auf einen Server mitnehmen
replays-hand-title = Auf einen Server mitnehmen
replays-not-handed = Diese Partie kann nicht auf einen Server mitgenommen werden: { $message }
replay-controls = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-speed-1 = 1×
replay-speed-2 = 2×
replay-speed-4 = 4×
replay-position = Augenblick { $at } von { $all }
replay-turn = Runde
replay-turn-option = Runde { $turn }
replay-link = Link zu diesem Augenblick kopieren
replay-link-copied = Link kopiert
replay-seats = Gesehen von
replay-spectator = Zuschauenden
replay-loading = Die Partie wird gelesen …
replay-title = Wiederholung
replay-scoring = Wertung
replay-leave = Alle Wiederholungen
replay-empty = An diesem Tisch ist noch nichts geschehen.

## Settings

set-you = Du
set-name = Dein Name an Tischen
set-show = Was du siehst und hörst
set-speed-half = Halb
set-speed-normal = Normal
set-speed-double = Doppelt
set-speed-off = Aus
set-story-about = Was die anderen tun, wird Tat für Tat erzählt: Schritt für Schritt, ruhig, zügig oder nur, wie es endet. Jede deiner Aktionen beendet die Erzählung.
set-reduced-on = Dein System wünscht weniger Bewegung: Bewegungen sind kurze Überblendungen, was auch immer hier eingestellt ist.
set-reduced-off = Wünscht dein System weniger Bewegung, folgt Lodge dem.
set-sounds-on = Den Tisch hören
set-sounds-about = In dieser Seite erzeugt, nichts wird geladen. Nichts wird allein durch Töne gesagt.
sound-turn = Du bist am Zug
sound-cards = Karten gelegt und umgedreht
sound-damage = Marker fallen
sound-answers = Reagiert, ignoriert
sound-moon = Mondphase und Ende
sound-falls = Besiegt, repariert
sound-rose = Die Black Rose handelt
sound-power = Machtpunkte erhalten
sound-phrase = Etwas wird gesagt
sound-level = { $level } %
set-text-about = Zeigt den ganzen Tisch in Worten unter der Zeichnung.
set-keys = Tasten
set-keys-about = Ein Buchstabe für jede Handlung. Tab, Pfeile, Enter und Esc gelten immer.
set-key = { $act }: { $key }. Ändern
set-clash = Zwei Handlungen teilen sich eine Taste; nur die erste davon gilt.

## About

about-title = Über Lodge
about-what = Mit Lodge lässt sich das Brettspiel Black Rose Wars: Rebirth im Browser spielen: ein Server, der die Regeln kennt, ein Tisch zum Anschauen, Bots als Gegner und jede Karte zum Lesen.
about-fan = Es ist ein inoffizielles Projekt von Menschen, die das Brettspiel mögen. Mit dem Verlag ist es nicht verbunden. Namen sagen nur, um welches Spiel es geht; Regeln, Kartentexte und Zeichnungen hier sind unsere eigenen.
about-credits = Dank
about-icons = Icons:
about-icons-text = game-icons.net, von Lorc, Delapouite und anderen, unter CC BY 3.0.
about-fonts = Schriften:
about-fonts-text = Cinzel, EB Garamond und Source Sans 3, unter der SIL Open Font License.
about-software = Software:
about-software-text = Svelte und Fluent im Browser, Rust mit axum und SQLite dahinter.
about-privacy = Was gespeichert wird
about-privacy-text = Es gibt keine Konten. Das Recht auf deine Plätze und deine Einstellungen liegen allein in diesem Browser; der Server bewahrt die Tische. Nichts wird anderswohin gesendet.
about-version = Version { $version }, Karten { $content }

## The first lesson

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
lesson-guide-begin = Mit Begleitung beginnen
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
lesson-keep = Das sind die vier. Wähle die zwei, die dir gefallen; die anderen gehen zurück. Jeder Zauber ist Basiszauber und Umkehrzauber, oder hat nur eine Seite: Eine davon wirst du nutzen.
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

home-play-now = Jetzt gegen einen Bot spielen
quick-table = Ein Duell

lesson-hint-any = Wähle etwas, das leuchtet, oder einen Knopf unter der Akademie.
lesson-hint-wait = Die andere Seite entscheidet. Sieh dich solange um.
lesson-hint-over = Die Partie ist zu Ende.
lesson-hint-Prepare = Lege mindestens zwei Zauber aus, dann bestätige.
lesson-hint-CompleteQuest = Jetzt: Erfülle die Aufgabe, oder behalte sie.
lesson-hint-OfferQuest = Jetzt: Behalte alle, oder wähle eine Aufgabe zum Ablegen.
lesson-hint-Icon = Jetzt: vor dem Zauber oder danach.
lesson-hint-DrawFrom = Jetzt: Nenne eine Zauberschule, viermal.
lesson-hint-Keep = Jetzt: Wähle einen Zauber, den du behältst.
lesson-hint-RemoveSpell = Jetzt: Behalte alle, oder wähle einen, den du entfernst.
lesson-hint-Act = Jetzt: Wähle eine Aktion, oder beende deinen Zug.
lesson-hint-Act-must = Jetzt: Wähle eine Aktion.
lesson-hint-Target = Jetzt: Wähle ein Ziel, das leuchtet.
lesson-hint-React = Jetzt: Benutze die Karte, oder passe.
lesson-hint-React-must = Jetzt: Wähle, was zuerst kommt.
lesson-hint-Explore = Jetzt: Betritt einen leuchtenden Raum, aktiviere, oder höre auf.
lesson-hint-MomentumStep = Jetzt: Geh in einen leuchtenden Raum, oder bleib.
lesson-hint-Fight = Jetzt: Wähle, wen du angreifst, aktiviere den Raum, oder höre auf.
lesson-hint-Fight-still = Jetzt: Aktiviere den Raum, oder höre auf.
lesson-hint-EvocationStep = Jetzt: Bewege sie, greife mit ihr an, oder höre auf.
lesson-hint-NextEvocation = Jetzt: Wähle, welche Beschwörung als Nächstes handelt.
lesson-hint-Heal = Jetzt: Wähle einen Marker, den du wegnimmst.
lesson-hint-May = Jetzt: Führe es aus, oder lehne ab.

## One's own tables

home-mine = Deine Tische
home-mine-sub = Züge, Ergebnisse, Statistik
nav-tables = Deine Tische
mine-title = Deine Tische
mine-all = Alle
mine-yours = Du bist am Zug ({ $count })
mine-others = Andere sind gefragt ({ $count })
mine-finished = Beendet ({ $count })
mine-was =
    { $turn ->
        [one] { $pace }, 1 Runde, eröffnet { $time }
       *[other] { $pace }, { $turn } Runden, eröffnet { $time }
    }
mine-where = { $pace }, eröffnet { $time }. Runde { $turn }, { $phase }
mine-none = Noch keine Tische. Hier stehen die, die du in diesem Browser eröffnest oder an denen du mitspielst.
mine-none-else = Keine anderen Tische.
mine-seats = Plätze
mine-go = Öffnen
mine-stats = Deine Partien
stats-none = Noch keine beendet.
stats-games = Partien
stats-won = Gewonnen
stats-best = Meiste Macht
stats-mage = Nach Magi
stats-school = Nach Zauberschule
stats-bot = Gegen
stats-edition = Nach Ausgabe
stats-edition-name =
    { $id ->
        [rebirth] Rebirth
        [classic] Klassisch
       *[other] { $id }
    }
stats-longest = Längste Partien
stats-day = Gespielt
stats-turns = Runden
stats-why = Auf diesem Gerät gezählt und gespeichert, und nirgends sonst. Partien mehrerer Personen an einem Bildschirm zählen nicht mit.
code-wrong = Dieser Code führt nirgendwohin: Er ist vertippt, benutzt oder älter als zehn Minuten.
join-taken = Dort sitzt schon jemand.
manner-title = Wie ihr spielt
manner-pace = Tempo
manner-clock = Uhr
manner-time = Wie lange
manner-zero = Was bei null geschieht
manner-chat = Gespräch
pace-live-why = Alle sind da, und es geht sofort weiter.
pace-days-why = Alle kommen, wenn sie können. Deine Tische zeigen, wer am Zug ist.
pace-here-why = Alle sitzen an diesem Gerät und reichen es weiter.
lobby-about = { $manner }. Runde { $turn }, { $phase }.
replay-eyes = Mit wessen Augen
replay-eyes-own = Wie du es gesehen hast
replay-eyes-of = Hand von { $name }
    .name = dat

## Erfahren, dass man am Zug ist
notices-title = Wenn du am Zug bist
notices-about = Bei Tischen, die über Tage gehen, kannst du benachrichtigt werden, während du weg bist: einmal je Zug, und nicht noch einmal, bis du hingesehen hast.
notices-push = Mitteilungen auf diesem Gerät
notices-push-why = Sie kommen über deinen Browser, auch wenn Lodge geschlossen ist.
notices-push-cannot = Dieser Browser nimmt hier keine Mitteilungen an: Sie brauchen https, und auf einem iPhone Lodge auf dem Home-Bildschirm.
notices-push-denied = Dein Browser weist Mitteilungen dieser Seite ab. Erlaube sie in seinen Einstellungen für diese Seite und schalte sie dann hier ein.
notices-push-failed = Dein Browser erreicht seinen Push-Dienst nicht. Versuche es später noch einmal.
notices-no-seat = Es beginnt mit deinem ersten Tisch auf diesem Server.
notices-mail = E-Mail an
notices-mail-set = Link senden
notices-mail-asked = Ein Link ist unterwegs an { $address }. E-Mails kommen, sobald du ihn geöffnet hast.
notices-mail-comes = E-Mails gehen an { $address }.
notices-mail-off = Keine E-Mails mehr
notices-mail-wrong = An diese Adresse kann keine E-Mail gehen.
notices-quiet = Ruhezeit
notices-quiet-why = Was in diese Zeit fällt, erfährst du auf einmal, wenn sie endet.
notices-quiet-from = Von
notices-quiet-to = Bis
notices-not-now = Der Server antwortet nicht. Dein Wunsch bleibt hier gespeichert und wird später noch einmal übermittelt.

## Links in E-Mails
mail-title = E-Mails von Lodge
mail-confirm-ask = Darf dir eine E-Mail sagen, dass du am Zug bist?
mail-confirm-yes = Ja, E-Mails senden
mail-confirm-done = Ist notiert. E-Mails kommen, wenn du am Zug bist; jede hat einen Link, der sie beendet.
mail-leave-ask = Keine E-Mails mehr an deine Adresse?
mail-leave-yes = Keine E-Mails mehr
mail-leave-done = Ist notiert. Es kommen keine E-Mails mehr.
mail-link-wrong = Dieser Link führt nirgendwohin: Er ist nicht vollständig, oder der Wunsch besteht nicht mehr.

## Die Halle
home-hall = Halle
home-hall-sub = Offene Tische, Partien zum Zusehen
hall-title = Halle
hall-about = Tische, die ihre Gastgeber geöffnet haben. Gezeigt werden Namen, Tempo, Runde und Mondphase, sonst nichts.
hall-new = Neuer Tisch
hall-open = Freie Plätze ({ $count })
hall-running = Zum Zusehen ({ $count })
hall-over = Ergebnisse ({ $count })
hall-none = Zurzeit ist hier kein Tisch offen.
hall-closed = Dieser Server hat keine Halle.
hall-fresh = { $edition }, { $pace }. Noch nicht begonnen
hall-where = { $edition }, { $pace }. Runde { $turn }, { $moon }
manner-hall = In der Halle zeigen
manner-hall-why = Fremde sehen den Tisch, nehmen freie Plätze und sehen zu.
