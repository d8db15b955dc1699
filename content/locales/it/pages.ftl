### The pages around the table: home, new table, cards, rules, replays, lessons, settings.

page-home = Inizio
page-gallery = Carte
page-rules = Regole
page-replays = Replay
page-tutorial = Lezioni
page-settings = Impostazioni
page-join = Unisciti
page-missing = Questa pagina non esiste.
page-missing-why = A questo indirizzo non c’è nulla. Forse manca una lettera, o il tavolo è stato tolto.

## The frame of every page

skip = Al contenuto
to-home = Lodge, alla pagina iniziale
pages = Pagine
nav-cards = Carte
nav-rules = Regole
nav-replays = Replay
nav-settings = Impostazioni
foot-notice = Un progetto non ufficiale di appassionati. Testi delle regole e disegni sono nostri; icone da game-icons.net, CC BY 3.0.
foot-about = Informazioni e riconoscimenti
somebody = Mago
bot = Bot

## Home

home-what = Quattro Maghi, diciannove Stanze e una Rosa che tiene il conto.
home-game = Il gioco da tavolo Black Rose Wars, su un tavolo nel tuo browser.
home-about = Un duello di Maghi in una Loggia in rovina: studia, prepara le tue Magie di nascosto, lanciale lungo le file di Stanze e ricostruisci ciò che cade. Gioca con gli amici sullo stesso schermo, con un link, o contro i bot. Nulla da installare, nessuna iscrizione.
home-continue = Continua
home-your-turn = Tocca a te
home-frozen = Bloccato
home-waits = Aspetta { $name }
home-waits-open = Aspetta giocatori
home-forget = Togli { $name } da questa lista
home-tutorial = Lezioni
home-tutorial-sub = Quattro, e una partita guidata
home-replays = Replay
home-replays-sub = Rivedi una partita
home-cards = Carte
home-cards-sub = Tutte, con la ricerca
home-rules = Regole
home-rules-sub = Come si gioca, per numero
home-settings = Impostazioni
home-settings-sub = Tasti, suoni, lingua
home-join-label = Unisciti o guarda
home-join-example = Un link o un codice
home-join-go = Vai
home-join-unknown = Non è né un link né un codice di un tavolo.
home-no-server = Il server non risponde. Riprova tra un momento.
home-about-alone = Un duello di Maghi in una Loggia in rovina: studia, prepara le tue Magie di nascosto, lanciale lungo le file di Stanze e ricostruisci ciò che cade. Gioca contro l’Avatar o i bot, o con gli amici sullo stesso schermo, anche senza rete. I tuoi tavoli restano in questo browser.
home-no-engine = Non è stato possibile caricare il gioco. Riprova quando c’è rete.

## The page alone: its storage and its versions
notices = Messaggi di questa pagina
alone-new-version = È pronta una nuova versione.
alone-take-version = Usala ora
alone-later = Più tardi
alone-offline = Ora è tutto qui: questa pagina funziona anche senza rete.
alone-refused = Questo browser non conserva nulla: si continua a giocare, ma chiudendo la pagina si perde tutto. Salva i tuoi tavoli in un file dalle impostazioni.
alone-full = La memoria di questo browser è piena: si continua a giocare, ma ciò che accade da ora va perso con la pagina. Salva i tuoi tavoli in un file dalle impostazioni.
alone-damaged = Qualcosa di conservato in questo browser non si può leggere. È stato lasciato com’è.
alone-newer = Una versione più nuova di questa pagina ha conservato qui i suoi tavoli. Ricarica la pagina per usarla; si continua a giocare, ma nulla viene conservato.
alone-close = Chiudi
newer-new = È arrivata una nuova versione di Lodge, e questa pagina è ancora quella vecchia.
newer-missing = Non è stato possibile caricare una parte di questa pagina.
newer-kept = Nessuna delle tue risposte va persa.
newer-load = Ricarica la pagina
set-storage = I tuoi tavoli
set-storage-about = Tavoli, partite finite, pacchetti tuoi e impostazioni sono conservati in questo browser e da nessun’altra parte.
set-save = Salva tutto in un file
set-load = Carica tutto da un file
set-loaded = { $taken ->
    [one] Un tavolo è stato caricato dal file.
   *[other] { $taken } tavoli sono stati caricati dal file.
  } { $known ->
    [0] { "" }
    [one] Uno era già qui e resta com’è.
   *[other] { $known } erano già qui e restano come sono.
  }
set-load-refused = Questo file non si può usare: { $message }
set-not-ours = non è stato salvato da questo gioco
set-too-new = è stato salvato da una versione più nuova

## A new table

new-title = Nuovo tavolo
new-table-name = Nome del tavolo (se vuoi)
new-count = Quanti Maghi
new-mages = { $count } Maghi
new-packs = Pacchetti
new-more = Tutte le scelte: edizione, Scuole, pacchetti
new-edition = Edizione
new-quick = Gioca subito contro un bot
new-quick-why = Due Maghi a sorte, tu contro l’apprendista.
new-seats = Posti
new-schools = Scuole
new-schools-why = sei sul tavolo; l’edizione porta regole, Stanze, Missioni, Eventi
new-schools-count = { $count } su { $of }
new-schools-other = dell’altra scatola; a questo tavolo non si mescolano Scuole di due scatole
new-schools-own = Le sei dell’edizione
new-schools-lot = Sei a caso
new-schools-all = Queste sei sono tutte quelle nella scatola.
new-school-replaced = { $school } prende il posto di { $left }, scelta per prima.
new-elements = Magie che mostrano un elemento
new-lies = Che cosa c’è su questo tavolo
new-lies-spells = { $spells } Magie di { $schools } Scuole, { $personal } Personali e { $forgotten } Dimenticate.
new-lies-rooms = { $rooms } Stanze, { $quests } Missioni e { $events } Eventi. Per tutte le carte valgono le regole di { $edition }.
new-lies-evocations = Le carte portano ciò che serve loro: { $list }.
new-lies-jinxes = Maledizioni
new-lies-upgrades = Potenziamenti
edition-rebirth = Rebirth
edition-about-rebirth = La Loggia è in rovina. Ricostruiscila, e fatti pagare la tua parte.
edition-classic = Classica
edition-about-classic = La Loggia è in piedi. Abbattila, e tieni ciò che cade.
school-brief-agony = ferite come moneta
school-brief-alchemy = elementi combinati
school-brief-hex = Maledizioni che rendono
school-brief-nightmare = paure che seguono
school-brief-shamanic = Totem, sacrificio
school-brief-technomancy = carne potenziata
school-brief-conspiracy = trappole, porte, furto
school-brief-destruction = Stanze in fiamme
school-brief-divination = Altari, preveggenza
school-brief-illusion = reazioni, maschere
school-brief-necromancy = Non-Morti, conversione
school-brief-transmutation = pugni, Instabilità
pack-own = Pacchetti tuoi
pack-own-about = Un pacchetto è una cartella di carte (.codex) scritta da qualcuno. Viene controllato, conservato in questo browser e offerto qui sopra. I tavoli preparati con esso continuano, anche se viene tolto o cambiato.
pack-folder = Scegli la cartella di un pacchetto
pack-files = Scegli i suoi file .codex
pack-brought = { $pack } ora si può giocare.
pack-refused = Non è stato accettato:
pack-no-cards = non contiene nessun file di carte (.codex)
pack-not-text = { $file } non è un testo
pack-too-large = è più grande di quanto serva a un pacchetto
pack-leave = Togli
pack-leave-one = Togli { $pack }
pack-left = { $pack } è stato tolto. I tavoli preparati con esso continuano.
pack-unfit = { $pack } non si può giocare con questa versione
pack-by = di { $author }
pack-brings-schools = { $count ->
    [one] una Scuola
   *[other] { $count } Scuole
  }
pack-brings-mages = { $count ->
    [one] un Mago
   *[other] { $count } Maghi
  }
pack-brings-spells = { $count ->
    [one] una Magia
   *[other] { $count } Magie
  }
pack-brings-rooms = { $count ->
    [one] una Stanza
   *[other] { $count } Stanze
  }
pack-brings-evocations = { $count ->
    [one] un’Evocazione
   *[other] { $count } Evocazioni
  }
pack-brings-jinxes = { $count ->
    [one] una Maledizione
   *[other] { $count } Maledizioni
  }
pack-brings-upgrades = { $count ->
    [one] un Potenziamento
   *[other] { $count } Potenziamenti
  }
pack-brings-quests = { $count ->
    [one] una Missione
   *[other] { $count } Missioni
  }
pack-brings-events = { $count ->
    [one] un Evento
   *[other] { $count } Eventi
  }
pack-brings-layouts = { $count ->
    [one] una disposizione
   *[other] { $count } disposizioni
  }
pack-brings-options = { $count ->
    [one] una regola opzionale
   *[other] { $count } regole opzionali
  }
pack-brings-replaced = { $count ->
    [one] una carta sostituita
   *[other] { $count } carte sostituite
  }
new-all-random = Tutto a caso
new-seat = Posto { $number }
new-seat-mage = Mago del posto { $number }
new-seat-who = Chi siede al posto { $number }
new-seat-name = Nome della persona al posto { $number }
new-seat-school = Scuola del posto { $number }
new-mage = Mago
new-school = Scuola
# $name of a mage, with what the mage can bear.
new-mage-says = { $name }: Salute { $health }, mano { $hand }
    .name = title
new-mage-values = Salute { $health }, mano { $hand }
new-random = A caso
new-ask = Si sceglie in partita
new-here = Persona, qui
new-invite = Persona, con link
new-invite-sub = Il link segue
new-bots = Bot
new-bot = Bot: { $name }
new-avatar = Avatar: { $name }
    .name = title
new-avatar-values = Salute { $health }
new-avatar-deck = Carte Comando
new-avatar-commands = { $count } Comandi per Turno
new-name = Nome
new-list-open = lista scelta in partita
new-list-of = { $school }: { $list }
new-list-ask = { $school }: lista scelta in partita
new-length = Durata della partita
new-length-short = Breve
new-length-printed = Come stampata
new-length-long = Lunga
new-length-own = Altra
new-moons = Lune e fine a { $moons }
new-moon-0 = Seconda Luna
new-moon-1 = Terza Luna
new-moon-2 = Fine della partita
new-rules = Regole opzionali
new-rules-set = scelte: { $count }
new-printings = Dove le edizioni stampate differiscono
new-printings-why = Come nell’edizione inglese, se non cambi qui.
new-crown = Corona all’inizio
new-crown-lot = Sorteggiata
new-open = Apri il tavolo
new-links-after = { $count ->
    [one] Segue il link da mandare.
   *[other] Seguono i link da mandare.
  }
new-watch-only = Qui non siede nessuno: guarderai.
new-twice-mage = Due posti hanno lo stesso Mago.
new-twice-school = Due posti hanno la stessa Scuola.
new-moons-order = Le Lune devono susseguirsi, la fine per ultima, al massimo 70.
new-refused = Non è possibile: { $message }

## Before the game, and by invitation

lobby-title = Il tuo tavolo
lobby-waits = { $count ->
    [one] Un posto è ancora libero. Manda il suo link.
   *[other] { $count } posti sono ancora liberi. Manda i loro link.
  }
lobby-full = Ci sono tutti.
lobby-open = Un posto libero
lobby-free = libero
lobby-you = { $name } (tu)
lobby-mage-open = Mago scelto in partita
lobby-link = Link per il posto { $number }
lobby-sit = Siediti
lobby-watch = Guarda
lobby-note = Puoi già sederti; la partita aspetta dove serve qualcuno.
link-copy = Copia: { $what }
link-share = Condividi: { $what }
join-title = Ti hanno invitato
join-to = Al tavolo { $name }
join-mage-open = sceglie un Mago in partita
join-yours = il tuo posto
join-one = Uno dei posti liberi sarà il tuo.
join-name = Il tuo nome
join-sit = Siediti
join-full = Tutti i posti sono occupati.
join-refused = Non è possibile: { $message }

## Cards

cards-decks = Mazzi
cards-filters = Filtri
cards-search = Nome o testo
cards-search-spells = Nome, testo, o target:mage range:2 side:dark
cards-sort-school = Ordina: Scuola
cards-sort-deck = Ordina: mazzo
cards-sort-name = Ordina: nome
cards-detail = La carta
cards-choose = Scegli una carta per leggerla qui. Le frecce scorrono lo scaffale, / porta alla ricerca.
room-no-effect = Nessun effetto.
room-read = Aprila per leggere questo lato.
room-seam = { $slots ->
    [one] Una cavità per l’Instabilità
   *[other] { $slots } cavità per l’Instabilità
  }
quest-power = { $count } PP
quest-one-deed = una sola azione
event-power-in = +{ $count } se rivelato
event-power-out = +{ $count } all’uscita
event-crown = Corona
model-speed = Movimento { $value }
model-strength = Attacco { $value }
model-health = Salute { $value }
evocation-plain = Nessuna abilità propria: si muove e attacca.
evocation-haunts = Viene assegnata a un Mago, non evocata. Sta nella sua Stanza, si muove solo con lui, appartiene alla Rosa Nera e sparisce quando lui viene sconfitto.
evocation-altar = Alcune Magie nominano gli Altari: li muovono, li usano o pagano con essi.
cards-none = Nessuna carta corrisponde.
cards-back = Tutte le carte
deck-spells = Magie
deck-quests = Missioni
deck-events = Eventi
deck-rooms = Stanze
deck-evocations = Evocazioni
deck-jinxes = Maledizioni
deck-upgrades = Potenziamenti
deck-commands = Avatar
deck-one-spells = Magia
deck-one-quests = Missione
deck-one-events = Evento
deck-one-rooms = Stanza
deck-one-evocations = Evocazione
deck-one-jinxes = Maledizione
deck-one-upgrades = Potenziamento
deck-one-commands = Carta Comando
group-of-spells = Scuola
group-of-quests = Luna
group-of-events = Luna
group-of-rooms = Colore
group-of-evocations = Genere
group-of-jinxes = Genere
group-of-upgrades = Genere
group-of-commands = Luna
group-avatar = { $moon }, Avatar
archetype-Demon = Demone
archetype-Undead = Non-Morto
archetype-Construct = Costrutto
archetype-Nightmare = Incubo
archetype-Altar = Altare
filter-all = Tutto
filter-type = Tipo
filter-element = Elemento
filter-also = Inoltre
origin-Printed = Stampate
origin-Designed = Ideate
count-spells = { $count ->
    [one] 1 Magia
   *[other] { $count } Magie
  }
count-quests = { $count ->
    [one] 1 Missione
   *[other] { $count } Missioni
  }
count-events = { $count ->
    [one] 1 Evento
   *[other] { $count } Eventi
  }
count-rooms = { $count ->
    [one] 1 Stanza
   *[other] { $count } Stanze
  }
count-evocations = { $count ->
    [one] 1 Evocazione
   *[other] { $count } Evocazioni
  }
count-jinxes = { $count ->
    [one] 1 Maledizione
   *[other] { $count } Maledizioni
  }
count-upgrades = { $count ->
    [one] 1 Potenziamento
   *[other] { $count } Potenziamenti
  }
count-commands = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
card-words = Parole e simboli
card-also = Vedi anche
card-rulings = { $count ->
    [one] 1 chiarimento
   *[other] { $count } chiarimenti
  }
card-copies = { $count ->
    [one] Una sola copia.
   *[other] { $count } copie.
  }
card-models = { $count ->
    [one] Un modello.
   *[other] { $count } modelli.
  }

## Rules

rules-search = Cerca, o un numero come R17.11
# Where the rules are not wholly translated.
rules-in-english = Alcune parti di queste regole non sono ancora tradotte; qui sono in inglese.
rules-editions = Quale gioco
rules-edition-rebirth = Rebirth
rules-edition-classic = Classica
rules-chapters = Capitoli
rules-found = { $count ->
    [one] 1 regola
   *[other] { $count } regole
  }
rules-none = Nessuna regola ha tutte queste parole.
rules-elsewhere = { $edition } ne ha { $count }
rules-lost = Non è stato possibile leggere le regole: { $message }

## Replays

replays-import = Apri un file
replays-import-why = Una partita registrata (un file di lodge replay, o esportata qui) si può guardare: aprila, o trascinala qui. Una consegnata a metà si continua a giocare.
replays-refused = Questa partita non si può mostrare: { $message }
replays-unreadable = Questo file non è una partita registrata.
replays-no-record = La registrazione si può salvare quando la partita è finita.
replays-finished = Partite finite
replays-ongoing = Ancora in corso
replays-none = Ancora nessuna. Le partite che finisci in questo browser restano qui.
replays-winner = Ha vinto { $name } con { $power }.
replays-export = Salva la registrazione di { $name }
replay-export = Salva la registrazione
replays-hand = Porta { $name } su un server, come file
replays-hand-title = Porta su un server
replays-not-handed = Questa partita non si può portare su un server: { $message }
replay-controls = Replay
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-speed-1 = 1×
replay-speed-2 = 2×
replay-speed-4 = 4×
replay-position = Momento { $at } di { $all }
replay-turn = Turno
replay-turn-option = Turno { $turn }
replay-link = Copia il link a questo momento
replay-link-copied = Link copiato
replay-seats = Visto da
replay-spectator = Uno spettatore
replay-loading = Lettura della partita…
replay-title = Replay
replay-scoring = Conteggio
replay-leave = Tutti i replay
replay-empty = A questo tavolo non è ancora accaduto nulla.

## Settings

set-you = Tu
set-name = Il tuo nome ai tavoli
set-show = Che cosa vedi e senti
set-speed-half = Lente
set-speed-normal = Normali
set-speed-double = Veloci
set-speed-off = Spente
set-story-about = Ciò che fanno gli altri viene raccontato azione per azione: passo per passo, con calma, in fretta, o solo com’è finita. Ogni tua azione chiude il racconto.
set-reduced-on = Il tuo sistema chiede meno movimento: le animazioni sono brevi dissolvenze, qualunque cosa sia scelta qui.
set-reduced-off = Se il tuo sistema chiede meno movimento, Lodge lo segue.
set-sounds-on = Fammi sentire il tavolo
set-sounds-about = Creati in questa pagina, senza caricare nulla. Nulla viene detto solo con il suono.
sound-turn = Tocca a te
sound-cards = Carte posate e voltate
sound-damage = Cubetti che cadono
sound-answers = Reazioni, Danni ignorati
sound-moon = Luna e fine
sound-falls = Sconfitta, ricostruzione
sound-rose = Agisce la Rosa Nera
sound-power = PP guadagnati
sound-phrase = Qualcuno parla
sound-level = { $level } %
set-text-about = Aggiunge tutto il tavolo in parole sotto il disegno.
set-keys = Tasti
set-keys-about = Una lettera per ogni azione. Tab, frecce, Invio ed Esc funzionano sempre.
set-key = { $act }: { $key }. Cambia
set-clash = Due azioni hanno lo stesso tasto; funziona solo la prima.

## About

about-title = Informazioni su Lodge
about-what = Lodge è un modo di giocare al gioco da tavolo Black Rose Wars: Rebirth nel browser: un server che conosce le regole, un tavolo da guardare, bot contro cui giocare, e ogni carta da leggere.
about-fan = È un progetto non ufficiale di persone che amano il gioco da tavolo. Non è legato al suo editore. I nomi servono a dire di quale gioco si tratta; regole, testi delle carte e disegni qui sono nostri.
about-credits = Riconoscimenti
about-icons = Icone:
about-icons-text = game-icons.net, di Lorc, Delapouite e altri, con licenza CC BY 3.0.
about-fonts = Caratteri:
about-fonts-text = Cinzel, EB Garamond e Source Sans 3, con licenza SIL Open Font License.
about-software = Software:
about-software-text = Svelte e Fluent nel browser, dietro Rust con axum e SQLite.
about-privacy = Che cosa si conserva
about-privacy-text = Non ci sono account. Il diritto ai tuoi posti e le tue impostazioni sono conservati solo in questo browser; il server conserva i tavoli. Nulla viene inviato altrove.
about-version = Versione { $version }, carte { $content }

## The first lesson

lesson-guide-begin = Comincia con una guida

danni-left = { $left ->
    [one] 1 Danno
   *[other] { $left } Danni
  }

home-play-now = Gioca ora contro un bot
quick-table = Un duello

## One's own tables

home-mine = I tuoi tavoli
home-mine-sub = Turni, risultati, statistiche
nav-tables = I tuoi tavoli
mine-title = I tuoi tavoli
mine-all = Tutti
mine-yours = Tocca a te ({ $count })
mine-others = Tocca ad altri ({ $count })
mine-finished = Finiti ({ $count })
mine-was = { $turn ->
    [one] { $pace }, un Turno, aperto { $time }
   *[other] { $pace }, { $turn } Turni, aperto { $time }
  }
mine-where = { $pace }, aperto { $time }. Turno { $turn }, { $phase }
mine-none = Ancora nessun tavolo. Quelli che apri o a cui ti unisci in questo browser stanno qui.
mine-none-else = Nessun altro tavolo.
mine-seats = Posti
mine-go = Apri
mine-stats = Le tue partite
stats-none = Ancora nessuna finita.
stats-games = Partite
stats-won = Vinte
stats-best = Più PP
stats-mage = Per Mago
stats-school = Per Scuola
stats-bot = Contro
stats-edition = Per edizione
stats-edition-name = { $id ->
    [rebirth] Rebirth
    [classic] Classica
   *[other] { $id }
  }
stats-longest = Partite più lunghe
stats-day = Giocata
stats-turns = Turni
stats-why = Contate e conservate su questo dispositivo, e da nessun’altra parte. Le partite di più persone sullo stesso schermo non contano.
code-wrong = Questo codice non porta da nessuna parte: è scritto male, usato, o più vecchio di dieci minuti.
join-taken = Lì siede già qualcuno.
manner-title = Come giocate
manner-pace = Ritmo
manner-clock = Orologio
manner-time = Quanto tempo
manner-zero = Che cosa accade a zero
manner-chat = Chat
pace-live-why = Tutti sono presenti, e si va avanti subito.
pace-days-why = Ognuno viene quando può. I tuoi tavoli mostrano a chi tocca.
pace-here-why = Tutti siedono a questo dispositivo e se lo passano.
lobby-about = { $manner }. Turno { $turn }, { $phase }.
replay-eyes = Con gli occhi di chi
replay-eyes-own = Come l’hai vista tu
replay-eyes-of = Mano { $name }
    .name = di

## Sapere che tocca a sé
notices-title = Quando tocca a te
notices-about = Ai tavoli su più giorni puoi ricevere un avviso mentre sei via: una volta per turno, e non di nuovo finché non hai guardato.
notices-push = Avvisi su questo dispositivo
notices-push-why = Arrivano dal tuo browser, anche quando Lodge è chiuso.
notices-push-cannot = Questo browser non accetta avvisi qui: serve https e, su un iPhone, Lodge nella schermata Home.
notices-push-denied = Il tuo browser rifiuta gli avvisi di questa pagina. Consentili nelle sue impostazioni per questa pagina, poi attivali qui.
notices-push-failed = Il tuo browser non raggiunge il suo servizio push. Riprova più tardi.
notices-no-seat = Comincia con il tuo primo tavolo su questo server.
notices-mail = E-mail a
notices-mail-set = Invia un link
notices-mail-asked = Un link è in viaggio verso { $address }. Le e-mail arrivano quando l’hai aperto.
notices-mail-comes = Le e-mail arrivano a { $address }.
notices-mail-off = Niente più e-mail
notices-mail-wrong = A questo indirizzo non si può inviare e-mail.
notices-quiet = Ore di quiete
notices-quiet-why = Ciò che accade in queste ore ti viene detto in una volta, quando finiscono.
notices-quiet-from = Da
notices-quiet-to = A
notices-not-now = Il server non risponde. La tua scelta resta qui e sarà inviata più tardi.

## I link delle e-mail
mail-title = E-mail di Lodge
mail-confirm-ask = Un’e-mail può dirti che tocca a te?
mail-confirm-yes = Sì, invia e-mail
mail-confirm-done = È annotato. Le e-mail arrivano quando tocca a te; ognuna ha un link che vi mette fine.
mail-leave-ask = Niente più e-mail al tuo indirizzo?
mail-leave-yes = Niente più e-mail
mail-leave-done = È annotato. Non arrivano più e-mail.
mail-link-wrong = Questo link non porta da nessuna parte: è incompleto, o la richiesta non c’è più.

## La sala
home-hall = Sala
home-hall-sub = Tavoli aperti, partite da guardare
hall-title = Sala
hall-about = I tavoli che i loro ospiti hanno aperto. Si mostrano nomi, ritmo, Turno e Luna, e nient’altro.
hall-new = Nuovo tavolo
hall-open = Posti liberi ({ $count })
hall-running = Da guardare ({ $count })
hall-over = Risultati ({ $count })
hall-none = In questo momento qui non c’è nessun tavolo aperto.
hall-closed = Questo server non ha una sala.
hall-fresh = { $edition }, { $pace }. Non ancora iniziata
hall-where = { $edition }, { $pace }. Turno { $turn }, { $moon }
manner-hall = Apri nella sala
manner-hall-why = Degli estranei vedono il tavolo, prendono i posti liberi e guardano.
