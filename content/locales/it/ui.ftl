### The words of the table and of the kit.
###
### Forms and features are as in names.ftl and cards.ftl: mages, rooms, evocations and `the-black-rose` have the, di, a,
### in, su, da with their articles; an attribute with the name of an argument asks for a form of it, and what it tells
### about itself comes as $NAME-FEATURE: names of evocations and rooms tell $NAME-gender (m f). What is said of people
### and of `evocation-of` is worded so that it needs no gender: words of this file tell none.
### Where $NAMEIs or $you says that somebody is the reader, a message may say "you" in its own way.

close = Chiudi
loading = Un momento…
cancel = Annulla
back = Indietro
rule-number = Regola { $rule }
black-rose = { $form ->
    [di] della Rosa Nera
    [a] alla Rosa Nera
    [in] nella Rosa Nera
    [su] sulla Rosa Nera
    [da] dalla Rosa Nera
   *[title] Rosa Nera
  }
# Within a sentence; at its beginning it gets its capital by itself.
the-black-rose = { $form ->
    [title] Rosa Nera
    [di] della Rosa Nera
    [a] alla Rosa Nera
    [in] nella Rosa Nera
    [su] sulla Rosa Nera
    [da] dalla Rosa Nera
   *[the] la Rosa Nera
  }
# Under her power, where there is room for a word.
black-rose-short = Rosa
cell = Cella
# Something with nothing around it.
name-alone = { $name }
    .name = title
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
    .mage = title
cell-of = { $form ->
    [di] della Cella { $name }
    [a] alla Cella { $name }
    [in] nella Cella { $name }
    [su] sulla Cella { $name }
    [da] dalla Cella { $name }
    [title] Cella { $name }
    [short] Cella { $name }
   *[the] la Cella { $name }
  }
    .name = di
seat-number = Posto { $number }
# A shorter name where the full one is too long: short- and the id of the mage. Sentences ask it for their forms.
short-baron_doria = { $form ->
    [di] di Doria
    [a] a Doria
    [in] in Doria
    [su] su Doria
    [da] da Doria
   *[the] Doria
  }
short-possessed = { $form ->
    [title] Posseduto
    [di] del Posseduto
    [a] al Posseduto
    [in] nel Posseduto
    [su] sul Posseduto
    [da] dal Posseduto
   *[the] il Posseduto
  }
evocation = Evocazione
evocation-of = { $name } { $owner }
    .name = { $form ->
        [di] di
        [a] a
        [in] in
        [su] su
        [da] da
        [title] title
       *[the] the
      }
    .owner = di
# Within a sentence.
evocation-yours = { $name-gender ->
    [f] { $form ->
        [di] della tua
        [a] alla tua
        [in] nella tua
        [su] sulla tua
        [da] dalla tua
       *[the] la tua
      }
   *[m] { $form ->
        [di] del tuo
        [a] al tuo
        [in] nel tuo
        [su] sul tuo
        [da] dal tuo
       *[the] il tuo
      }
  } { $name }
    .name = one
you = { $form ->
    [di] di te
    [a] a te
    [in] in te
    [su] su di te
    [da] da te
   *[the] tu
  }
school-personal = Personale
school-forgotten = Dimenticata
source-attack = Attacco
source-rules = Regole

## Marks

side-halves = entrambe le metà
side-room = Stanza { $colour }
card-halves = Trappola di Stanza: un solo uso, uno dei due colori
side-light = Dritto
side-dark = Rovescio
type-combat = Combattimento
type-contingency = Contingenza
type-protection = Protezione
type-trap = Trappola
element-fire = Fuoco
element-water = Acqua
element-air = Aria
element-earth = Terra
element-sacred = Sacro
element-profane = Profano
element-magic = Magia
element-all = Qualsiasi
target-yourself = Te stesso
target-mage = Mago
target-evocation = Evocazione
target-model = Modello
target-room = Stanza
colour-red = rossa
colour-purple = viola
colour-grey = grigia
colour-blue = blu
colour-yellow = gialla
colour-green = verde
colour-black = nera
card-unstable = Instabile
card-stable = Stabile
card-one-side = un solo lato
card-turn = Volta
card-no-dark = Senza rovescio
words-unstable = { $icon ->
    [BeforeOrAfter] Piazza 1 dei tuoi cubetti nella tua Stanza, prima o dopo il resto.
   *[BeforeTheEffect] Prima piazza 1 dei tuoi cubetti nella tua Stanza.
  }
words-unstable-rule = { $edition ->
    [classic] C8.5
   *[rebirth] R16.2
  }
words-symbols = I suoi simboli

## The lodge

lodge-name = La Loggia
edition-mark-classic = Classica
rooms-title = Stanze
rooms-stand = { $count ->
    [one] 1 in piedi
   *[other] { $count } in piedi
  }
rooms-gone = { $count ->
    [one] 1 distrutta
   *[other] { $count } distrutte
  }
room-open = Libera
room-used = Usata
room-centre-short = Rosa Nera
room-says = { $name }, Stanza { $colour }, { $state }.
    .name = title
room-says-open = ricostruita e libera
room-says-used = ricostruita e usata
room-says-ruined = distrutta, Instabilità { $count } su { $slots }
room-says-whole = intatta, Instabilità { $count } su { $slots }
room-says-taken = distrutta, presa { $who }
    .who = da
room-says-gone = distrutta
room-taken = presa
room-counts-as = Conta come { $what } in questo Turno.
token-says = Segnalino, { $worth ->
    [one] 1 punto
   *[other] { $worth } punti
  }.
token-says-turned = Segnalino, { $worth ->
    [one] 1 punto
   *[other] { $worth } punti
  }, voltato.
room-says-here = Qui: { $who }.
    .who = title
model-says = { $name }, Salute { $health }
    .name = title
room-says-legal = Valida, { $number } di { $count }.
power = Potere
power-says = Potere: { $list }
power-next-moon = { $moon } a { $at }:
power-away = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
  }
power-away-then = ne mancano { $count } → { $then }
power-end = La fine a { $at }:
power-last-turn = Questo è l’ultimo Turno.
sigils = Simboli

## Top bar

turn = Turno
turn-number = Turno { $turn }
phase-SetUp = Setup
phase-BlackRose = Rosa Nera
phase-Study = Studio
phase-Preparation = Preparazione
phase-Action = Azione
phase-Evocation = Evocazioni
phase-CleanUp = Pulizia
phase-Scoring = Conteggio
phase-Over = Finita
moon-1 = Prima Luna
moon-2 = Seconda Luna
moon-3 = Terza Luna
moon-4 = La fine
moon-now = La Luna attuale
moon-next = La prossima Luna
page-table = Il tavolo
tools = Strumenti
tabs = Parti del tavolo
tool-replay = Dalla mia ultima azione
tool-replay-watch = Che cosa è appena accaduto
tool-rules = Regole
tool-settings = Impostazioni
tool-menu = Menu
tool-keys = Tasti e simboli

## Sheets

sheets = Gli altri
own-sheet = La tua Scheda
damage-label = Danni { $count } su { $health }: { $cubes }
damage-none = Danni 0 su { $health }
hand = mano
hand-title = Mano
hand-count = { $count } su { $limit }
hand-label = { $count ->
    [one] una Magia in mano
   *[other] { $count } Magie in mano
  }
piles = Grimorio { $grimoire } · Memorie { $memories }
slots = Magie
slot-Quick = { $form ->
    [m] Rapido
   *[f] Rapida
  }
slot-short-Quick = R
slot-says-Empty = Spazio { $slot }: vuoto
    .slot = m
slot-says-Ready = Spazio { $slot }: una Magia Pronta
    .slot = m
slot-says-Active = Spazio { $slot }: una { $type } Attiva
    .slot = m
slot-says-Revealed = Spazio { $slot }: { $name }, { $side }, Rivelata
    .slot = m
slot-Empty = vuoto
slot-Ready = Pronta
slot-Active = Attiva
slot-Revealed = usata
slot-casting = in lancio
slot-revealed-footer = Rivelata
quests-evocations = Missioni, Evocazioni
slots-free = { $count ->
    [one] 1 spazio libero
   *[other] { $count } spazi liberi
  }
quest-progress = { $marks } su { $slots }
quest-completed = Completata: risolvila per { $power }
quest-hidden = Una Missione coperta della { $moon ->
    [1] Prima Luna
    [2] Seconda Luna
   *[3] Terza Luna
  }
quest-active = Attiva
chip-quests = { $count ->
    [one] 1 Missione attiva
   *[other] { $count } Missioni attive
  }
chip-completed = { $count ->
    [one] 1 completata
   *[other] { $count } completate
  }
chip-solved = { $count ->
    [one] 1 { chip-solved-one }
   *[other] { $count } { chip-solved-word }
  }
chip-trophies = { $count ->
    [0] Nessun Trofeo
    [one] 1 Trofeo: { $of }
   *[other] { $count } Trofei: { $of }
  }
    .of = title
chip-speed = Movimento
chip-strength = Attacco
# Where quests are paid at once there is no step between completed and solved.
chip-solved-word = { $quests ->
    [at_once] completate
   *[in_stages] risolte
  }
word-solve = { $quests ->
    [at_once] completare
   *[in_stages] risolvere
  }
word-solves = { $quests ->
    [at_once] completa
   *[in_stages] risolve
  }
word-solve-you = { $quests ->
    [at_once] Completi
   *[in_stages] Risolvi
  }
chip-solved-one = { $quests ->
    [at_once] completata
   *[in_stages] risolta
  }
chip-tokens = { $count ->
    [one] 1 Stanza presa, vale { $worth }: { $list }
   *[other] { $count } Stanze prese, valgono { $worth }: { $list }
  }
    .list = title
tokens-none = ancora nessuna Stanza
tokens-won = Stanze prese: { $list }
    .list = title
quests-of = Missioni { $count } su { $limit }
# Chips that can be pressed: what they show ("2/3") stands in their names as it is shown.
chip-evocation = { $name }, Salute { $health }/{ $full }
    .name = title
chip-jinx = { $name } { $cubes }/{ $slots }
chip-more = Inoltre: { $list }
speed-label = Movimento { $count }
strength-label = Attacco { $count }
tokens-label = { $count ->
    [0] Nessun segnalino Azione Fisica
    [one] Resta 1 segnalino Azione Fisica
   *[other] Restano { $count } segnalini Azione Fisica
  }
crown-holder = possiede la Corona
first-mage = Primo Mago
in-cell = nella Cella
bot-plays = gioca un bot
is-away = assente
is-here = qui
is-ready = a posto
seat-open = aspetta un giocatore
acts-now = agisce ora
decides = decide
evocation-health = { $health } su { $full }
power-label = { $power } PP
power-label-then = { $power } PP, poi { $then }

## Events

event-board = Plancia Eventi
events-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
  }
event-slot-empty = Nessun Evento
time-Always = Sempre
time-Instant = Subito
time-BlackRose = Rosa Nera
time-Study = Studio
time-Action = Azione
event-out = La Rosa guadagna { $power } quando esce

## Log and lens

log = Registro
log-now = ora
log-all = Tutto
log-own = Tuo
log-since = Da allora ({ $count })
log-since-watch = Atti ({ $count })
log-all-title = Tutto ciò che è accaduto
log-own-title = Ciò che hai fatto tu
log-since-title = Dalla tua ultima azione
log-filter = Che cosa mostra il registro
lens = Lente
lens-empty = Indica una cosa qualsiasi: qui la leggi.
lens-pin = Fissa
lens-unpin = Libera
lens-colour = Stanza { $colour }
lens-distance = { $room }, distanza { $distance }
    .room = title
lens-here = { $room }, qui
    .room = title
lens-damage = Danni { $count } su { $health }
lens-power = { $power } PP
lens-owner = { $owner }
    .owner = di
lens-active = Una { $type } Attiva può reagire
lens-instability = Instabilità { $count } su { $slots }
order-how = Trascina le righe, o spostale con ↑ e ↓.
order-up = { $name }: prima
order-down = { $name }: dopo
order-as-they-lie = Come sono
order-confirm = In quest’ordine
order-reset = Come sono
react-tick = Spunta ciò che usi
react-tick-must = Spunta ciò che viene prima
react-use-ticked = { $count ->
    [one] Usa
   *[other] Usane { $count } in quest’ordine
  }
lens-score = Ricostruita ora, paga
lens-falls = Una sconfitta ora paga
points-gained = +{ $count }
points-lost = −{ $count }
gain-of = { $name } { $points }
    .name = title
foreseen-title = Se nulla interrompe
foreseen-bar = { $name }: { $before } → { $after } su { $of }
    .name = title
foreseen-power = { $name }: PP { $before } → { $after }
    .name = title
foreseen-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
  }
foreseen-cut = Poi dipende da ciò che non puoi sapere.
foreseen-answer = { $name } ha una Magia Attiva che può reagire
foreseen-lock-drew = Pesca o guarda carte: non si può annullare
foreseen-lock-revealed = Rivela qualcosa: non si può annullare
foreseen-lock-rolled = Interroga la sorte: non si può annullare
lens-takes = Se crolla ora, il suo segnalino va a
lens-taken = Il suo segnalino, che vale { $worth }, è stato preso { $name }.
    .name = da
lens-opens = Si apre con la { $moon }.
lens-turned = Il suo segnalino è voltato: attivata in questo Turno.
lens-not-turned = Il suo segnalino non è voltato: si può attivare una volta in questo Turno.
lens-token = Alla fine il suo segnalino vale { $worth } per chi ha più cubetti; in pareggio va alla Rosa
lens-rewards = Paga { $first } a chi ha più cubetti, { $second } al secondo, { $other } a ogni altro
lens-rewards-sole = Paga { $first } a chi ha più cubetti, { $second } al secondo, { $other } a ogni altro; 1 in più a chi la ricostruisce da solo
lens-speed = Movimento { $speed }, Attacco { $strength }, Salute { $health }
lens-upgrades = Potenziamenti: { $list }
lens-origin-Printed = Dati della carta stampata; le parole sono nostre.
lens-origin-Designed = Ideata qui per completare il mazzo.
lens-except-Printed = Non noto, e nostro: { $details }.
lens-except-Designed = Noto dalla carta stampata: { $details }.
detail-name = il nome
detail-copies = il numero di copie
detail-moon = la Luna
detail-power = i PP
detail-slots = gli spazi
detail-speed = il Movimento
detail-strength = l’Attacco
detail-health = i Punti Salute
detail-models = il numero di modelli
detail-archetype = il genere di Evocazione
detail-large = le dimensioni
detail-haunts = che viene assegnata a un Mago
detail-personal = di chi è la Magia Personale
detail-grimoires = i Grimori iniziali
detail-unstable = se è Instabile
detail-sides = quale lato è il dritto
detail-order = l’ordine delle sue parti
detail-stops = dove sono i punti
detail-reach = fin dove arriva
detail-enhancement = che cosa chiede il Rafforzamento
detail-task = l’obiettivo
detail-goal = la Stanza verso cui va
detail-token = che cosa aspetta il suo segnalino
lens-persistent = { $name } { $owner } persiste qui
    .owner = di

## The prompt

prompt = Domanda
undo = Annulla
undo-drew = una carta è stata pescata o guardata
undo-revealed = qualcosa di nascosto è stato rivelato
undo-rolled = ha deciso la sorte
undo-others = nel frattempo ha deciso qualcun altro
undo-start = non c’è ancora nulla da annullare
undo-over = la partita è finita
undo-locked = Annullare non è possibile: { $reason }
choose-thing = { $name }
    .name = title
of-count = { $done } su { $all }
left-count = { $left ->
    [one] Ne resta 1
   *[other] Ne restano { $left }
  }
wait-reactions = Il tavolo aspetta reazioni
wait-reactions-why = Leggi, guarda, pianifica. Nulla di ciò che apri si chiude quando agiscono gli altri.
wait-for = { $name } decide
wait-for-why-phase = { $phase }
wait-for-why-source = { $source }
    .source = title
wait-prepared = Le tue Magie sono preparate
wait-prepared-why = Ora si preparano gli altri, di nascosto.
wait-nobody = Il tavolo è al lavoro
wait-open = Il tavolo aspetta giocatori
wait-open-why = Manda i link dal menu.
watching = Stai guardando
game-over = La partita è finita
game-over-button = Vedi il conteggio
dummy = Bersaglio fittizio
dummy-mode = Scegli una Stanza per il bersaglio fittizio

ask-ChooseMage = Scegli il tuo Mago
ask-ChooseSchool = Scegli la tua Scuola
ask-ChooseGrimoire = Scegli il tuo Grimorio iniziale
ask-CompleteQuest = Puoi completare una Missione
ask-PlayEvent = Puoi giocare uno di questi Eventi
ask-OfferQuest = Puoi scartare una Missione
ask-ExcessQuest = Troppe Missioni: scartane una
ask-DrawFrom = Pesca dalle Scuole
ask-DrawFrom-one = Pesca una Magia: scegli la sua Scuola
ask-Keep = Tieni una Magia
ask-RemoveSpell = Puoi rimuovere una Magia dalla tua mano
ask-DiscardToLimit = Hai troppe carte in mano: scarta una Magia
ask-Prepare = Prepara da due a quattro Magie
ask-Act = La tua attivazione
ask-Explore = Esplorazione: scegli una Stanza
ask-Explore-still = Esplorazione: che fai qui ({ $room })?
    .room = title
ask-Fight = Scontro: scegli chi attaccare
ask-Fight-still = Scontro: che fai qui ({ $room })?
    .room = title
ask-MomentumStep = Slancio: fai un passo
ask-EvocationStep = { $actorIs ->
    [you] Agisci: scegli una Stanza
   *[other] { $actor } agisce: scegli una Stanza
  }
    .actor = the
ask-EvocationStep-both = { $actorIs ->
    [you] Agisci: scegli una Stanza, o chi attaccare
   *[other] { $actor } agisce: scegli una Stanza, o chi attaccare
  }
    .actor = the
ask-EvocationStep-attack = { $actorIs ->
    [you] Agisci: scegli chi attaccare
   *[other] { $actor } agisce: scegli chi attaccare
  }
    .actor = the
ask-EvocationStep-still = { $actorIs ->
    [you] Hai agito
   *[other] { $actor } ha agito
  }
    .actor = the
ask-NextEvocation = Quale Evocazione si attiva adesso?
ask-Target = Scegli un bersaglio: { $source }
    .source = title
ask-May = { $source }: vuoi usarne l’effetto?
    .source = title
# What may be done is said as the card says it.
ask-May-of = { $source }: { $sentence }
    .source = title
ask-Either = { $source }: scegli una delle due
    .source = title
ask-Room = Scegli una Stanza: { $source }
    .source = title
ask-Model = Scegli un modello: { $source }
    .source = title
ask-Step = { $source }: scegli la prossima Stanza
    .source = title
ask-ConvertDamage = Converti Danni: scegli un cubetto
ask-ConvertInstability = Converti Instabilità: scegli un cubetto
ask-Heal = Cura: togli un cubetto
ask-Spread = { $source }: dove va il prossimo cubetto?
    .source = title
ask-Order = { $source }: troppo pochi cubetti per entrambe le parti. Quale viene prima?
    .source = title
ask-Mark = Troppo pochi cubetti per tutto: dove ne metti uno per primo?
ask-React = Puoi reagire
ask-Declare = Quali carte usi?
ask-Jinx = Scegli una Maledizione
ask-Upgrade = Scegli un Potenziamento
ask-Evocation = Scegli che cosa evocare
ask-Replace = Nessuno spazio libero: scegli che cosa rimuovere
ask-DiscardSpell = Scarta una Magia
ask-DiscardQuest = Scarta una Missione
ask-DiscardEvent = Scarta un Evento
ask-DiscardJinx = Scarta una Maledizione
ask-DiscardUpgrade = Scarta un Potenziamento
ask-DiscardQuestOrJinx = Scarta una Missione o una Maledizione
ask-Quest = Scegli una Missione
ask-School = Scegli una Scuola
ask-Spell = Scegli una Magia
ask-Moon = Scegli una Luna
ask-CastFromHand = Lancia una Magia dalla mano al posto di una sulla tua Scheda
ask-PutBack = Scegli la prossima carta da rimettere; l’ultima sta in cima
ask-SpellType = Nomina un tipo di Magia
ask-TakeQuest = Puoi prendere una Missione
ask-GiveQuest = Scegli la Missione da cedere nello scambio
ask-Slot = Scegli una Magia sulla tua Scheda
ask-TakeBack = Puoi riprendere una Magia non rivelata
ask-Rebuild = Quale Stanza viene ricostruita adesso?
ask-Winner = Pareggio: nomina il vincitore
ask-Icon = Quando si risolve il simbolo Instabilità?
ask-Element = Quale elemento mostra la Magia in questo Turno?
ask-PutUnder = Quale va per prima in fondo al mazzo?
ask-TakeOver = Non resta nessun modello: scegline uno in gioco
ask-Transfer = Trasferisci Danni: scegli un cubetto
ask-RemoveInstability = Rimuovi Instabilità: scegli un cubetto
ask-Ransom = { $source }: rinuncia a una Magia Pronta, o subisci
    .source = title
ask-MoveAndAttack = { $source }: muoviti, poi attacca
    .source = title

why-ChooseMage = Ogni Mago ha un colore, una forma e una Magia propri.
why-ChooseSchool = Le sue Magie formano il tuo primo Grimorio.
why-ChooseGrimoire = Sei Magie per cominciare.
why-CompleteQuest = Hai appena fatto ciò che chiede. Se la tieni, serve una nuova occasione.
why-OfferQuest = La Rosa Nera guadagna 1, 2 o 3 PP, secondo la Luna stampata sulla carta.
why-ExcessQuest = Hai più Missioni del limite. Per questa la Rosa Nera non guadagna nulla.
why-DrawFrom = Prima nominale tutte; poi vedi le carte. Ne tieni { $kept ->
    [1] una
    [2] due
   *[other] { $kept }
  }.
why-DrawFrom-one = Vedi la carta quando la Scuola è nominata.
why-Keep = Le altre vengono scartate.
why-RemoveSpell = Va nella pila degli scarti della sua Scuola.
why-DiscardToLimit = Fino al tuo limite di carte in mano.
why-Prepare = Gli altri lo fanno ora, di nascosto.
why-Act = Azione { $done } di { $of }
why-Explore = { $left ->
    [one] Resta 1 passo
   *[other] Restano { $left } passi
  }
why-Explore-still = { $left ->
    [0] Non restano passi: attiva la Stanza, o fermati.
   *[other] Nessuna via è aperta: attiva la Stanza, o fermati.
  }
why-Fight = Attacca una volta, attiva la Stanza, o fermati.
why-Fight-only = Attacca una volta, o fermati.
why-Fight-still = Qui non c’è più nessuno da attaccare: attiva la Stanza, o fermati.
why-MomentumStep = Una Stanza adiacente.
why-EvocationStep = { $left ->
    [one] Resta 1 passo
   *[other] Restano { $left } passi
  }
why-EvocationStep-attack = Non restano passi; può attaccare una volta.
why-EvocationStep-still = Non restano passi, né qualcuno da attaccare.
why-NextEvocation = In questa fase ogni Evocazione si attiva una volta.
why-Rebuild = Sei il Primo Mago: le Stanze piene vengono ricostruite nel tuo ordine.
why-Spread-attack = Restano troppo pochi cubetti per tutti i colpiti: li piazzi uno alla volta.
why-Icon = Piazza 1 Instabilità nella Stanza da cui si lancia la Magia.
why-Element = Si sceglie una volta; vale fino alla fine del Turno.
why-PutUnder = La successiva sta sotto di essa.
why-TakeOver = Viene nella Stanza dell’evocazione.
why-Transfer = Il cubetto conserva il suo colore.
why-RemoveInstability = Il cubetto torna a chi l’ha piazzato.
why-Ransom = La Magia a cui rinunci va nelle tue Memorie.
why-MoveAndAttack = Prima i passi, poi un attacco; l’uno o l’altro si può omettere.
why-Winner = Il possessore della Corona decide i pareggi tra Maghi.
why-TakeBack = Trappole e Protezioni non usate possono tornare in mano.
why-Declare = Poi vengono risolte in ordine.

pass-OfferQuest = Tienile tutte
pass-CompleteQuest = Tienila coperta
pass-RemoveSpell = Tienile tutte
pass-Act = Fine attivazione
pass-Explore = Fermati
pass-Fight = Fermati
pass-MomentumStep = Resta
pass-EvocationStep = Fermati
pass-NextEvocation = Fatto
pass-May = No, lascia stare
pass-React = Passa
pass-Declare = Passa
pass-TakeBack = Lasciala
pass-TakeOver = Non evocare
pass-RemoveInstability = Basta
pass-Ransom = Tienile tutte
pass-MoveAndAttack = Fermati
pass-ConvertDamage = Basta
pass-ConvertInstability = Basta
pass-Order = Un cubetto alla volta
pass-Spread = Il resto per l’altra parte
pass-Heal = Basta
pass-Model = Nessun altro
pass-Step = Fermati
pass-Replace = Non evocare
pass-DiscardSpell = Non scartare
pass-Prepare = Conferma
yes-May = Sì, fallo
may-leads = puoi, il bersaglio può
remove-instead = Rimuovi dalla mano
remove-note = Una volta per Fase di Studio puoi mettere una Magia della tua mano nella pila degli scarti della sua Scuola (R7.5). La domanda resta.

choice-Pass = Passa
choice-Yes = Sì
choice-Mage = { $name }
    .name = title
choice-School = { $name }
choice-Grimoire = { $name }
choice-Card = { $name }
    .name = title
choice-Remove = Rimuovi { $name } dalla mano
choice-Prepare = { $name } nello spazio { $slot }, { $side }
    .slot = m
choice-Explore = Esplorazione
choice-Fight = Scontro
choice-Command = { $name }
    .name = title
choice-Command-alike = { $name } { $number }, { $room }
    .name = title
    .room = title
choice-Cast = { $slot ->
    [Quick] Rapida
   *[other] Lancia { $slot }
  }
choice-Momentum = { $slot }: { $name }
    .name = title
choice-Solve = { $name }
choice-Step = { $name }
    .name = title
choice-ActivateRoom = Attiva Stanza
choice-ActivateBare = Attiva senza effetto
activate-bare-means = La Stanza conta come attivata: il suo segnalino, se ne ha uno, si gira. Il suo effetto non viene eseguito.
choice-Attack = { $name }
    .name = title
choice-Instead = Qualcos’altro invece
choice-Target = { $name }
    .name = title
choice-Dummy = Bersaglio fittizio { $name }
    .name = in
choice-Dummy-anywhere = Bersaglio fittizio
choice-Room = { $name }
    .name = title
choice-Use = { $name }
    .name = title
choice-Use-alike = { $name } { $number }: { $room }, { $health }
    .name = title
    .room = title
choice-Use-slot = { $name }, spazio { $slot }
    .name = title
    .slot = m
choice-Use-half = { $name }, spazio { $slot } ({ $half })
    .name = title
    .slot = m
choice-Cube = { $colour } { $name }
    .colour = title
    .name = su
choice-RoomCube = { $colour } { $name }
    .colour = title
    .name = in
choice-First = La prima
choice-Second = La seconda
choice-First-icon = Prima dell’effetto
choice-Second-icon = Dopo l’effetto
choice-First-order = Nell’ordine della carta
choice-Second-order = Al contrario
choice-Element = { $name }
choice-SpellType = { $name }
choice-Jinx = { $name }
choice-Upgrade = { $name }
choice-Moon = { $name }
choice-Evocation = { $name }
choice-Quest = { $name }
choice-Quest-offer = { $name }: la Rosa guadagna { $power }
choice-Event = { $name }
choice-Slot = { $slot }: { $name }
choice-SlotOf = { $name }: { $slot }
    .name = title
choice-Seat = { $name }
    .name = title

act-Explore = Esplorazione
act-Fight = Scontro
act-Command = Comando
act-Cast = Lancia
act-Cast-slot = Lancia { $slot }
act-Quick = Rapida
act-Momentum = Slancio
act-Solve = { $quests ->
    [at_once] Completa
   *[in_stages] Risolvi
  }
act-End = Fine
act-refused = { $act }: { $why }
refused-tokens = nessun segnalino Azione Fisica
refused-cell = non dalla Cella
refused-evocation = non hai Evocazioni nella Loggia
refused-spell = nessuna Magia Pronta, o una è già stata lanciata
refused-quick = lo spazio Rapido non ha una Magia Pronta
refused-momentum = nessuna Magia non rivelata da spendere
refused-quest = nessuna Missione completata
refused-end = esegui prima almeno un’azione
refused-actions = entrambe le azioni sono fatte
choose-command = Scegli l’Evocazione a cui dare il Comando
choose-momentum = Quale Magia spendere?
choose-solve = Scegli la Missione da { word-solve }
momentum-warning = Va nelle tue Memorie senza essere usata; poi un passo.

## Preparation

bench = Preparazione
bench-placed = { $others ->
    [none] { $count ->
        [one] 1 posata.
       *[other] { $count } posate.
      }
    [done] { $count ->
        [one] 1 posata. Gli altri hanno finito.
       *[other] { $count } posate. Gli altri hanno finito.
      }
   *[open] { $count ->
        [one] 1 posata. Gli altri lo fanno ora, di nascosto.
       *[other] { $count } posate. Gli altri lo fanno ora, di nascosto.
      }
  }
bench-place-here = Posa qui
bench-after = dopo { $slot }
bench-full = Tutti gli spazi sono occupati
bench-in = { $name }, nello spazio { $slot }, { $side } in alto
    .slot = m
bench-lies = Spazio { $slot }, { $side } in alto
    .slot = m
bench-says = { $slot }: { $name }, { $side }
bench-take-back = Riprendi
bench-confirm = { $count ->
    [one] Conferma 1 Magia
   *[other] Conferma { $count } Magie
  }
bench-confirm-quick = Una Magia per lo spazio Rapido
bench-confirm-few = Posane almeno { $count }
bench-help-title = Il lato in alto è quello che lanci.
bench-help = Volta con F o con un clic sulla linea. Sposta, volta e riprendi finché non confermi.
bench-turn = Volta { $name }
bench-lift = Riprendi { $name }
bench-choose = { $name }, carta { $number } di { $count }
bench-damage = { $count } su { $health }

## The story of the others

story = Che cosa fanno gli altri
story-you = Tu
story-done = fatto
story-next = poi
story-after = dopo
# The words by which a card speaks to whoever uses it, all their forms.
story-you-words = tu te ti tuo tua tuoi tue
story-you-is = “Tu” è { $who }.
story-acts-cast = lancia
story-acts-explore = esplora
story-acts-fight = Scontro
story-acts-command = Comando
story-acts-momentum = Slancio
story-acts-solve = { word-solves }
story-acts-pass = passa
story-acts-answer = reagisce
story-acts-room = in una Stanza
story-acts-evocation = Evocazione
story-acts-effect = agisce
story-acts-order = Comando
story-acts-event = Evento
story-acts-quest = scarta
story-kind-room-card = Stanza
story-kind-quest = Missione
story-kind-event = Evento
story-kind-evocation = Evocazione
story-kind-jinx = Maledizione
story-kind-upgrade = Potenziamento
story-kind-command = Carta Comando
story-kind-spell = Magia
story-light-unused = Dritto non usato
story-dark-unused = Rovescio non usato
story-times = × { $count }
story-nothing = Non succede nulla.
story-where = { $done } di { $all }.
story-then-you = Poi tocca a te.
story-not-asked = Non ti si chiede nulla.
story-again = Raccontato di nuovo.
story-pace = Ritmo del racconto
story-pace-step = A passi
story-pace-calm = Calmo
story-pace-brisk = Svelto
story-pace-off = Subito
story-step = Avanti
story-skip = Salta
story-hold = Ferma
story-go-on = Continua
story-back = Racconta di nuovo
story-end = Al presente
story-to-you = Fino al tuo turno
recap-title = Dalla tua ultima azione
recap-short = Da allora
recap-count = { $count ->
    [one] 1 azione
   *[other] { $count } azioni
  }
recap-none = Nessuno ha agito dalla tua ultima azione.
recap-damage = { $count } su di te
recap-power = { $before } → { $after }
recap-again = Rivedi: { $deed }
recap-again-short = Rivedi
recap-all = Racconta tutto

## Reactions

react-title = Puoi reagire
react-must-title = Che cosa viene prima?
react-rail = Che cosa accade
react-done = fatto:
react-now = ora:
react-next = ancora da fare:
react-with = Reagisci con { $name }?
react-if-use = Se la usi
react-if-pass = Se passi
react-use = Usa
react-pass = Passa
react-others = Gli altri vedono solo che il tavolo aspetta reazioni.
react-active-in = Attiva nello spazio { $slot }
    .slot = m
react-must = Non tutto qui si può passare: scegli che cosa viene prima. Dove si dice “puoi”, ti verrà chiesto ancora.
keep-once = solo questa volta
keep-card = questa carta, fino alla mia prossima attivazione
keep-turn = tutto in questo Turno, a meno che non stia per cadere
keep-until = finché un colpo non è di { $count } o più
kept = Passi in anticipo: { $name }
kept-card = { $name } riposa fino alla tua prossima attivazione
kept-turn = In questo Turno passi tutto
kept-until = Passi finché un colpo non è di { $count } o più
kept-end = Smetti
fact-Entered = { $onIs ->
    [you] Entri { $room }.
    [yours] { $onName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $onName } entra { $room }.
   *[other] { $on } entra { $room }.
  }
    .room = in
fact-Moved = { $onIs ->
    [you] Ti muovi.
    [yours] { $onName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $onName } si muove.
   *[other] { $on } si muove.
  }
fact-Damaged = { $byIs ->
    [you] { $onIs ->
        [you] Hai inflitto { danni-amount } a te stesso.
       *[other] Hai inflitto { danni-amount } { $on }.
      }
   *[other] { $onIs ->
        [you] { $by } ti ha inflitto { danni-amount }.
       *[other] { $by } ha inflitto { danni-amount } { $on }.
      }
  }
    .on = a
danni-amount = { $amount ->
    [one] 1 Danno
   *[other] { $amount } Danni
  }
fact-Healed = { $onIs ->
    [you] Ricevi cure.
    [yours] { $onName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $onName } riceve cure.
   *[other] { $on } riceve cure.
  }
fact-Gained = { $onIs ->
    [you] Hai guadagnato { $amount } PP.
   *[other] { $on } ha guadagnato { $amount } PP.
  }
fact-Lost = { $onIs ->
    [you] Hai perso { $amount } PP.
   *[other] { $on } ha perso { $amount } PP.
  }
fact-Placed = { $byIs ->
    [you] Hai piazzato { $amount } Instabilità { $room }.
   *[other] { $by } ha piazzato { $amount } Instabilità { $room }.
  }
    .room = in
fact-Revealed = { $byIs ->
    [you] Hai rivelato una Magia.
   *[other] { $by } ha rivelato una Magia.
  }
fact-Resolved = { $byIs ->
    [you] Hai risolto { $source }.
   *[other] { $by } ha risolto { $source }.
  }
fact-Solved = { $byIs ->
    [you] Hai
   *[other] { $by } ha
  } { $quests ->
    [at_once] completato
   *[in_stages] risolto
  } una Missione.
fact-Defeated = { $onIs ->
    [you] { $by } ti ha sconfitto.
   *[other] { $byIs ->
        [you] Hai sconfitto { $on }.
       *[other] { $by } ha sconfitto { $on }.
      }
  }
fact-Removed = { $onIs ->
    [you] Hai lasciato la Loggia.
    [yours] { $onName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $onName } ha lasciato la Loggia.
   *[other] { $on } ha lasciato la Loggia.
  }
fact-PutInCell = { $onIs ->
    [you] Torni nella tua Cella.
   *[other] { $on } va nella Cella.
  }
fact-ActivatedRoom = { $byIs ->
    [you] Hai attivato { $room }.
   *[other] { $by } ha attivato { $room }.
  }
fact-Targeted = { $onIs ->
    [you] Sei bersaglio di una carta: { $source }.
    [yours] { $onName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $onName } è bersaglio di una carta: { $source }.
   *[other] { $on } è bersaglio di una carta: { $source }.
  }
    .source = title
fact-Explored = { $byIs ->
    [you] Hai esplorato.
   *[other] { $by } ha esplorato.
  }
fact-UsedMomentum = { $byIs ->
    [you] Hai usato lo Slancio.
   *[other] { $by } ha usato lo Slancio.
  }
fact-PhysicalAction = { $byIs ->
    [you] Hai eseguito un’Azione Fisica.
   *[other] { $by } ha eseguito un’Azione Fisica.
  }
fact-CleanUp = È cominciata la Fase di Pulizia.
fact-Doomed = { $onIs ->
    [you] Stai per cadere.
    [yours] { $onName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $onName } sta per cadere.
   *[other] { $on } sta per cadere.
  }
fact-ConvertedDamage = { $byIs ->
    [you] Hai convertito { danni-amount } { $on }.
   *[other] { $by } ha convertito { danni-amount } { $on }.
  }
    .on = su
fact-ConvertedInstability = { $byIs ->
    [you] Hai convertito { $amount } Instabilità { $room }.
   *[other] { $by } ha convertito { $amount } Instabilità { $room }.
  }
    .room = in
fact-TookCrown = { $byIs ->
    [you] Hai preso la Corona.
   *[other] { $by } ha preso la Corona.
  }
fact-Attacked = { $byIs ->
    [you] Hai attaccato { $on }.
   *[other] { $onIs ->
        [you] { $by } ti ha attaccato.
       *[other] { $by } ha attaccato { $on }.
      }
  }
fact-Left = { $onIs ->
    [you] Hai lasciato { $room }.
    [yours] { $onName-gender ->
        [f] La tua
       *[m] Il tuo
      } { $onName } ha lasciato { $room }.
   *[other] { $on } ha lasciato { $room }.
  }
fact-Cast = { $byIs ->
    [you] Hai lanciato una Magia.
   *[other] { $by } ha lanciato una Magia.
  }
fact-Solving = { $byIs ->
    [you] Stai per { word-solve } una Missione.
   *[other] { $by } sta per { word-solve } una Missione.
  }

## Chooser

chooser = Scegli
choose-counter = { $done } su { $all }
choose-one-of = Una di { $count }
schools-named = { $done } su { $all } nominate
schools-minus = −1: riprendine una
schools-left = Mazzo { $deck }, scarti { $discard }
cubes-on = Cubetti { $name }
    .name = su
cubes-in = Cubetti { $name }
    .name = in

## Scoring

# While the steps are counted, before anybody has won.
score-counting = Il conteggio finale
score-title = { $duel ->
    [yes] { $name } vince il duello
   *[no] { $name } vince la partita
  }
score-you-title = { $duel ->
    [yes] Vinci il duello
   *[no] Vinci la partita
  }
score-power = PP
score-defeats = { $count ->
    [one] Mago sconfitto
   *[other] Maghi sconfitti
  }
score-defeats-title = Maghi sconfitti
score-rebuilt = { $count ->
    [one] Stanza ricostruita
   *[other] Stanze ricostruite
  }
score-torn = { $count ->
    [one] Stanza crollata
   *[other] Stanze crollate
  }
score-tokens = Stanze
score-apart = Chi ha demolito la Loggia
score-stand = { $count ->
    [one] 1 Stanza in piedi
   *[other] { $count } Stanze in piedi
  }
score-rooms-taken = { $count ->
    [0] nessuna
    [one] 1 Stanza
   *[other] { $count } Stanze
  }
score-rank = Posto
score-mage = Mago
score-board = Barra
score-quests = Missioni
score-trophies = Trofei
score-crown = Corona
score-total = Totale
score-none = nessuno
score-mages-only = solo i Maghi
score-solved = { $count ->
    [one] 1 { chip-solved-one }
   *[other] { $count } { chip-solved-word }
  }
score-taken = { $count ->
    [one] 1 preso
   *[other] { $count } presi
  }
score-place = { $tied ->
    [yes] { $place ->
        [1] primo posto a pari merito, −1
       *[other] secondo posto a pari merito, −1
      }
   *[no] { $place ->
        [1] primo posto
        [2] secondo posto
        [3] terzo posto
       *[other] posto { $place }
      }
  }
score-wins-ties = vince ogni pareggio
score-step = Passaggio { $number }, { $name }.
score-step-board = I PP che ciascuno ha sulla Barra.
score-step-quests = Chi ha più Missioni { chip-solved-word } { $first }, il secondo { $second }, chiunque altro ne abbia una { $other }; chi pareggia ne ha uno in meno. Solo i Maghi.
score-step-trophies = Chi ha più Trofei { $first }, il secondo { $second }, chiunque altro ne abbia uno { $other }. Qui conta anche la Rosa.
score-step-tokens = Ogni segnalino vinto conta il numero che mostra. Un pareggio nella Stanza lo ha dato alla Rosa.
score-step-crown = Chi possiede la Corona guadagna { $crown }.
score-step-total = Vince chi ha più PP; la Rosa Nera vince ogni pareggio in cui è coinvolta.
# The rules are numbered by the book of the edition.
score-rule-board = { $edition ->
    [classic] C18.1
   *[rebirth] R20.1
  }
score-rule-quests = { $edition ->
    [classic] C18.2
   *[rebirth] R20.2
  }
score-rule-trophies = { $edition ->
    [classic] C18.3
   *[rebirth] R20.3
  }
score-rule-tokens = C18.5
score-rule-crown = { $edition ->
    [classic] C18.6
   *[rebirth] R20.5
  }
score-rule-total = { $edition ->
    [classic] C18.8
   *[rebirth] R20.6
  }
score-previous = Passaggio precedente
score-next = Passaggio successivo
score-by-turn = PP per Turno
score-lines-at = linee a { $moons }
score-earned = Da dove vengono i PP
score-as-table = Come tabella
score-as-chart = Come grafico
score-before = Già prima
score-rooms = Stanze
score-quest-points = Missioni
score-spells = Magie
score-events = Eventi
score-bonus = Punti Bonus
score-lost = Persi
score-end = fine
score-export = Esporta
score-replay = Replay
score-again = Nuovo tavolo
score-rematch = Gioca ancora
score-watch = Guarda il replay
score-table = Torna al tavolo
score-summary = { $you ->
    [yes] Sei al secondo posto, con { $count } PP in meno.
   *[no] Al secondo posto: { $second }, con { $count } PP in meno.
  }
score-tie = { $you ->
    [yes] Hai altrettanti PP.
   *[no] Altrettanti PP: { $second }.
  } { $by ->
    [rose] La Rosa Nera vince ogni pareggio in cui è coinvolta.
    [quests] Il pareggio va a chi ha più Missioni.
    [trophies] A pari Missioni, decidono più Trofei.
   *[crown] Chi ha la Corona ha indicato il vincitore.
  }

## Menu and the rest

menu = Menu
menu-home = Lascia il tavolo
menu-bot = Cedi il mio posto a un bot
menu-bot-back = Riprendi il mio posto
menu-report = Segnala un problema
menu-report-why = Salva un file con ciò che vedi, il registro e la versione. Nulla viene inviato.
menu-invites = Link per i posti liberi
menu-copy = Copia
menu-copied = Copiato
menu-invite = Link per il posto { $number }
menu-watch = Link per guardare
menu-text = Il tavolo come testo
menu-settings = Impostazioni di questo tavolo
menu-cards = Carte
setting-speed = Animazioni
setting-speed-half = Lente
setting-speed-normal = Normali
setting-speed-double = Veloci
setting-speed-off = Spente
last-turn = Ultimo Turno
setting-theme = Luce
theme-night = Notte
theme-day = Giorno
theme-contrast = Contrasto
setting-text-size = Dimensione del testo
setting-text-size-of = { $size } %
setting-text-size-table = Su questo schermo il tavolo è mostrato al { $size } %.
setting-story = Le azioni degli altri
setting-sounds = Suoni
setting-keys = Tasti con lettere
setting-text = Il tavolo come semplice testo
setting-language = Lingua
lost = Connessione persa. Nuovo tentativo…
connecting = Connessione…
refused-by-server = Rifiutato: { $message }
no-table = Questo tavolo non si può aprire.
no-table-why = { $message }
# Why something was refused, by the server's code for it; what has no message is said as the server says it.
refused-unknown_table = A questo indirizzo non c’è nessun tavolo. Forse è stato tolto, o il link è incompleto.
refused-wrong_token = Questo link non apre un posto al tavolo. Chiedine uno nuovo.
refused-not_your_seat = Quel posto è di qualcun altro.
refused-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
refused-unknown_option = Non si può più scegliere.
refused-malformed = Il tavolo non ha capito questa pagina. Ricaricala.
refused-too_large = È più di quanto il tavolo accetti in una volta.
refused-too_fast = Troppo in fretta. Aspetta un momento.
refused-full = Il server è pieno in questo momento. Riprova più tardi.
refused-busy = Il tavolo è occupato. Riprova tra un momento.
refused-game_over = La partita è finita.
refused-nothing_to_undo = Non c’è nulla da annullare.
refused-setup = Il tavolo non si può preparare così.
refused-incompatible_replay = Questa partita è stata giocata con altre carte o regole e non si può mostrare qui.
refused-elsewhere = Questo tavolo è aperto in un’altra scheda; chiudilo prima lì.
refused-frozen = Questo tavolo non porta più dove portava; viene mostrato, ma non si gioca oltre.
refused-unreachable = Il server non è raggiungibile. C’è connessione?
cover-title = Passa il dispositivo { $name }
    .name = a
cover-who = { $person } ({ $mage })
    .mage = title
cover-why = La prossima decisione è sua. Non si mostra nulla dell’ultimo posto.
cover-button = Sono { $name }
seat-switch = Posti a questo schermo
title-yours = Tocca a te
title-theirs = { $name } decide
replaying = Replay dell’ultimo Turno
replay-stop = Torna al presente
frozen = Questo tavolo è bloccato. { $why }
at-moment = Stai guardando un momento precedente.
tab-lodge = Loggia
tab-sheet = Scheda
tab-hand = Mano
tab-events = Eventi
tab-log = Registro
read-card = Leggi { $name }
    .name = title
plain-title = Il tavolo in parole

keys-title = Tasti e simboli
keys-areas = aree e comandi
keys-arrows = attraverso Loggia, mano, liste
keys-enter = scegli; di nuovo: conferma
keys-numbers = la cosa valida numerata, o la carta in mano
keys-escape = chiude, deseleziona; non risponde mai
keys-change = Cambia
keys-press = Premi un tasto…
keys-reset = Com’erano
key-Explore = Esplorazione
key-Fight = Scontro
key-Command = Comando
key-Cast = Magia successiva
key-Quick = Magia Rapida
key-Momentum = Slancio
key-Solve = Risolvi una Missione
key-End = Fine, fermati, no
key-Dummy = Bersaglio fittizio
key-Turn = Volta la carta
key-Confirm = Conferma la preparazione
key-TakeBack = Riprendi l’ultima posata; racconto: di nuovo
key-Undo = Annulla
key-Use = Usa la carta
key-Pass = Passa
key-Log = Al registro
key-Hand = Alla mano
key-Lodge = Alla Loggia
key-Sheets = Alle Schede
key-Replay = Dalla mia ultima azione
key-Hint = Che cosa farebbe un maestro
hint = Consiglio
hint-title = Che cosa farebbe un maestro
hint-first-school = La Scuola che nominerebbe per prima; non sa quali hai già nominato.
hint-thinking = Un maestro osserva il tavolo…
hint-brings = { $points } previsti
hint-of = { $act }: { $name }
    .name = title
hint-games = { $count ->
    [one] provato in una partita immaginata
   *[other] provato in { $count } partite immaginate
  }
hint-note = In PP alla fine del Turno, rispetto a come sta ora il tavolo per te. Un maestro sa ciò che sai tu; il resto lo immagina.
hint-worse = Qualunque cosa tu faccia, in questo Turno il tavolo dovrebbe peggiorare per te; la prima perde di meno.
menu-hints = Accetta i consigli
menu-hints-agreed = Accetti i consigli
menu-hints-why = Chi deve rispondere può chiedere a un maestro quando tutti al tavolo sono d’accordo ({ $count } su { $of }).
refused-not_agreed = Non tutti a questo tavolo sono d’accordo.
key-Again = Ripeti la domanda
key-Help = Tasti e simboli
key-Skip = Racconto: salta l’azione (con Maiusc: tutte)
key-Hold = Racconto: ferma
sigil-mages = Maghi
sigil-rooms = Colori delle Stanze
sigil-marks = Simboli delle Magie

## The Avatar

avatar = Avatar
command-trap = Trappola dell’Avatar
command-protection = Protezione dell’Avatar
avatar-left = Comandi rimasti: { $count } su { $limit }
avatar-left-short = { $count ->
    [one] Resta 1 Carta Comando in questa fase
   *[other] Restano { $count } Carte Comando in questa fase
  }
avatar-deck = { $count ->
    [one] 1 Carta Comando nei mazzi
   *[other] { $count } Carte Comando nei mazzi
  }
avatar-back = { $type }: { $when }
avatar-back-none = Nessun segnalino sulla prossima carta
avatar-by-damage = se subisce Danni
avatar-by-target = da una Magia di Combattimento
avatar-solved = { $count ->
    [0] Nessuna Missione risolta
    [one] 1 Missione risolta: { $list }
   *[other] { $count } Missioni risolte: { $list }
  }
command-stage = Carta Comando { $name }
command-now = { $name } risolve questa carta
command-done = Che cosa ha fatto { $name }
command-before = La carta precedente
command-after = La carta successiva
command-reasons = Perché ha scelto così
command-read = Leggi
crown-ask = Per { $name } · { $question }
crown-why = Possiedi la Corona e scegli tra { $tied }: { $why }.
crown-why-open = Possiedi la Corona e scegli per { $name }: le regole lo lasciano aperto.

# Study on the bench
study-bench = Studio
study-steps = I passaggi dello Studio
study-done = fatto
study-step-grimoire = { $count ->
    [0] Grimorio
   *[other] Grimorio +{ $count }
  }
study-step-name = Nomina quattro Scuole
study-step-keep = Tienine due
study-step-remove = Rimuovine una, se vuoi
study-step-limit = Mano di { $count }
study-drawn = Carte pescate
study-tick = { $name }: scegli
study-ticked = { $name }: scelta
study-leave = A faccia scoperta negli scarti delle loro Scuole: { $list }
study-hand-point = Indica o tocca una carta della tua mano per leggerla tutta.
study-waits = Gli altri studiano. Indica o tocca una carta per leggerla.
study-new = nuova
study-too-many = { $count } in tutto: alla fine { $over } nelle Memorie
study-draw = { $count ->
    [1] Pescane una
    [2] Pescane due
    [3] Pescane tre
    [4] Pescane quattro
   *[other] Pescane { $count }
  }
study-keep = { $count ->
    [1] Tienine una
    [2] Tienine due
   *[other] Tienine { $count }
  }
study-discard = { $count ->
    [1] Scartane una
    [2] Scartane due
   *[other] Scartane { $count }
  }
study-remove = Rimuovila
study-remove-hand = Rimuovi dalla mano
study-remove-short = Rimuovine una
study-remove-ask = Quale carta della mano va negli scarti della sua Scuola?
study-ask-keep = Tieni { $count ->
    [1] una
    [2] due
   *[other] { $count }
  } delle { $of ->
    [2] due
    [3] tre
    [4] quattro
   *[other] { $of }
  }
study-why-keep = { $done ->
    [one] Scelta 1
   *[other] Scelte { $done }
  } su { $count }. Le altre vanno a faccia scoperta negli scarti delle loro Scuole.
study-ask-limit = Hai troppe carte in mano: scegli { $count ->
    [1] una carta
    [2] due carte
   *[other] { $count } carte
  } da scartare
study-why-limit = { $done ->
    [one] Scelta 1
   *[other] Scelte { $done }
  } su { $count }. Vanno nelle tue Memorie.
study-ask-name = Nomina { $count ->
    [1] una Scuola
    [2] due Scuole
    [3] tre Scuole
    [4] quattro Scuole
   *[other] { $count } Scuole
  } da cui pescare
study-why-name = { $done ->
    [one] Nominata 1
   *[other] Nominate { $done }
  }, si può ripetere. Vedi le carte dopo l’ultima.
school-left = { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
  }
school-times = { $count ->
    [1] una volta
    [2] due volte
   *[other] { $count } volte
  }
school-sides = Lati
school-pile = Mazzo
school-pile-of = { $deck ->
    [one] ne resta 1
   *[other] ne restano { $deck }
  } su { $all }, { $discard ->
    [one] 1 scartata
   *[other] { $discard } scartate
  }
school-spells = Le sue { $count } Magie, contate quelle scoperte
school-seen = { $count ->
    [one] 1 vista
   *[other] { $count } viste
  }
school-about-agony = Il dolore come arma. Colpisce forte, paga con Danni propri, e si rafforza quanto più la Rosa Nera ti ha ferito.
school-about-alchemy = Misture e Costrutti. Danni che si diffondono nelle Stanze, più forti con gli elementi giusti sulla tua Scheda, e Nigredo che combattono per te.
school-about-hex = Maledizioni e furto. Ruba PP, muove gli altri dove vuoi tu, e assegna loro Maledizioni che indeboliscono finché non svaniscono.
school-about-nightmare = Ombre che seguono. Assegna Umbre agli altri, si nutre di Eventi e Missioni, e colpisce chi è già preda della paura.
school-about-shamanic = Totem e segni. Piazza Altari che agiscono da dove stanno, cambia Eventi e Missioni, e respinge le Magie.
school-about-technomancy = I morti al lavoro. Evoca Cadaveri e il Colosso, li migliora con i Potenziamenti, e ne fa agire molti insieme.
school-about-conspiracy = Trappole e furto. Prende agli altri Missioni e PP, li muove, e gioca con gli Eventi.
school-about-destruction = Fuoco e ghiaccio. Molti Danni in Stanze intere, e Instabilità dove cadono.
school-about-divination = Preveggenza. Vede e cambia Missioni, Eventi e Magie, cura, e piazza Altari.
school-about-illusion = Inganno. Risponde con trappole e protezioni, spesso a scelta, e usa ciò che gli altri lanciano.
school-about-necromancy = I morti servono. Evoca Non-Morti, fa propri i Danni degli altri, e ne vive.
school-about-transmutation = Stanze instabili. Piazza e spende Instabilità, piazza Altari, e rafforza i tuoi colpi.
about-Explore = Spendi un segnalino Azione Fisica: fai fino a tanti passi quanto il tuo Movimento, e attiva la Stanza in cui ti trovi prima o dopo i passi.
about-Fight = Spendi un segnalino Azione Fisica: un attacco contro un modello nella tua Stanza, con Danni pari al tuo Attacco, e attiva la Stanza, in qualsiasi ordine.
about-Command = Spendi un segnalino Azione Fisica: una delle tue Evocazioni si attiva, ovunque si trovi.
about-Cast = Rivela la Magia ancora Pronta nello spazio con il numero più basso; una Trappola o Protezione diventa invece Attiva.
about-Quick = Lancia la Magia Rapida. Può essere la seconda Magia di un’attivazione.
about-Momentum = Costa una Magia non rivelata, di qualsiasi spazio, che va nelle tue Memorie. Dà un passo, senza segnalino, e non si attiva nessuna Stanza.
about-Solve = Risolvi una Missione completata per la sua ricompensa. Non costa azioni.
about-End = Termina l’attivazione. Ciò che non hai usato si può usare in un giro successivo.
memories-of = Memorie { $name }
    .name = di
cards-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }

# A sheet opened
sheet-completed = completata, non ancora risolta
sheet-solved = { chip-solved-one }
sheet-no-crown = Nessuno ha la Corona
sheet-crown-of = { $name } ha la Corona
sheet-hand = { $count } su { $limit } in mano
sheet-shown = in mano, vista da tutti
sheet-shown-word = vista
sheet-shown-list = { $count ->
    [one] 1 vista da tutti, in mano: { $list }
   *[other] { $count } viste da tutti, in mano: { $list }
  }

# A small card without room for its words
card-point = { $by ->
    [finger] tieni premuto per leggere
   *[mouse] indica o tieni premuto per leggere
  }
card-point-short = { $by ->
    [finger] tieni premuto
   *[mouse] indica o tieni premuto
  }

# Panes of a tablet
panes = Che cosa mostra il pannello
pane-now = Ora
pane-mages = Maghi
pane-events = Eventi
pane-log = Registro
aside-lodge = Mostra la Loggia
aside-choice = Mostra la scelta
row-title = { $room }: quale di { $count }?
    .room = title
row-outcome = { $now } → { $then } su { $health }
row-falls = sconfitta, { $health } su { $health }
row-damage = { $now } su { $health }

## People at the table

tool-people = Persone e chat
tool-people-unread = Persone e chat, { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
  }
title-count = ({ $count }) { $title }
watch-leave = Smetti di guardare
people-title = Persone
people-you = { $name }, tu
people-asked = Deve rispondere
people-not-asked = ora non deve rispondere
people-bot-at-once = risponde subito
people-stand-in-yours = il posto resta tuo
people-stand-in-theirs = il posto resta suo
people-vote = Fai giocare un bot
people-vote-back = No, aspettiamo
people-vote-from = un bot può giocare dalle { $time }
people-vote-count = { $count ->
    [one] { $count } su { $of } vuole un bot
   *[other] { $count } su { $of } vogliono un bot
  }
people-free = Offri di nuovo il posto
people-free-sure = Sì, offrilo
people-free-link = Nuovo link
people-free-why = Poi { $name } non potrà più sedersi lì; potrà chi ha il nuovo link.
people-mute = Silenzia
people-muted = Silenziato
presence-here = Presente
presence-away = Assente
presence-away-short = assente
presence-away-since = Assente dalle { $time }
presence-stand-in = Un bot gioca per { $name }
presence-stand-in-short = gioca un bot
presence-bot = Un bot
presence-avatar = Guidato dalle carte
presence-open = Un posto libero
presence-open-short = libero
wait-handed = Un bot gioca per te
wait-handed-why = Il posto resta tuo. Riprendilo quando vuoi.
clock-label = Tempo rimasto
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes }:{ $seconds }
clock-answered = Il tuo tempo era scaduto: un bot ha risposto per te.
clock-none = Senza orologio
clock-each = Per decisione
clock-bank = Riserva
length-seconds = { $count } secondi
length-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
  }
length-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
  }
length-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
  }
pace-live = Dal vivo
pace-days = In più giorni
pace-here = Un solo schermo
manner-each = { $time } per ogni risposta
manner-bank = { $time } per tutta la partita
at-zero-wait = a zero non accade nulla
at-zero-answer = a zero un bot risponde una volta
at-zero-bot = a zero continua un bot
chat-phrases = Frasi
chat-free = Parole proprie
chat-off = Senza chat
talk-in-phrases = chat con frasi
talk-in-free = chat con parole proprie
talk-in-off = senza chat
talk-title = Detto al tavolo
talk-none = Nessuno ha ancora detto nulla.
talk-off = A questo tavolo non si chatta.
talk-hidden = { $count ->
    [one] Un messaggio di un posto silenziato è nascosto.
   *[other] { $count } messaggi di posti silenziati sono nascosti.
  }
talk-about = A proposito di: { $name }
    .name = title
talk-phrases = Frasi
talk-own = Con parole tue
talk-say = Invia
talk-note = Ognuno legge le frasi nella propria lingua. Ogni posto si può silenziare.
talk-note-about = Ognuno legge le frasi nella propria lingua. Una frase può riguardare ciò che hai indicato per ultimo.
said-you = Tu
said-by = { $name }: { $words }
said-about = { $phrase } A proposito di: { $about }.
    .about = title
phrase-hello = Ciao!
phrase-good_game = Bella partita.
phrase-well_played = Bel colpo.
phrase-thanks = Grazie.
phrase-sorry = Scusa.
phrase-oops = Ops.
phrase-one_moment = Un momento, per favore.
phrase-back_soon = Torno subito.
phrase-your_turn = Tocca a te.
phrase-thinking = Devo pensare.
phrase-beat_the_rose = Insieme contro la Rosa!
phrase-beware = Attenzione!
phrase-look = Guarda qui.
phrase-mercy = Pietà!
phrase-revenge = Vendetta!
phrase-again = Un’altra partita?
invite-title = Invita
invite-code = Un codice breve per il posto { $number }
invite-why = Chi apre il link, o scrive il codice, prende il posto.
code-make = Codice breve
code-named = { $button }: { $what }
code-new = Nuovo codice
code-left = ancora { $time }
code-over = Questo codice è scaduto.
move-title = Sposta questo posto
move-code = Un codice per un altro dispositivo
move-link = Copia il tuo link
move-copied = Copiato: solo per i tuoi dispositivi
move-why = Scrivi il codice sull’altro dispositivo. Vale una volta; anche questo dispositivo conserva il posto.
again-title = Ancora una
again-yes = sì
again-not-yet = non ancora
again-missing = { $count ->
    [one] Uno non ha ancora detto sì.
   *[other] { $count } non hanno ancora detto sì.
  }
again-laid = Il nuovo tavolo è pronto, ognuno un posto più in là.
again-go = Al nuovo tavolo
again-watch = Guarda la nuova partita
again-back = No, grazie
score-title-person = { $duel ->
    [yes] { $person } vince il duello nei panni { $mage }
   *[no] { $person } vince la partita nei panni { $mage }
  }
    .mage = di
refused-name_taken = Qualcuno a questo tavolo ha già quel nome, o uno che gli somiglia. Scegline un altro.
refused-awaited = Il tavolo aspetta te: prima rispondi.
refused-out_of_time = Il tuo tempo è finito: un bot continua a giocare per te.
