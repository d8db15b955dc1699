### The words of the table and of the kit, in German.
###
### Forms and features are those of cards.ftl and names.ftl: nom acc dat gen; rooms also in and into; evocations the
### the-acc the-dat the-gen with their article.

close = Schließen
loading = Einen Augenblick …
cancel = Abbrechen
back = Zurück
rule-number = Regel { $rule }
black-rose =
    { $form ->
        [nom] die Black Rose
        [acc] die Black Rose
        [dat] der Black Rose
        [gen] der Black Rose
       *[title] Black Rose
    }
# Within a sentence; at its beginning it gets its capital by itself.
the-black-rose =
    { $form ->
        [dat] der Black Rose
        [gen] der Black Rose
       *[nom] die Black Rose
    }
# Under her power, where there is room for a word.
black-rose-short = Rose
cell =
    { $form ->
        [nom] die Kammer
        [acc] die Kammer
        [dat] der Kammer
        [gen] der Kammer
        [in] in der Kammer
        [into] in die Kammer
       *[title] Kammer
    }
# Something with nothing around it.
name-alone = { $name }
    .name = { $form }
# Things one after the other, with nothing before the last.
list-plain = { $first }, { $rest }
    .first = { $form }
    .rest = { $form }
# Whose cubes, trophies or points, and how many.
cubes-of = { $who } { $count }
    .who = title
cubes-in-words = { $cubes }
# What a card targets, and how far away.
target-short = { $what } { $range }
person-and-mage = { $person } ({ $mage })
    .person = { $form }
    .mage = { $form }
cell-of =
    { $form ->
        [nom] die Kammer von { $name }
        [acc] die Kammer von { $name }
        [dat] der Kammer von { $name }
        [gen] der Kammer von { $name }
        [in] in der Kammer von { $name }
        [into] in die Kammer von { $name }
       *[title] Kammer von { $name }
    }
    .name = dat
seat-number = Platz { $number }
# A shorter name where the full one is too long: short- and the id of the mage. Sentences ask it for their forms.
short-baron_doria =
    { $form ->
        [gen] Dorias
       *[nom] Doria
    }
short-possessed =
    { $form ->
        [nom] das Besessene
        [acc] das Besessene
        [dat] dem Besessenen
        [gen] des Besessenen
       *[title] Das Besessene
    }
evocation = Beschwörung
evocation-of = { $name } von { $owner }
    .name =
        { $form ->
            [acc] the-acc
            [dat] the-dat
            [gen] the-gen
            [nom] the
           *[title] title
        }
    .owner = dat
# Within a sentence.
evocation-yours =
    { $form ->
        [acc] { $name-gender ->
                [f] deine
                [n] dein
               *[m] deinen
            } { $name }
        [dat] { $name-gender ->
                [f] deiner
               *[m] deinem
            } { $name }
        [gen] { $name-gender ->
                [f] deiner
               *[m] deines
            } { $name }
       *[nom] { $name-gender ->
                [f] deine
               *[m] dein
            } { $name }
    }
    .name =
        { $form ->
            [acc] acc
            [dat] dat
            [gen] gen
           *[nom] nom
        }
you =
    { $form ->
        [acc] dich
        [dat] dir
        [gen] deiner
       *[nom] du
    }
school-personal = Charakterzauber
school-forgotten = Vergessene
source-attack = Angriff
source-rules = Regeln

## Marks

side-halves = beide Hälften
side-room = Raum: { $colour }
card-halves = Raumfalle: einmal, eine der beiden Farben
side-light = Basiszauber
side-dark = Umkehrzauber
type-combat = Kampf
type-contingency = Klassik
type-protection = Schutz
type-trap = Falle
element-fire = Feuer
element-water = Wasser
element-air = Luft
element-earth = Erde
element-sacred = Heilig
element-profane = Unheilig
element-magic = Magie
element-all = Beliebig
target-yourself = Selbst
target-mage = Magi
target-evocation = Beschwörung
target-model = Figur
target-room = Raum
colour-red = rot
colour-purple = violett
colour-grey = grau
colour-blue = blau
colour-yellow = gelb
colour-green = grün
colour-black = schwarz
card-unstable = Mit Raummarker
card-stable = Ohne Raummarker
card-one-side = nur eine Seite
card-turn = Umdrehen
card-no-dark = Kein Umkehrzauber
words-unstable =
    { $icon ->
        [BeforeOrAfter] Lege 1 deiner Marker in deinen Raum, vor oder nach dem Rest.
       *[BeforeTheEffect] Lege zuerst 1 deiner Marker in deinen Raum.
    }
words-unstable-rule =
    { $edition ->
        [classic] C8.5
       *[rebirth] R16.2
    }
words-symbols = Die Symbole darauf

## The lodge

lodge-name = Die Akademie
edition-mark-classic = Klassisch
rooms-title = Räume
rooms-stand =
    { $count ->
        [one] 1 steht
       *[other] { $count } stehen
    }
rooms-gone =
    { $count ->
        [one] 1 ist fort
       *[other] { $count } sind fort
    }
room-open = Aktiv
room-used = Inaktiv
room-centre-short = Black Rose
room-says = { $name }, { $colour }, { $state }.
    .name = title
room-says-open = repariert und aktiv
room-says-used = repariert und inaktiv
room-says-ruined = zerstört, { $count } von { $slots } Stabilität
room-says-whole = unversehrt, { $count } von { $slots } Instabilität
room-says-taken = fort, genommen von { $who }
    .who = dat
room-says-gone = fort
room-taken = genommen
room-counts-as = Gilt in dieser Runde als { $what }.
token-says =
    Plättchen, { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }.
token-says-turned =
    Plättchen, { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkte
    }, umgedreht.
room-says-here = Hier: { $who }.
    .who = nom
model-says = { $name }, Lebenspunkte { $health }
    .name = title
room-says-legal = Erlaubt, { $number } von { $count }.
power = Macht
power-says = Macht: { $list }
power-next-moon = { $moon } bei { $at }:
power-away = noch { $count }
power-away-then = noch { $count } → { $then }
power-end = Das Ende bei { $at }:
power-last-turn = Dies ist die letzte Runde.
sigils = Zeichen

## Top bar

turn = Runde
turn-number = Runde { $turn }
phase-SetUp = Aufbau
phase-BlackRose = Black Rose
phase-Study = Studieren
phase-Preparation = Vorbereitung
phase-Action = Aktionen
phase-Evocation = Beschwörungen
phase-CleanUp = Aufräumen
phase-Scoring = Wertung
phase-Over = Ende
moon-1 = 1. Mondphase
moon-2 = 2. Mondphase
moon-3 = 3. Mondphase
moon-4 = Das Ende
moon-now = Die aktuelle Mondphase
moon-next = Die nächste Mondphase
page-table = Der Tisch
tools = Werkzeuge
tabs = Teile des Tisches
tool-replay = Seit meiner letzten Aktion
tool-replay-watch = Was zuletzt geschah
tool-rules = Regeln
tool-settings = Einstellungen
tool-menu = Menü
tool-keys = Tasten und Zeichen

## Sheets

sheets = Die anderen
own-sheet = Dein Tableau
damage-label = Schaden { $count } von { $health }: { $cubes }
damage-none = Schaden 0 von { $health }
hand = Hand
hand-title = Hand
hand-count = { $count } von { $limit }
hand-label = { $count } Zauber auf der Hand
piles = Zauberbuch { $grimoire } · Erinnerungen { $memories }
slots = Zauber
slot-Quick = Spontan
slot-short-Quick = S
slot-says-Empty = Feld { $slot }: leer
slot-says-Ready = Feld { $slot }: ein vorbereiteter Zauber
slot-says-Active = Feld { $slot }: aktiviert, { $type }
slot-says-Revealed = Feld { $slot }: { $name }, { $side }, gewirkt
    .name = title
slot-Empty = leer
slot-Ready = vorbereitet
slot-Active = aktiviert
slot-Revealed = benutzt
slot-casting = wird gewirkt
slot-revealed-footer = Gewirkt
quests-evocations = Aufgaben, Beschwörungen
slots-free =
    { $count ->
        [one] 1 Feld frei
       *[other] { $count } Felder frei
    }
quest-progress = { $marks } von { $slots }
quest-completed = Abgeschlossen: einlösen für { $power }
quest-hidden = Eine verdeckte Aufgabe der { $moon }. Mondphase
quest-active = Angenommen
chip-quests =
    { $count ->
        [one] 1 angenommene Aufgabe
       *[other] { $count } angenommene Aufgaben
    }
chip-completed = { $count } abgeschlossen
chip-solved = { $count } { chip-solved-word }
chip-trophies =
    { $count ->
        [0] Keine Trophäen
        [one] 1 Trophäe: { $of }
       *[other] { $count } Trophäen: { $of }
    }
    .of = nom
chip-speed = Bewegung
chip-strength = Angriff
# Where quests are paid at once there is no step between completed and solved.
chip-solved-word =
    { $quests ->
        [at_once] erfüllt
       *[in_stages] eingelöst
    }
word-solve =
    { $quests ->
        [at_once] erfüllen
       *[in_stages] einlösen
    }
# The classic game says Instabilität where Rebirth says Stabilität.
word-cubes =
    { $quests ->
        [at_once] Instabilität
       *[in_stages] Stabilität
    }
solved-quests-word =
    { $quests ->
        [at_once] erfüllte
       *[in_stages] eingelöste
    }
chip-tokens =
    { $count ->
        [one] 1 Raum genommen, { $worth } wert: { $list }
       *[other] { $count } Räume genommen, { $worth } wert: { $list }
    }
tokens-none = noch kein Raum
tokens-won = Genommene Räume: { $list }
quests-of = Aufgaben { $count } von { $limit }
# Chips that can be pressed: what they show ("2/3") stands in their names as it is shown.
chip-evocation = { $name }, Lebenspunkte { $health }/{ $full }
    .name = title
chip-jinx = { $name } { $cubes }/{ $slots }
    .name = title
chip-more = Außerdem: { $list }
speed-label = Bewegungswert { $count }
strength-label = Angriffswert { $count }
tokens-label =
    { $count ->
        [0] Kein Plättchen für physische Aktionen übrig
        [one] 1 Plättchen für physische Aktionen übrig
       *[other] { $count } Plättchen für physische Aktionen übrig
    }
crown-holder = hat die Krone
first-mage = zuerst am Zug
in-cell = in der Kammer
bot-plays = Bot spielt
is-away = abwesend
is-here = hier
is-ready = bereit
seat-open = Platz ist frei
acts-now = am Zug
decides = entscheidet
evocation-health = { $health } von { $full }
power-label = Macht { $power }
power-label-then = Macht { $power }, danach { $then }

## Events

event-board = Ereignistableau
events-left = noch { $count }
event-slot-empty = Kein Ereignis
time-Always = Immer
time-Instant = Sofort
time-BlackRose = Black Rose
time-Study = Studieren
time-Action = Aktionen
event-out = Verlässt es das Tableau, erhält die Rose { $power }

## Log and lens

log = Protokoll
log-now = jetzt
log-all = Alles
log-own = Von dir
log-since = Seitdem ({ $count })
log-since-watch = Taten ({ $count })
log-all-title = Alles, was geschehen ist
log-own-title = Was du getan hast
log-since-title = Seit deiner letzten Aktion
log-filter = Was das Protokoll zeigt
lens = Lupe
lens-empty = Zeige auf etwas: Hier kannst du es lesen.
lens-pin = Anheften
lens-unpin = Lösen
lens-colour = { $colour }
lens-distance = { $room }, Entfernung { $distance }
    .room = title
lens-here = { $room }, hier
    .room = title
lens-damage = Schaden { $count } von { $health }
lens-power = Macht { $power }
lens-owner = von { $owner }
    .owner = dat
lens-active = Aktivierter Zauber ({ $type }), der reagieren kann
lens-instability = { word-cubes } { $count } von { $slots }
order-how = Ziehe die Zeilen, oder verschiebe sie mit ↑ und ↓.
order-up = { $name }: früher
    .name = title
order-down = { $name }: später
    .name = title
order-as-they-lie = Wie sie liegen
order-confirm = In dieser Reihenfolge
order-reset = Wie sie liegen
react-tick = Kreuze an, was du benutzt
react-tick-must = Kreuze an, was zuerst kommt
react-use-ticked =
    { $count ->
        [one] Benutzen
       *[other] { $count } in dieser Reihenfolge benutzen
    }
lens-score = Jetzt repariert, bringt er
lens-falls = Eine Niederlage jetzt bringt
points-gained = +{ $count }
points-lost = −{ $count }
gain-of = { $name } { $points }
    .name = title
foreseen-title = Falls nichts dazwischenkommt
foreseen-bar = { $name }: { $before } → { $after } von { $of }
    .name = title
    .of = nom
foreseen-power = { $name }: Macht { $before } → { $after }
    .name = title
foreseen-more = und { $count } weitere
foreseen-cut = Danach hängt es von dem ab, was du nicht wissen kannst.
foreseen-answer = { $name } hat einen aktivierten Zauber, der reagieren kann
    .name = nom
foreseen-lock-drew = Karten werden gezogen oder angesehen: kann nicht rückgängig gemacht werden
foreseen-lock-revealed = Etwas wird aufgedeckt: kann nicht rückgängig gemacht werden
foreseen-lock-rolled = Der Zufall entscheidet: kann nicht rückgängig gemacht werden
lens-takes = Fällt er jetzt, geht sein Plättchen an
lens-taken = Sein Plättchen, { $worth } wert, wurde von { $name } genommen.
    .name = dat
lens-opens = Kann ab der { $moon } aktiviert werden.
lens-turned = Sein Plättchen ist umgedreht: in dieser Runde schon aktiviert.
lens-not-turned = Sein Plättchen ist aktiv: Er kann in dieser Runde 1× aktiviert werden.
lens-token = Sein Plättchen ist am Ende { $worth } wert, für die Person mit den meisten Markern; bei Gleichstand nimmt es die Rose
lens-rewards = Bringt { $first } für die meisten Marker, { $second } für die zweitmeisten, { $other } für alle anderen
    .second = nom
lens-rewards-sole = Bringt { $first } für die meisten Marker, { $second } für die zweitmeisten, { $other } für alle anderen; 1 mehr, wer ihn allein repariert
    .second = nom
lens-speed = Bewegungswert { $speed }, Angriffswert { $strength }, Lebenspunkte { $health }
lens-upgrades = Aufwertungen: { $list }
lens-origin-Printed = Inhalt der gedruckten Karte; der Wortlaut ist unserer.
lens-origin-Designed = Hier entworfen, um den Stapel zu vervollständigen.
lens-except-Printed = Nicht bekannt und von uns: { $details }.
lens-except-Designed = Aus dem Druck bekannt: { $details }.
detail-name = der Name
detail-copies = die Zahl der Exemplare
detail-moon = die Mondphase
detail-power = die Machtpunkte
detail-slots = die Felder
detail-speed = der Bewegungswert
detail-strength = der Angriffswert
detail-health = die Lebenspunkte
detail-models = die Zahl der Figuren
detail-archetype = der Typ der Beschwörung
detail-large = die Größe
detail-haunts = dass sie heimsucht
detail-personal = wessen Charakterzauber sie hat
detail-grimoires = die Sets mit Zaubern
detail-unstable = ob sie einen Marker in den Raum legt
detail-sides = welche Seite der Basiszauber ist
detail-order = die Reihenfolge ihrer Teile
detail-stops = wo die Punkte stehen
detail-reach = die Reichweite
detail-enhancement = was die Verstärkung verlangt
detail-task = die Bedingung
detail-goal = der Raum, zu dem es geht
detail-token = worauf ihr Plättchen wartet
lens-persistent = { $name } von { $owner } hat hier Bestand
    .owner = dat
    .name = title

## The prompt

prompt = Frage
undo = Rückgängig
undo-drew = eine Karte wurde gezogen oder angesehen
undo-revealed = etwas Verdecktes wurde aufgedeckt
undo-rolled = der Zufall hat entschieden
undo-others = jemand anders hat seitdem entschieden
undo-start = noch nichts rückgängig zu machen
undo-over = die Partie ist zu Ende
undo-locked = Rückgängig gesperrt: { $reason }
choose-thing = { $name }
    .name = title
of-count = { $done } von { $all }
left-count = Noch { $left }
wait-reactions = Der Tisch wartet auf Reaktionen
wait-reactions-why = Lies, schau, plane. Nichts, was du öffnest, schließt sich, wenn andere handeln.
wait-for = { $name } entscheidet
    .name = nom
wait-for-why-phase = { $phase }
wait-for-why-source = { $source }
    .source = title
wait-prepared = Deine Zauber liegen bereit
wait-prepared-why = Jetzt bereiten die anderen verdeckt vor.
wait-nobody = Der Tisch arbeitet
wait-open = Der Tisch wartet auf Mitspielende
wait-open-why = Verschicke die Links aus dem Menü.
watching = Du schaust zu
game-over = Die Partie ist zu Ende
game-over-button = Zur Wertung
dummy = Imaginäre Figur
dummy-mode = Wähle einen Raum für die imaginäre Figur

ask-ChooseMage = Wähle deinen Magi
ask-ChooseSchool = Wähle deine Zauberschule
ask-ChooseGrimoire = Wähle dein Set mit Zaubern
ask-CompleteQuest = Du darfst eine Aufgabe erfüllen
ask-PlayEvent = Du darfst eines dieser Ereignisse spielen
ask-OfferQuest = Du darfst eine Aufgabe ablegen
ask-ExcessQuest = Zu viele Aufgaben: Lege eine ab
ask-DrawFrom = Ziehe von den Zauberschulen
ask-DrawFrom-one = Ziehe 1 Zauber: Wähle die Zauberschule
ask-Keep = Behalte einen Zauber
ask-RemoveSpell = Du darfst 1 Zauber aus deiner Hand entfernen
ask-DiscardToLimit = Zu viele Handkarten: Lege einen Zauber ab
ask-Prepare = Bereite 2 bis 4 Zauber vor
ask-Act = Dein Zug
ask-Explore = Sprint: Wähle einen Raum
ask-Explore-still = Sprint: Was ist mit { $room }?
    .room = dat
ask-Fight = Kraftakt: Wähle, wen du angreifst
ask-Fight-still = Kraftakt: Was ist mit { $room }?
    .room = dat
ask-MomentumStep = Zauber ablegen: Bewege dich 1 Schritt
ask-EvocationStep = { $actorIs ->
    [you] Du handelst: Wähle einen Raum
   *[other] { $actor } handelt: Wähle einen Raum
  }
    .actor = nom
ask-EvocationStep-both = { $actorIs ->
    [you] Du handelst: Wähle einen Raum, oder wer angegriffen wird
   *[other] { $actor } handelt: Wähle einen Raum, oder wer angegriffen wird
  }
    .actor = nom
ask-EvocationStep-attack = { $actorIs ->
    [you] Du handelst: Wähle, wer angegriffen wird
   *[other] { $actor } handelt: Wähle, wer angegriffen wird
  }
    .actor = nom
ask-EvocationStep-still = { $actorIs ->
    [you] Du hast gehandelt
   *[other] { $actor } hat gehandelt
  }
    .actor = nom
ask-NextEvocation = Welche Beschwörung wird als Nächstes erweckt?
ask-Target = { $source }: Wähle ein Ziel
    .source = title
ask-May = { $source }: Willst du es nutzen?
    .source = title
# What may be done is said as the card says it.
ask-May-of = { $source }: { $sentence }
    .source = title
ask-Either = { $source }: Wähle eines von beiden
    .source = title
ask-Room = { $source }: Wähle einen Raum
    .source = title
ask-Model = { $source }: Wähle eine Figur
    .source = title
ask-Step = { $source }: Wähle den nächsten Raum
    .source = title
ask-ConvertDamage = Schaden konvertieren: Wähle einen Marker
ask-ConvertInstability = { word-cubes } konvertieren: Wähle einen Marker
ask-Heal = Heilen: Nimm einen Marker weg
ask-Spread = { $source }: Wohin kommt der nächste Marker?
    .source = title
ask-Order = { $source }: zu wenige Marker für beide Teile. Welcher kommt zuerst?
    .source = title
ask-Mark = Zu wenige Marker für alles: Was erhält zuerst einen?
ask-React = Du darfst reagieren
ask-Declare = Welche Karten benutzt du?
ask-Jinx = Wähle einen Fluch
ask-Upgrade = Wähle eine Aufwertung
ask-Evocation = Wähle, was du beschwörst
ask-Replace = Kein Feld ist frei: Wähle, was weicht
ask-DiscardSpell = Lege einen Zauber ab
ask-DiscardQuest = Lege eine Aufgabe ab
ask-DiscardEvent = Lege ein Ereignis ab
ask-DiscardJinx = Lege einen Fluch ab
ask-DiscardUpgrade = Lege eine Aufwertung ab
ask-DiscardQuestOrJinx = Lege eine Aufgabe oder einen Fluch ab
ask-Quest = Wähle eine Aufgabe
ask-School = Wähle eine Zauberschule
ask-Spell = Wähle einen Zauber
ask-Moon = Wähle eine Mondphase
ask-CastFromHand = Wirke einen Zauber aus deiner Hand anstelle eines Zaubers auf deinem Tableau
ask-PutBack = Wähle, welche Karte als Nächstes zurückkommt; die letzte liegt obenauf
ask-SpellType = Nenne eine Kategorie von Zaubern
ask-TakeQuest = Du darfst eine Aufgabe nehmen
ask-GiveQuest = Wähle die Aufgabe, die du austauschst
ask-Slot = Wähle einen Zauber auf deinem Tableau
ask-TakeBack = Du darfst einen nicht gewirkten Zauber zurücknehmen
ask-Rebuild = Welcher Raum wird als Nächstes repariert?
ask-Winner = Gleichstand: Bestimme, wer gewinnt
ask-Icon = Wann kommt das Instabilitätssymbol?
ask-Element = Welches Element zeigt der Zauber in dieser Runde?
ask-PutUnder = Welche Karte kommt zuerst unter den Stapel?
ask-TakeOver = Keine Figur ist übrig: Wähle eine im Spiel, die du übernimmst
ask-Transfer = Schaden verschieben: Wähle einen Marker
ask-RemoveInstability = { word-cubes } entfernen: Wähle einen Marker
ask-Ransom = { $source }: Lege einen vorbereiteten Zauber ab, oder trage die Folgen
    .source = title
ask-MoveAndAttack = { $source }: bewegen, dann angreifen
    .source = title

why-ChooseMage = Alle Magi haben eine Farbe, eine Form und einen eigenen Zauber.
why-ChooseSchool = Ihre Zauber bilden dein erstes Zauberbuch.
why-ChooseGrimoire = Sechs Zauber für den Anfang.
why-CompleteQuest = Du hast gerade getan, was sie verlangt. Behältst du sie, braucht sie eine neue Gelegenheit.
why-OfferQuest = Die Black Rose erhält dafür 1, 2 oder 3 Machtpunkte, je nach Mondphase der Karte.
why-ExcessQuest = Du hast mehr Aufgaben als erlaubt. Die Black Rose erhält für diese nichts.
why-DrawFrom = Nenne zuerst alle; die Karten siehst du danach. Du behältst { $kept } davon.
why-DrawFrom-one = Du siehst die Karte, sobald die Zauberschule genannt ist.
why-Keep = Die anderen werden abgelegt.
why-RemoveSpell = Er kommt auf den Ablagestapel seiner Zauberschule.
why-DiscardToLimit = Bis zu deinem Handkartenlimit.
why-Prepare = Die anderen tun es jetzt auch, verdeckt.
why-Act = Aktion { $done } von { $of }
    .of = nom
why-Explore =
    { $left ->
        [one] Noch 1 Schritt
       *[other] Noch { $left } Schritte
    }
why-Explore-still =
    { $left ->
        [0] Kein Schritt übrig: Aktiviere den Raum, oder höre auf.
       *[other] Kein Weg ist offen: Aktiviere den Raum, oder höre auf.
    }
why-Fight = Greife 1× an, aktiviere den Raum, oder höre auf.
why-Fight-only = Greife 1× an, oder höre auf.
why-Fight-still = Hier ist niemand mehr anzugreifen: Aktiviere den Raum, oder höre auf.
why-MomentumStep = Ein angrenzender Raum.
why-EvocationStep =
    { $left ->
        [one] Noch 1 Schritt
       *[other] Noch { $left } Schritte
    }
why-EvocationStep-attack = Kein Schritt übrig; 1 Angriff ist möglich.
why-EvocationStep-still = Kein Schritt übrig, und niemand anzugreifen.
why-NextEvocation = Jede Beschwörung wird in dieser Phase 1× erweckt.
why-Rebuild = Du bist zuerst am Zug: Volle Räume werden in deiner Reihenfolge repariert.
why-Spread-attack = Es sind zu wenige Marker für alle Getroffenen übrig: Du legst sie einzeln.
why-Icon = Es verursacht 1 Instabilität in dem Raum, aus dem der Zauber gewirkt wird.
why-Element = Einmal gewählt, gilt es bis zum Ende der Runde.
why-PutUnder = Die nächste liegt darunter.
why-TakeOver = Sie kommt in den Raum der Beschwörung.
why-Transfer = Der Marker behält seine Farbe.
why-RemoveInstability = Der Marker geht zurück an die Person, von der er kam.
why-Ransom = Ein abgelegter Zauber kommt in deine Erinnerungen.
why-MoveAndAttack = Erst die Schritte, dann ein Angriff; beides darf entfallen.
why-Winner = Bei Gleichstand zwischen Magi entscheidet die Person mit der Krone.
why-TakeBack = Unbenutzte Fallen- und Schutzzauber dürfen auf deine Hand zurück.
why-Declare = Sie werden dann der Reihe nach ausgeführt.

pass-OfferQuest = Alle behalten
pass-CompleteQuest = Verdeckt behalten
pass-RemoveSpell = Alle behalten
pass-Act = Zug beenden
pass-Explore = Aufhören
pass-Fight = Aufhören
pass-MomentumStep = Bleiben
pass-EvocationStep = Aufhören
pass-NextEvocation = Fertig
pass-May = Nein, lassen
pass-React = Passen
pass-Declare = Passen
pass-TakeBack = Liegen lassen
pass-TakeOver = Nichts beschwören
pass-RemoveInstability = Genug
pass-Ransom = Alle behalten
pass-MoveAndAttack = Aufhören
pass-ConvertDamage = Genug
pass-ConvertInstability = Genug
pass-Order = Marker für Marker
pass-Spread = Der Rest für den anderen Teil
pass-Heal = Genug
pass-Model = Keine mehr
pass-Step = Aufhören
pass-Replace = Nichts beschwören
pass-DiscardSpell = Keinen ablegen
pass-Prepare = Bestätigen
yes-May = Ja, ausführen
may-leads = du darfst, darfst du, das Ziel darf
remove-instead = Handkarte entfernen
remove-note = 1× in einer Studierphase darfst du 1 Zauber aus deiner Hand auf den Ablagestapel seiner Zauberschule legen (R7.5). Die Frage bleibt stehen.

choice-Pass = Passen
choice-Yes = Ja
choice-Mage = { $name }
    .name = title
choice-School = { $name }
    .name = title
choice-Grimoire = { $name }
    .name = title
choice-Card = { $name }
    .name = title
choice-Remove = { $name } aus der Hand entfernen
    .name = title
choice-Prepare = { $name } auf { $slot }, { $side }
    .name = title
choice-Explore = Sprint
choice-Fight = Kraftakt
choice-Command = { $name }
    .name = title
choice-Command-alike = { $name } { $number }, { $room }
    .name = title
    .room = title
choice-Cast =
    { $slot ->
        [Quick] Spontan
       *[other] { $slot } wirken
    }
choice-Momentum = { $slot }: { $name }
    .name = title
choice-Solve = { $name }
    .name = title
choice-Step = { $name }
    .name = title
choice-ActivateRoom = Raum aktivieren
choice-ActivateBare = Ohne Effekt aktivieren
activate-bare-means = Der Raum gilt als aktiviert: Sein Plättchen, falls er eines hat, wird gedreht. Sein Effekt wird nicht ausgeführt.
choice-Attack = { $name }
    .name = title
choice-Instead = Stattdessen anderes
choice-Target = { $name }
    .name = title
choice-Dummy = Imaginäre Figur { $name }
    .name = in
choice-Dummy-anywhere = Imaginäre Figur
choice-Room = { $name }
    .name = title
choice-Use = { $name }
    .name = title
choice-Use-alike = { $name } { $number }: { $room }, { $health }
    .name = title
    .room = title
choice-Use-slot = { $name }, Feld { $slot }
    .name = title
choice-Use-half = { $name }, Feld { $slot } ({ $half })
    .name = title
choice-Cube = { $colour } auf { $name }
    .colour = title
    .name = dat
choice-RoomCube = { $colour } { $name }
    .colour = title
    .name = in
choice-First = Das erste
choice-Second = Das zweite
choice-First-icon = Vor dem Effekt
choice-Second-icon = Nach dem Effekt
choice-First-order = In der Reihenfolge der Karte
choice-Second-order = Umgekehrt
choice-Element = { $name }
    .name = title
choice-SpellType = { $name }
    .name = title
choice-Jinx = { $name }
    .name = title
choice-Upgrade = { $name }
    .name = title
choice-Moon = { $name }
    .name = title
choice-Evocation = { $name }
    .name = title
choice-Quest = { $name }
    .name = title
choice-Quest-offer = { $name }: Die Rose erhält { $power }
    .name = title
choice-Event = { $name }
    .name = title
choice-Slot = { $slot }: { $name }
    .name = title
choice-SlotOf = { $name }: { $slot }
    .name = title
choice-Seat = { $name }
    .name = title

act-Explore = Sprint
act-Fight = Kraftakt
act-Command = Befehl
act-Cast = Wirken
act-Cast-slot = { $slot } wirken
act-Quick = Spontan
act-Momentum = Ablegen
act-Solve =
    { $quests ->
        [at_once] Erfüllen
       *[in_stages] Einlösen
    }
act-End = Beenden
act-refused = { $act }: { $why }
refused-tokens = kein Plättchen für physische Aktionen übrig
refused-cell = nicht aus der Kammer
refused-evocation = du hast keine Beschwörung in der Akademie
refused-spell = kein vorbereiteter Zauber, oder einer wurde schon gewirkt
refused-quick = kein vorbereiteter Spontanzauber
refused-momentum = kein Zauber mehr zum Ablegen
refused-quest = keine abgeschlossene Aufgabe
refused-end = führe zuerst mindestens 1 Aktion aus
refused-actions = beide Aktionen sind ausgeführt
choose-command = Wähle die Beschwörung für den Befehl
choose-momentum = Welchen Zauber ablegen?
choose-solve =
    Wähle die Aufgabe, die du { $quests ->
        [at_once] erfüllst
       *[in_stages] einlöst
    }
momentum-warning = Er kommt unbenutzt in deine Erinnerungen; dann ein Schritt.

## Preparation

bench = Vorbereitung
bench-placed = { $others ->
    [none] { $count } ausgelegt.
    [done] { $count } ausgelegt. Die anderen sind fertig.
   *[open] { $count } ausgelegt. Die anderen tun es jetzt, verdeckt.
  }
bench-place-here = Hier auslegen
bench-after = nach { $slot }
bench-full = Alle Felder sind belegt
bench-in = { $name }, auf { $slot }, { $side } oben
bench-lies = Auf { $slot }, { $side } oben
bench-says = { $slot }: { $name }, { $side }
    .name = title
bench-take-back = Zurücknehmen
bench-confirm = { $count } Zauber bestätigen
bench-confirm-quick = Ein Spontanzauber fehlt
bench-confirm-few = Lege mindestens { $count } aus
bench-help-title = Die Seite oben ist die, die du wirkst.
bench-help = Drehe mit F oder einem Klick auf die Naht. Verschiebe, drehe und nimm zurück, bis du bestätigst.
bench-turn = { $name } umdrehen
    .name = title
bench-lift = { $name } zurücknehmen
    .name = title
bench-choose = { $name }, Karte { $number } von { $count }
    .name = title
bench-damage = { $count } von { $health }

## The story of the others

story = Was die anderen tun
story-you = Du
story-done = fertig
story-next = als Nächstes
story-after = danach
# The words by which a card speaks to whoever uses it, all their forms.
story-you-words = du dich dir dein deine deinen deinem deiner deines
story-you-is = „Du“ ist hier { $who }.
    .who = nom
story-acts-cast = wirkt
story-acts-explore = Sprint
story-acts-fight = Kraftakt
story-acts-command = Befehl
story-acts-momentum = legt ab
story-acts-solve =
    { $quests ->
        [at_once] erfüllt
       *[in_stages] löst ein
    }
story-acts-pass = passt
story-acts-answer = reagiert
story-acts-room = im Raum
story-acts-evocation = Beschwörung
story-acts-effect = handelt
story-acts-order = Befehl
story-acts-event = Ereignis
story-acts-quest = legt ab
story-kind-room-card = Raum
story-kind-quest = Aufgabe
story-kind-event = Ereignis
story-kind-evocation = Beschwörung
story-kind-jinx = Fluch
story-kind-upgrade = Aufwertung
story-kind-command = Befehlskarte
story-kind-spell = Zauber
story-light-unused = Basiszauber nicht benutzt
story-dark-unused = Umkehrzauber nicht benutzt
story-times = × { $count }
story-nothing = Nichts geschieht.
story-where = { $done } von { $all }.
story-then-you = Dann bist du am Zug.
story-not-asked = Du wirst nicht gefragt.
story-again = Noch einmal erzählt.
story-pace = Tempo der Erzählung
story-pace-step = Schrittweise
story-pace-calm = Ruhig
story-pace-brisk = Zügig
story-pace-off = Sofort
story-step = Weiter
story-skip = Überspringen
story-hold = Anhalten
story-go-on = Fortsetzen
story-back = Noch einmal
story-end = Zum Jetzt
story-to-you = Zu deinem Zug
recap-title = Seit deiner letzten Aktion
recap-short = Seitdem
recap-count =
    { $count ->
        [one] 1 Vorgang
       *[other] { $count } Vorgänge
    }
recap-none = Seit deiner letzten Aktion hat niemand eine Aktion ausgeführt.
recap-damage = { $count } auf dir
recap-power = { $before } → { $after }
recap-again = Noch einmal ansehen: { $deed }
recap-again-short = Noch einmal ansehen
recap-all = Alles erzählen

## Reactions

react-title = Du darfst reagieren
react-must-title = Was kommt zuerst?
react-rail = Was geschieht
react-done = geschehen:
react-now = jetzt:
react-next = kommt noch:
react-with = Mit { $name } reagieren?
    .name = dat
react-if-use = Wenn du sie benutzt
react-if-pass = Wenn du passt
react-use = Benutzen
react-pass = Passen
react-others = Die anderen sehen nur, dass der Tisch auf Reaktionen wartet.
react-active-in = Aktiviert auf Feld { $slot }
react-must = Nicht bei allem hier darfst du passen: Wähle, was zuerst kommt. Wo „darfst“ steht, wirst du noch gefragt.
keep-once = nur dieses Mal
keep-card = diese Karte, bis zu meinem nächsten Zug
keep-turn = alles in dieser Runde, außer ich würde besiegt
keep-until = bis ein Treffer { $count } oder mehr beträgt
kept = Du passt vorab: { $name }
    .name = title
kept-card = { $name } ruht bis zu deinem nächsten Zug
    .name = title
kept-turn = Du passt in dieser Runde immer
kept-until = Du passt, bis ein Treffer { $count } oder mehr beträgt
kept-end = Aufheben
fact-Entered =
    { $onIs ->
        [you] Du hast { $room } betreten.
        [yours] { $onName-gender ->
                [f] Deine
               *[m] Dein
            } { $onName } hat { $room } betreten.
       *[other] { $on } hat { $room } betreten.
    }
    .room = acc
    .on = nom
fact-Moved =
    { $onIs ->
        [you] Du hast dich bewegt.
        [yours] { $onName-gender ->
                [f] Deine
               *[m] Dein
            } { $onName } hat sich bewegt.
       *[other] { $on } hat sich bewegt.
    }
    .on = nom
fact-Damaged =
    { $byIs ->
        [you] Du hast { $on } { $amount } Schaden zugefügt.
       *[other] { $by } hat { $on } { $amount } Schaden zugefügt.
    }
    .on = dat
    .by = nom
fact-Healed =
    { $onIs ->
        [you] Du wurdest geheilt.
        [yours] { $onName-gender ->
                [f] Deine
               *[m] Dein
            } { $onName } wurde geheilt.
       *[other] { $on } wurde geheilt.
    }
    .on = nom
fact-Gained =
    { $onIs ->
        [you] Du hast { $amount ->
                [one] 1 Machtpunkt
               *[other] { $amount } Machtpunkte
            } erhalten.
       *[other] { $on } hat { $amount ->
                [one] 1 Machtpunkt
               *[other] { $amount } Machtpunkte
            } erhalten.
    }
    .on = nom
fact-Lost =
    { $onIs ->
        [you] Du hast { $amount ->
                [one] 1 Machtpunkt
               *[other] { $amount } Machtpunkte
            } verloren.
       *[other] { $on } hat { $amount ->
                [one] 1 Machtpunkt
               *[other] { $amount } Machtpunkte
            } verloren.
    }
    .on = nom
fact-Placed =
    { $byIs ->
        [you] Du hast { $room } { $amount } { word-cubes } verursacht.
       *[other] { $by } hat { $room } { $amount } { word-cubes } verursacht.
    }
    .room = in
    .by = nom
fact-Revealed =
    { $byIs ->
        [you] Du hast einen Zauber aufgedeckt.
       *[other] { $by } hat einen Zauber aufgedeckt.
    }
    .by = nom
fact-Resolved =
    { $byIs ->
        [you] Du hast { $source } ausgeführt.
       *[other] { $by } hat { $source } ausgeführt.
    }
    .source = acc
    .by = nom
fact-Solved =
    { $byIs ->
        [you] Du hast eine Aufgabe { chip-solved-word }.
       *[other] { $by } hat eine Aufgabe { chip-solved-word }.
    }
    .by = nom
fact-Defeated =
    { $onIs ->
        [you] Du wurdest von { $by } besiegt.
       *[other] { $on } wurde von { $by } besiegt.
    }
    .by = dat
    .on = nom
fact-Removed =
    { $onIs ->
        [you] Du hast die Akademie verlassen.
        [yours] { $onName-gender ->
                [f] Deine
               *[m] Dein
            } { $onName } hat die Akademie verlassen.
       *[other] { $on } hat die Akademie verlassen.
    }
    .on = nom
fact-PutInCell =
    { $onIs ->
        [you] Du wurdest in deine Kammer teleportiert.
       *[other] { $on } wurde in die Kammer teleportiert.
    }
    .on = nom
fact-ActivatedRoom =
    { $byIs ->
        [you] Du hast { $room } aktiviert.
       *[other] { $by } hat { $room } aktiviert.
    }
    .room = acc
    .by = nom
fact-Targeted =
    { $onIs ->
        [you] Du bist das Ziel von { $source }.
        [yours] { $onName-gender ->
                [f] Deine
               *[m] Dein
            } { $onName } ist das Ziel von { $source }.
       *[other] { $on } ist das Ziel von { $source }.
    }
    .source = dat
    .on = nom
fact-Explored =
    { $byIs ->
        [you] Du hast einen Sprint ausgeführt.
       *[other] { $by } hat einen Sprint ausgeführt.
    }
    .by = nom
fact-UsedMomentum =
    { $byIs ->
        [you] Du hast „Zauber ablegen“ ausgeführt.
       *[other] { $by } hat „Zauber ablegen“ ausgeführt.
    }
    .by = nom
fact-PhysicalAction =
    { $byIs ->
        [you] Du hast eine physische Aktion ausgeführt.
       *[other] { $by } hat eine physische Aktion ausgeführt.
    }
    .by = nom
fact-CleanUp = Die Aufräumphase hat begonnen.
fact-Doomed =
    { $onIs ->
        [you] Du wirst gleich besiegt.
        [yours] { $onName-gender ->
                [f] Deine
               *[m] Dein
            } { $onName } wird gleich besiegt.
       *[other] { $on } wird gleich besiegt.
    }
    .on = nom
fact-ConvertedDamage =
    { $byIs ->
        [you] Du hast bei { $on } { $amount } Schaden konvertiert.
       *[other] { $by } hat bei { $on } { $amount } Schaden konvertiert.
    }
    .on = dat
    .by = nom
fact-ConvertedInstability =
    { $byIs ->
        [you] Du hast { $room } { $amount } { word-cubes } konvertiert.
       *[other] { $by } hat { $room } { $amount } { word-cubes } konvertiert.
    }
    .room = in
    .by = nom
fact-TookCrown =
    { $byIs ->
        [you] Du hast die Krone genommen.
       *[other] { $by } hat die Krone genommen.
    }
    .by = nom
fact-Attacked =
    { $byIs ->
        [you] Du hast { $on } angegriffen.
       *[other] { $by } hat { $on } angegriffen.
    }
    .on = acc
    .by = nom
fact-Left =
    { $onIs ->
        [you] Du hast { $room } verlassen.
        [yours] { $onName-gender ->
                [f] Deine
               *[m] Dein
            } { $onName } hat { $room } verlassen.
       *[other] { $on } hat { $room } verlassen.
    }
    .room = acc
    .on = nom
fact-Cast =
    { $byIs ->
        [you] Du hast einen Zauber gewirkt.
       *[other] { $by } hat einen Zauber gewirkt.
    }
    .by = nom
fact-Solving =
    { $byIs ->
        [you] Du bist
       *[other] { $by } ist
    } dabei, eine Aufgabe { $quests ->
        [at_once] zu erfüllen
       *[in_stages] einzulösen
    }.
    .by = nom

## Chooser

chooser = Wählen
choose-counter = { $done } von { $all }
choose-one-of = Eins von { $count }
schools-named = { $done } von { $all } genannt
schools-minus = −1: eine zurücknehmen
schools-left = Stapel { $deck }, Ablage { $discard }
cubes-on = Marker auf { $name }
    .name = dat
cubes-in = Marker { $name }
    .name = in

## Scoring

# While the steps are counted, before anybody has won.
score-counting = Die Schlusswertung
score-title =
    { $duel ->
        [yes] { $name } gewinnt das Duell
       *[no] { $name } gewinnt die Partie
    }
    .name = nom
score-you-title =
    { $duel ->
        [yes] Du gewinnst das Duell
       *[no] Du gewinnst die Partie
    }
score-power = { $count ->
    [one] Machtpunkt
   *[other] Machtpunkte
  }
score-defeats = { $count ->
    [one] Sieg über Magi
   *[other] Siege über Magi
  }
score-defeats-title = Besiegt
score-rebuilt = { $count ->
    [one] Raum repariert
   *[other] Räume repariert
  }
score-torn = { $count ->
    [one] Raum zerstört
   *[other] Räume zerstört
  }
score-tokens = Räume
score-apart = Wer die Akademie niederriss
score-stand =
    { $count ->
        [one] 1 Raum steht
       *[other] { $count } Räume stehen
    }
score-rooms-taken =
    { $count ->
        [0] keiner
        [one] 1 Raum
       *[other] { $count } Räume
    }
score-rank = Rang
score-mage = Magi
score-board = Leiste
score-quests = Aufgaben
score-trophies = Trophäen
score-crown = Krone
score-total = Summe
score-none = keine
score-mages-only = nur Magi
score-solved = { $count } { chip-solved-word }
score-taken = { $count } genommen
# Der Platz, nicht wer ihn hat.
score-place =
    { $tied ->
        [yes] geteilter Platz { $place }, −1
       *[no] Platz { $place }
    }
score-wins-ties = gewinnt jeden Gleichstand
score-step = Schritt { $number }, { $name }.
score-step-board = Die Machtpunkte aller auf der Leiste.
score-step-quests = Meiste { solved-quests-word } Aufgaben { $first }, zweitmeiste { $second }, alle anderen mit einer { $other }; bei Gleichstand je 1 weniger. Nur Magi.
    .second = nom
score-step-trophies = Meiste Trophäen { $first }, zweitmeiste { $second }, alle anderen mit einer { $other }. Hier zählt die Rose mit.
    .second = nom
score-step-tokens = Jedes gewonnene Plättchen zählt seine Zahl. Bei Gleichstand im Raum ging es an die Rose.
score-step-crown = Wer die Krone hat, erhält { $crown }.
score-step-total = Die meisten Machtpunkte gewinnen; die Black Rose gewinnt jeden Gleichstand, an dem sie beteiligt ist.
# The rules are numbered by the book of the edition.
score-rule-board =
    { $edition ->
        [classic] C18.1
       *[rebirth] R20.1
    }
score-rule-quests =
    { $edition ->
        [classic] C18.2
       *[rebirth] R20.2
    }
score-rule-trophies =
    { $edition ->
        [classic] C18.3
       *[rebirth] R20.3
    }
score-rule-tokens = C18.5
score-rule-crown =
    { $edition ->
        [classic] C18.6
       *[rebirth] R20.5
    }
score-rule-total =
    { $edition ->
        [classic] C18.8
       *[rebirth] R20.6
    }
score-previous = Voriger Schritt
score-next = Nächster Schritt
score-by-turn = Macht nach Runden
score-lines-at = Linien bei { $moons }
score-earned = Woher die Punkte kamen
score-as-table = Als Tabelle
score-as-chart = Als Diagramm
score-before = Schon vorher
score-rooms = Räume
score-quest-points = Aufgaben
score-spells = Zauber
score-events = Ereignisse
score-bonus = Schlusswertung
score-lost = Verloren
score-end = Ende
score-export = Exportieren
score-replay = Wiederholung
score-again = Neuer Tisch
score-rematch = Noch einmal spielen
score-watch = Wiederholung ansehen
score-table = Zurück zum Tisch
score-summary =
    { $you ->
        [yes] Du bist auf dem zweiten Platz, mit { $count } weniger.
       *[no] Auf dem zweiten Platz: { $second }, mit { $count } weniger.
    }
    .second = nom
score-tie =
    { $you ->
        [yes] Du hast ebenso viele Machtpunkte.
       *[no] Ebenso viele Machtpunkte hat { $second }.
    } { $by ->
        [rose] Die Black Rose gewinnt jeden Gleichstand, an dem sie beteiligt ist.
        [quests] Bei Gleichstand entscheiden mehr Aufgaben.
        [trophies] Bei gleich vielen Aufgaben entscheiden mehr Trophäen.
       *[crown] Die Person mit der Krone hat entschieden, wer gewinnt.
    }
    .second = nom

## Menu and the rest

menu = Menü
menu-home = Den Tisch verlassen
menu-bot = Meinen Platz einem Bot geben
menu-bot-back = Meinen Platz zurücknehmen
menu-report = Ein Problem melden
menu-report-why = Speichert eine Datei mit dem, was du siehst, dem Protokoll und der Version. Nichts wird gesendet.
menu-invites = Links für freie Plätze
menu-copy = Kopieren
menu-copied = Kopiert
menu-invite = Link für Platz { $number }
menu-watch = Link zum Zuschauen
menu-text = Der Tisch als Text
menu-settings = Einstellungen für diesen Tisch
menu-cards = Karten
setting-speed = Bewegung
setting-speed-half = Halbes Tempo
setting-speed-normal = Normal
setting-speed-double = Doppeltes Tempo
setting-speed-off = Aus
last-turn = Letzte Runde
setting-theme = Licht
theme-night = Nacht
theme-day = Tag
theme-contrast = Kontrast
setting-text-size = Schriftgröße
setting-text-size-of = { $size } %
setting-text-size-table = Auf diesem Bildschirm wird der Tisch mit { $size } % gezeigt.
setting-story = Was die anderen tun
setting-sounds = Töne
setting-keys = Buchstabentasten
setting-text = Der Tisch als Text
setting-language = Sprache
lost = Verbindung verloren. Neuer Versuch …
connecting = Verbinde …
refused-by-server = Abgelehnt: { $message }
no-table = Dieser Tisch kann nicht geöffnet werden.
no-table-why = { $message }
# Why something was refused, by the server's code for it; what has no message is said as the server says it.
refused-unknown_table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er abgeräumt, oder der Link ist unvollständig.
refused-wrong_token = Dieser Link öffnet keinen Platz am Tisch. Bitte um einen neuen.
refused-not_your_seat = Dieser Platz gehört jemand anderem.
refused-stale = Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin.
refused-unknown_option = Das kann nicht mehr gewählt werden.
refused-malformed = Der Tisch hat diese Seite nicht verstanden. Lade sie neu.
refused-too_large = Das ist mehr, als der Tisch auf einmal annimmt.
refused-too_fast = Das war zu schnell. Warte einen Augenblick.
refused-full = Das Haus ist gerade voll. Versuche es später noch einmal.
refused-busy = Der Tisch ist beschäftigt. Versuche es gleich noch einmal.
refused-game_over = Die Partie ist zu Ende.
refused-nothing_to_undo = Es gibt nichts rückgängig zu machen.
refused-setup = So lässt sich der Tisch nicht aufbauen.
refused-incompatible_replay = Diese Partie wurde mit anderen Karten oder Regeln gespielt und kann hier nicht gezeigt werden.
refused-elsewhere = Dieser Tisch ist in einem anderen Tab offen; schließe ihn dort zuerst.
refused-frozen = Dieser Tisch führt nicht mehr dorthin, wohin er führte; er wird gezeigt, aber nicht weitergespielt.
refused-unreachable = Das Haus ist nicht zu erreichen. Steht die Verbindung?
cover-title = Gib das Gerät weiter an { $name }
    .name = acc
cover-who = { $person } ({ $mage })
    .person = nom
cover-why = Die nächste Entscheidung fällt dort. Vom letzten Platz ist nichts zu sehen.
cover-button = Ich bin { $name }
    .name = nom
seat-switch = Plätze an diesem Bildschirm
title-yours = Du bist am Zug
title-theirs = { $name } entscheidet
    .name = nom
replaying = Wiederholung der letzten Runde
replay-stop = Zurück zum Jetzt
frozen = Dieser Tisch ist eingefroren. { $why }
at-moment = Du siehst einen früheren Augenblick.
tab-lodge = Akademie
tab-sheet = Tableau
tab-hand = Hand
tab-events = Ereignisse
tab-log = Protokoll
read-card = { $name } lesen
    .name = title
plain-title = Der Tisch in Worten

keys-title = Tasten und Zeichen
keys-areas = Bereiche und Bedienung
keys-arrows = durch Akademie, Hand, Listen
keys-enter = wählen; noch einmal: bestätigen
keys-numbers = das Erlaubte mit dieser Nummer, oder die Handkarte
keys-escape = schließen, abwählen; antwortet nie
keys-change = Ändern
keys-press = Drücke eine Taste …
keys-reset = Wie zuvor
key-Explore = Sprint
key-Fight = Kraftakt
key-Command = Befehl
key-Cast = Nächster Zauber
key-Quick = Spontanzauber
key-Momentum = Zauber ablegen
key-Solve = Aufgabe einlösen
key-End = Beenden, aufhören, nein
key-Dummy = Imaginäre Figur
key-Turn = Karte umdrehen
key-Confirm = Vorbereitung bestätigen
key-TakeBack = Zuletzt Ausgelegtes zurücknehmen; Erzählung: noch einmal
key-Undo = Rückgängig
key-Use = Karte benutzen
key-Pass = Passen
key-Log = Zum Protokoll
key-Hand = Zur Hand
key-Lodge = Zur Akademie
key-Sheets = Zu den Tableaus
key-Replay = Seit meiner letzten Aktion
key-Hint = Was ein Meister tun würde
hint = Hinweis
hint-title = Was ein Meister tun würde
hint-first-school = Die Zauberschule, die er zuerst nennen würde; von denen, die du genannt hast, weiß er nichts.
hint-thinking = Ein Meister sieht sich den Tisch an …
hint-brings = { $points } erwartet
hint-of = { $act }: { $name }
    .name = title
hint-games =
    { $count ->
        [one] in einer gedachten Partie erprobt
       *[other] in { $count } gedachten Partien erprobt
    }
hint-note = In Machtpunkten bis zum Ende der Runde, verglichen mit deinem jetzigen Stand. Ein Meister weiß, was du weißt; den Rest denkt er sich.
hint-worse = Was du auch tust, bis zum Ende der Runde wird es für dich voraussichtlich schlechter; das Erste verliert am wenigsten.
menu-hints = Hinweisen zustimmen
menu-hints-agreed = Du stimmst Hinweisen zu
menu-hints-why = Wer gefragt ist, darf einen Meister fragen, sobald alle am Tisch zustimmen ({ $count } von { $of }).
    .of = nom
refused-not_agreed = Dem haben nicht alle an diesem Tisch zugestimmt.
key-Again = Die Frage noch einmal ansagen
key-Help = Tasten und Zeichen
key-Skip = Erzählung: überspringen (mit Umschalt: alles)
key-Hold = Erzählung: anhalten
sigil-mages = Magi
sigil-rooms = Farben der Räume
sigil-marks = Zeichen der Zauber

## The Avatar

avatar = Avatar
command-trap = Falle des Avatars
command-protection = Schutz des Avatars
avatar-left = noch { $count } von { $limit } Befehlen
avatar-left-short =
    { $count ->
        [one] noch 1 Befehlskarte in dieser Phase
       *[other] noch { $count } Befehlskarten in dieser Phase
    }
avatar-deck =
    { $count ->
        [one] 1 Befehlskarte in den Stapeln
       *[other] { $count } Befehlskarten in den Stapeln
    }
avatar-back = { $type }: { $when }
avatar-back-none = Kein Plättchen auf der nächsten Karte
avatar-by-damage = bei Schaden
avatar-by-target = durch einen Kampfzauber
avatar-solved =
    { $count ->
        [0] Keine Aufgabe eingelöst
        [one] 1 Aufgabe eingelöst: { $list }
       *[other] { $count } Aufgaben eingelöst: { $list }
    }
command-stage = Befehlskarte { $name }
command-now = { $name } führt diese Karte aus
    .name = nom
command-done = Was { $name } getan hat
    .name = nom
command-before = Die Karte davor
command-after = Die Karte danach
command-reasons = Warum diese Wahl
command-read = Lesen
crown-ask = Für { $name } · { $question }
    .name = acc
crown-why = Du hast die Krone und wählst zwischen { $tied }: { $why }.
    .tied = dat
crown-why-open = Du hast die Krone und wählst für { $name }: Die Regeln lassen es offen.
    .name = acc

# Study on the bench
study-bench = Studieren
study-steps = Die Schritte der Studierphase
study-done = fertig
study-step-grimoire =
    { $count ->
        [0] Zauberbuch
       *[other] Zauberbuch +{ $count }
    }
study-step-name = Vier Schulen nennen
study-step-keep = Zwei behalten
study-step-remove = Auf Wunsch 1 entfernen
study-step-limit = Hand bis { $count }
study-drawn = Gezogene Karten
study-tick = { $name }: wählen
    .name = title
study-ticked = { $name }: gewählt
    .name = title
study-leave = Offen auf die Ablagestapel ihrer Schulen: { $list }
study-hand-point = Zeige oder tippe auf eine Handkarte, um sie ganz zu lesen.
study-waits = Die anderen studieren. Zeige oder tippe auf eine Karte, um sie zu lesen.
study-new = neu
study-too-many =
    { $count } insgesamt: { $over ->
        [one] 1 kommt am Ende in die Erinnerungen
       *[other] { $over } kommen am Ende in die Erinnerungen
    }
study-draw =
    { $count ->
        [1] 1 ziehen
       *[other] { $count } ziehen
    }
study-keep =
    { $count ->
        [1] 1 behalten
       *[other] { $count } behalten
    }
study-discard =
    { $count ->
        [1] 1 ablegen
       *[other] { $count } ablegen
    }
study-remove = Entfernen
study-remove-hand = Handkarte entfernen
study-remove-short = 1 entfernen
study-remove-ask = Welche Handkarte kommt auf den Ablagestapel ihrer Schule?
study-ask-keep = Behalte { $count } von { $of }
    .of = nom
study-why-keep = { $done } von { $count } gewählt. Die anderen kommen offen auf die Ablagestapel ihrer Schulen.
study-ask-limit =
    Zu viele Handkarten: Wähle { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
    } zum Ablegen
study-why-limit = { $done } von { $count } gewählt. Sie kommen in deine Erinnerungen.
study-ask-name =
    Nenne { $count ->
        [1] 1 Schule
       *[other] { $count } Schulen
    }, von denen du ziehst
study-why-name = { $done } genannt, Wiederholungen erlaubt. Die Karten siehst du nach der letzten.
school-left = noch { $count }
school-times = { $count }×
school-sides = Seiten
school-pile = Stapel
school-pile-of = noch { $deck } von { $all }, { $discard } abgelegt
school-spells = Ihre { $count } Zauber, die offenen mitgezählt
school-seen = { $count } gesehen
school-about-agony = Schmerz als Waffe. Trifft hart, zahlt mit eigenem Schaden und wird stärker, je mehr die Black Rose dir zugesetzt hat.
school-about-alchemy = Mixturen und Konstrukte. Schaden, der sich über Räume ausbreitet, besser mit den richtigen Elementen auf deinem Tableau, und Nigredos, die für dich kämpfen.
school-about-hex = Flüche und Diebstahl. Stiehlt Machtpunkte, bewegt andere, wohin du willst, und belegt sie mit Flüchen, die schwächen, bis sie abgetragen sind.
school-about-nightmare = Schatten, die folgen. Lässt eine Umbra andere heimsuchen, zehrt von Ereignissen und Aufgaben und trifft, wen die Angst gefunden hat.
school-about-shamanic = Totems und Zeichen. Stellt Altäre auf, die von ihrem Platz aus wirken, verändert Ereignisse und Aufgaben und wehrt Zauber ab.
school-about-technomancy = Die Toten bei der Arbeit. Beschwört Kadaver und den Colossus, verbessert sie mit Aufwertungen und lässt viele zugleich handeln.
school-about-conspiracy = Fallen und Diebstahl. Nimmt anderen Aufgaben und Machtpunkte, bewegt sie und spielt mit Ereignissen.
school-about-destruction = Feuer und Eis. Viel Schaden in ganzen Räumen, und Instabilität, wo er fällt.
school-about-divination = Voraussicht. Sieht und ändert Aufgaben, Ereignisse und Zauber, heilt und stellt Altäre auf.
school-about-illusion = Täuschung. Antwortet mit Fallen und Schutz, meist mit einer Wahl, und nutzt, was andere wirken.
school-about-necromancy = Die Toten dienen. Beschwört Untote, macht den Schaden anderer zum eigenen und lebt davon.
school-about-transmutation = Instabile Räume. Legt und verbraucht Instabilität, stellt Altäre auf und stärkt deine eigenen Schläge.
about-Explore = Benutze ein Plättchen für physische Aktionen: Bewege dich bis zu deinem Bewegungswert, und aktiviere vor oder nach den Schritten den Raum, in dem du bist.
about-Fight = Benutze ein Plättchen für physische Aktionen: 1 Angriff auf eine Figur in deinem Raum mit Schaden in Höhe deines Angriffswerts, und aktiviere den Raum, in beliebiger Reihenfolge.
about-Command = Benutze ein Plättchen für physische Aktionen: Erwecke 1 deiner Beschwörungen, wo immer sie ist.
about-Cast = Decke den vorbereiteten Zauber auf dem Feld mit der kleinsten Zahl auf; ein Fallen- oder Schutzzauber wird stattdessen aktiviert.
about-Quick = Wirke den Spontanzauber. Er darf der zweite Zauber eines Zuges sein.
about-Momentum = Kostet 1 nicht gewirkten Zauber von einem beliebigen Feld; er kommt in deine Erinnerungen. Bringt 1 Schritt, braucht kein Plättchen und aktiviert keinen Raum.
about-Solve = Löse eine abgeschlossene Aufgabe für ihre Belohnung ein. Kostet keine Aktion.
about-End = Beende den Zug. Was du jetzt nicht nutzt, kannst du in einem späteren Zug nutzen.
memories-of = Erinnerungen von { $name }
    .name = dat
cards-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

# A sheet opened
sheet-completed = abgeschlossen, noch nicht eingelöst
sheet-solved = { chip-solved-word }
sheet-no-crown = Niemand hat die Krone
sheet-crown-of = { $name } hat die Krone
    .name = nom
sheet-hand = { $count } von { $limit } auf der Hand
sheet-shown = auf der Hand, von allen gesehen
sheet-shown-word = gesehen
sheet-shown-list = { $count } von allen gesehen, auf der Hand: { $list }

# A small card without room for its words
card-point = { $by ->
    [finger] zum Lesen halten
   *[mouse] zum Lesen zeigen oder halten
  }
card-point-short = { $by ->
    [finger] halten
   *[mouse] zeigen oder halten
  }

# Panes of a tablet
panes = Was die Tafel zeigt
pane-now = Jetzt
pane-mages = Magi
pane-events = Ereignisse
pane-log = Protokoll
aside-lodge = Akademie zeigen
aside-choice = Auswahl zeigen
row-title = { $room }: Welche von { $count }?
    .room = title
row-outcome = { $now } → { $then } von { $health }
row-falls = besiegt, { $health } von { $health }
row-damage = { $now } von { $health }

## People at the table

tool-people = Personen und Gespräch
tool-people-unread =
    Personen und Gespräch, { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
title-count = ({ $count }) { $title }
watch-leave = Nicht mehr zuschauen
people-title = Personen
people-you = { $name }, du
    .name = title
people-asked = Muss antworten
people-not-asked = gerade nicht gefragt
people-bot-at-once = antwortet sofort
people-stand-in-yours = der Platz bleibt deiner
people-stand-in-theirs = der Platz bleibt vergeben
people-vote = Einen Bot spielen lassen
people-vote-back = Nein, warten
people-vote-from = ab { $time } darf ein Bot spielen
people-vote-count = { $count } von { $of } wollen einen Bot spielen lassen
    .of = nom
people-free = Platz neu anbieten
people-free-sure = Ja, anbieten
people-free-link = Neuer Link
people-free-why = Dann kann { $name } dort nicht mehr sitzen; wer den neuen Link hat, kann es.
    .name = nom
people-mute = Stummschalten
people-muted = Stumm
presence-here = Hier
presence-away = Abwesend
presence-away-short = abwesend
presence-away-since = Abwesend seit { $time }
presence-stand-in = Ein Bot spielt für { $name }
    .name = acc
presence-stand-in-short = ein Bot springt ein
presence-bot = Ein Bot
presence-avatar = Von Karten gelenkt
presence-open = Ein freier Platz
presence-open-short = frei
wait-handed = Ein Bot spielt für dich
wait-handed-why = Dein Platz bleibt deiner. Nimm ihn jederzeit zurück.
clock-label = Verbleibende Zeit
clock-days = { $days } T { $hours } Std.
clock-hours = { $hours } Std. { $minutes } Min.
clock-minutes = { $minutes }:{ $seconds }
clock-answered = Deine Zeit war um: Ein Bot hat für dich geantwortet.
clock-none = Keine Uhr
clock-each = Je Entscheidung
clock-bank = Zeitkonto
length-seconds = { $count } Sekunden
length-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
length-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
length-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
pace-live = Live
pace-days = Über Tage
pace-here = Ein Bildschirm
manner-each = { $time } für jede Antwort
manner-bank = { $time } für die ganze Partie
at-zero-wait = bei null geschieht nichts
at-zero-answer = bei null antwortet 1× ein Bot
at-zero-bot = bei null spielt ein Bot weiter
chat-phrases = Feste Sätze
chat-free = Eigene Worte
chat-off = Kein Gespräch
talk-in-phrases = Gespräch in festen Sätzen
talk-in-free = Gespräch in eigenen Worten
talk-in-off = kein Gespräch
talk-title = Am Tisch gesagt
talk-none = Noch hat niemand etwas gesagt.
talk-off = An diesem Tisch wird hier nicht gesprochen.
talk-hidden =
    { $count ->
        [one] 1 Nachricht eines stummgeschalteten Platzes ist verborgen.
       *[other] { $count } Nachrichten stummgeschalteter Plätze sind verborgen.
    }
talk-about = Zu { $name }
    .name = dat
talk-phrases = Feste Sätze
talk-own = In deinen eigenen Worten
talk-say = Sagen
talk-note = Alle lesen feste Sätze in ihrer eigenen Sprache. Jeder Platz kann stummgeschaltet werden.
talk-note-about = Alle lesen feste Sätze in ihrer eigenen Sprache. Ein fester Satz kann sich auf das beziehen, worauf du zuletzt gezeigt hast.
said-you = Du
said-by = { $name }: { $words }
    .name = title
said-about = { $phrase } Zu { $about }.
    .about = dat
phrase-hello = Hallo!
phrase-good_game = Gutes Spiel.
phrase-well_played = Gut getroffen.
phrase-thanks = Danke.
phrase-sorry = Tut mir leid.
phrase-oops = Hoppla.
phrase-one_moment = Einen Augenblick, bitte.
phrase-back_soon = Bin gleich zurück.
phrase-your_turn = Du bist dran.
phrase-thinking = Ich muss nachdenken.
phrase-beat_the_rose = Gemeinsam gegen die Rose!
phrase-beware = Vorsicht!
phrase-look = Sieh dir das an.
phrase-mercy = Gnade!
phrase-revenge = Rache!
phrase-again = Noch eine Partie?
invite-title = Einladen
invite-code = Ein kurzer Code für Platz { $number }
invite-why = Wer den Link öffnet oder den Code eingibt, nimmt den Platz ein.
code-make = Kurzer Code
code-named = { $button }: { $what }
code-new = Neuer Code
code-left = noch { $time }
code-over = Dieser Code ist abgelaufen.
move-title = Diesen Platz mitnehmen
move-code = Ein Code für ein anderes Gerät
move-link = Deinen eigenen Link kopieren
move-copied = Kopiert: nur für deine Geräte
move-why = Gib den Code auf deinem anderen Gerät ein. Er gilt 1×; auch dieses Gerät behält den Platz.
again-title = Noch einmal
again-yes = ja
again-not-yet = noch nicht
again-missing =
    { $count ->
        [one] Eine Person hat noch nicht zugesagt.
       *[other] { $count } Personen haben noch nicht zugesagt.
    }
again-laid = Der neue Tisch steht bereit, alle einen Platz weiter.
again-go = Zum neuen Tisch
again-watch = Die neue Partie ansehen
again-back = Nein, danke
score-title-person =
    { $duel ->
        [yes] { $person } gewinnt das Duell als { $mage }
       *[no] { $person } gewinnt die Partie als { $mage }
    }
    .person = nom
refused-name_taken = Jemand an diesem Tisch hat diesen Namen oder einen, der ihm gleicht. Wähle einen anderen.
refused-awaited = Der Tisch wartet auf dich: Antworte zuerst.
refused-out_of_time = Deine Zeit ist aufgebraucht: Ein Bot spielt für dich weiter.
