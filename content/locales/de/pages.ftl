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
home-tutorial-sub = Vier, und eine begleitete Partie
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

lesson-guide-begin = Mit Begleitung beginnen

home-play-now = Jetzt gegen einen Bot spielen
quick-table = Ein Duell

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
