### The lessons and the guide beside a first game, fetched where they are.

lesson-lead = Brevi lezioni a un tavolo già preparato, e una partita intera con una guida accanto. Ogni lezione è l’ultimo Turno di una partita: circa dieci minuti, e arriva sempre alla fine.
lesson-first-name = Prima lezione: un Turno
lesson-first-about = Le sei fasi, preparare e lanciare Magie, reagire agli altri, e come tutto diventa Potere.
lesson-second-name = Seconda lezione: la Rosa all’opera
lesson-second-about = Missioni, Eventi, la Rosa Nera, Stanze che vengono ricostruite, Slancio, Maledizioni ed Evocazioni.
lesson-third-name = Terza lezione: l’Avatar
lesson-third-about = Un Mago che nessuno gioca: come funzionano le sue Carte Comando, che cosa sceglie, e come si abbatte.
lesson-classic-name = Il gioco classico: un Turno
lesson-classic-about = Il primo gioco del 2019, dall’inizio: Stanze che crollano, Missioni che pagano subito, segnalini che si contano alla fine. Non serve conoscere l’altro.
lesson-coming = Conosco già Rebirth
lesson-guide-name = Una prima partita intera
lesson-guide-about = Tu contro un bot, dall’inizio. Una voce spiega ogni cosa nuova una volta, quando si presenta; ciò che ti ha detto non lo ripete.
lesson-begin = Comincia
lesson-begin-of = Comincia la lezione { $number }
lesson-resume = Continua da dove eri
lesson-restart = Ricomincia
lesson-restart-of = Ricomincia la lezione { $number }
lesson-rules = Leggi invece le regole
lesson-leave = Esci
lesson-fold = Capito
lesson-unfold = Che cosa è stato detto
lesson-now = E ora
lesson-back = Che cosa è stato detto prima
lesson-next = { $count ->
    [one] Continua
   *[other] Continua ({ $count })
  }
lesson-finish = A un tavolo tuo
lesson-go-on = Avanti: { $name }
lesson-progress = { $done } cose dette su { $all }
lesson-in-cell = la Cella
lesson-where = { $what } { $room }
    .room = in
lesson-welcome-title = Il tuo Mago: { $me }
    .me = title
lesson-welcome = Contro di te siede { $other }: un bot. Questo è l’ultimo Turno della partita; vince chi dopo ha più PP. Tu ne hai { $mine }, { $other } { $theirs }, e la Rosa Nera { $rose }. Se la Rosa ne ha più di tutti, avete perso entrambi.
lesson-table-title = La Loggia
lesson-table = { $rooms } Stanze, e la Barra del Potere con le sue Lune. Tu sei qui: { $here }. { $other } è qui: { $there }. Le piccole forme in una Stanza sono cubetti: Instabilità. Le forme su una Scheda sono Danni. Indica una cosa qualsiasi per leggerla, o tienila premuta su uno schermo tattile.
    .here = title
    .there = title
lesson-study-title = Fase di Studio
lesson-study = Ognuno pesca due Magie proprie; le tue sono appena arrivate. Ora prendine altre quattro dalle Scuole: nomina una Scuola per ciascuna, anche due volte la stessa. Le vedrai tutte e quattro e ne terrai due.
lesson-keep-title = Tienine due
lesson-keep = Ecco le quattro. Scegli le due che preferisci; le altre vanno a faccia scoperta negli scarti delle loro Scuole. Ogni Magia ha un dritto e un rovescio, o un solo lato: ne userai uno.
lesson-remove-title = Una mano più leggera
lesson-remove = Qui le Magie lasciano la tua mano: una che butti via se vuoi, o quelle oltre ciò che il tuo Mago può tenere.
lesson-prepare-title = Fase di Preparazione
lesson-prepare = Ora ognuno posa da due a quattro Magie a faccia coperta, nello stesso momento. Le Magie negli spazi numerati si lanciano in ordine; quella nello spazio Rapido quando vuoi, anche insieme a un’altra.
lesson-plan-title = Un buon piano
lesson-plan = { $blow }, dritto, nello spazio I: infligge { danni-left }, e { $other } può sopportarne ancora solo { $left }. { $shield } nello spazio Rapido: una Protezione che reagisce quando qualcuno ti ferisce. Se vuoi, aggiungi { $more }.
lesson-sides-title = Dritto o rovescio
lesson-sides = Ogni Magia si posa con un lato in alto. Scegli una carta, voltala con il suo pulsante, poi scegli uno spazio.
lesson-confirm-title = Nulla è ancora definitivo
lesson-confirm = Sposta, volta e riprendi come vuoi. Quando va bene, conferma. Dopo non cambiano più né lo spazio né il lato.
lesson-action-title = Fase Azione
lesson-action = { $first ->
    [yes] In questa fase tocca prima a te, quindi cominci tu.
   *[no] Ora tocca a te.
  } Un’attivazione è fatta di una o due azioni; poi tocca al Mago successivo, un giro dopo l’altro, finché nessuno può più agire.
lesson-cast-title = Che cosa puoi fare
lesson-cast = Lancia la prossima Magia, o anche quella Rapida. I tuoi segnalini rotondi pagano le Azioni Fisiche: l’Esplorazione ti muove, lo Scontro colpisce qualcuno nella tua Stanza, il Comando risveglia una tua creatura. Le azioni che non puoi fare dicono perché.
lesson-target-title = Scegli un bersaglio
lesson-target = Ciò che si illumina si può scegliere. La distanza conta le Stanze lungo le file rette: le mostrano le linee punteggiate. Se nessuno va bene, può prenderne il posto un bersaglio fittizio, e il resto della Magia funziona lo stesso.
lesson-damage-title = I Danni sono un investimento
lesson-damage = Ora i tuoi cubetti stanno su chi hai colpito. Quando un Mago cade, chiunque vi abbia cubetti viene pagato secondo quanti ne ha. Apri una Scheda per vedere che cosa avrebbe ciascuno.
lesson-unstable-title = Instabilità
lesson-unstable = Ora un tuo cubetto sta in una Stanza. Le Magie con l’esagono incrinato ne mettono uno nella tua Stanza prima di tutto il resto. Quando tutte le cavità di una Stanza sono piene, viene ricostruita nella Pulizia e paga secondo i cubetti.
lesson-defeat-title = Un Mago cade
lesson-defeat = { $who } va nella Cella, tu prendi un Trofeo, e i cubetti vengono pagati: leggilo nel registro. Nessuno esce dalla partita; con la prossima azione la via riporta nella Loggia, senza alcun Danno.
lesson-active-title = Una Magia Attiva
lesson-active = Sta a faccia coperta con il suo segnalino: tutti vedono se è una Protezione o una Trappola, nessuno vede quale. Se si verifica la sua condizione, ti verrà chiesto.
lesson-quest-title = Una Missione da risolvere
lesson-quest = { $quest } è davanti a te, completata. Puoi risolverla tra le azioni: fa ciò che dice e paga { $power } PP.
lesson-solved-title = Risolta
lesson-solved = Le Missioni risolte contano ancora una volta alla fine: chi ne ha di più viene pagato.
lesson-explore-title = In cammino
lesson-explore = Le Stanze illuminate sono a un passo. Puoi attivare la Stanza in cui sei, prima di tutti i passi o dopo tutti. Fermati quando basta.
lesson-fight-title = Un combattimento
lesson-fight = { $others ->
    [no] Qui non c’è nessuno da attaccare. Puoi ancora attivare la Stanza, o fermarti.
   *[yes] Attacca un Modello nella tua Stanza: subisce Danni pari alla tua Forza. Puoi anche attivare la Stanza, prima dell’attacco o dopo.
  }
lesson-react-title = Puoi reagire
lesson-react = Qualcosa ha innescato una tua carta. Leggi che cosa è accaduto, poi usala, o lasciala stare. Una carta usata è spesa per questo Turno; una non usata aspetta la prossima volta. Gli altri vedono solo che il tavolo aspetta.
lesson-react-must-title = Che cosa viene prima
lesson-react-must = Si sono innescate più cose, e non tutte si possono passare: di’ che cosa viene prima. Dove si dice “puoi”, ti verrà chiesto prima; una Trappola o una Protezione si può passare quando il resto è risolto.
lesson-evocation-title = Fase delle Evocazioni
lesson-evocation = Quando nessuno può più agire, agiscono le creature: ciascuna si muove e attacca una volta. { $own ->
    [0] Tu ora non ne hai.
   *[other] Le tue: { $mine }.
  } { $others ->
    [0] { $who } non ne ha.
   *[other] Dall’altra parte ({ $who }): { $theirs }.
  }
lesson-cleanup-title = Fase di Pulizia
lesson-cleanup = Le Schede si svuotano. Ogni Stanza piena viene ricostruita e paga secondo i cubetti: i numeri che mostra, per chi ne ha di più, il secondo e gli altri.
lesson-rebuilt-title = Una Stanza è ricostruita
lesson-rebuilt = { $room } ha un effetto nuovo e più forte, che funziona una volta per Turno, e non riceve più cubetti.
lesson-end-title = Il conteggio finale
lesson-end = I PP sulla Barra, poi i bonus per Missioni, Trofei e Corona: scorrili con le frecce qui sotto. Era un Turno intero. In una vera partita ce ne sono da cinque a otto.
lesson-classic-table-title = La Loggia
lesson-classic-table = { $rooms } Stanze, e la Barra del Potere con le sue Lune. Tu sei qui: { $here }. { $other } è qui: { $there }. Ogni Stanza fa qualcosa per chi la attiva, una volta per Turno. Le piccole forme in una Stanza sono cubetti: Instabilità. Le forme su una Scheda sono Danni. Indica una cosa qualsiasi per leggerla, o tienila premuta su uno schermo tattile.
    .here = title
    .there = title
lesson-classic-gone-title = { $count ->
    [one] Una Stanza è distrutta
   *[other] Alcune Stanze sono distrutte
  }
lesson-classic-gone = { $count ->
    [one] Era piena di cubetti ed è crollata: { $gone }. Non fa più nulla.
   *[other] Erano piene di cubetti e sono crollate: { $gone }. Non fanno più nulla.
  } { $own ->
    [0] Chi aveva più cubetti in una Stanza ha il suo segnalino.
   *[other] È tuo il segnalino di: { $won }, perché vi avevi più cubetti.
  } I segnalini valgono PP quando la partita è finita.
    .gone = title
    .won = title
lesson-classic-prepare-title = Fase di Preparazione
lesson-classic-prepare = Ora ognuno posa da due a quattro Magie a faccia coperta, nello stesso momento. Una deve stare nello spazio Rapido: si lancia quando vuoi, anche insieme a un’altra Magia. Quelle negli spazi numerati si lanciano in ordine.
lesson-classic-quest-title = La tua Missione
lesson-classic-quest = { $quest } è davanti a te, e solo tu puoi leggerla. Fai ciò che chiede, e ti verrà domandato: completata, fa ciò che dice e paga subito { $power } PP.
lesson-classic-plan-title = Un buon piano
lesson-classic-plan = { $other } può sopportare ancora { danni-left }. La tua Missione chiede la Stanza in cui sei: esplora senza fare passi, attiva { $here }, completa { $quest }, e infligge 3 Danni. { $blow }, dritto, nello spazio I infligge i 2 che restano. { $shield } nello spazio Rapido è una Protezione: reagisce quando qualcuno ti ferisce.
lesson-classic-cast-title = Che cosa puoi fare
lesson-classic-cast = Lancia la prossima Magia, o anche quella Rapida. I tuoi segnalini rotondi pagano le Azioni Fisiche: l’Esplorazione ti muove, lo Scontro colpisce qualcuno nella tua Stanza, e con l’una o l’altro puoi attivare la Stanza. Le azioni che non puoi fare dicono perché.
lesson-classic-explore-title = In cammino
lesson-classic-explore = Puoi attivare la Stanza in cui sei, prima o dopo aver camminato o combattuto; il suo segnalino resta poi voltato fino alla fine del Turno. Le Stanze illuminate sono a un passo; muoversi non è obbligatorio. Fermati quando basta.
lesson-classic-complete-title = L’obiettivo è raggiunto
lesson-classic-complete = Hai fatto ciò che chiede una tua Missione. Completala, e paga; dove dice “al posto”, la Stanza fa ciò che dice la Missione. Oppure tienila: nessuno vede che avresti potuto, e aspetta un’altra volta.
lesson-classic-solved-title = Completata
lesson-classic-solved = Ora sta scoperta davanti a te. Alla fine le Missioni completate contano ancora una volta: chi ne ha di più viene pagato.
lesson-classic-target-title = Scegli un bersaglio
lesson-classic-target = Ciò che si illumina si può scegliere. La distanza conta le Stanze lungo le file rette: le mostrano le linee punteggiate.
lesson-classic-icon-title = Prima o dopo
lesson-classic-icon = Una Magia con l’esagono incrinato mette un tuo cubetto nella tua Stanza. Decidi tu se viene prima della Magia o dopo.
lesson-classic-unstable-title = Instabilità
lesson-classic-unstable = Ora un tuo cubetto sta in una Stanza. Quando tutte le cavità di una Stanza sono piene, crolla nella Pulizia, e chi vi ha più cubetti prende il suo segnalino. Se sono in due ad averne di più, lo prende la Rosa.
lesson-classic-cleanup-title = Fase di Pulizia
lesson-classic-cleanup = Le Schede si svuotano, e i segnalini delle Stanze si riattivano. Ora crolla ogni Stanza piena.
lesson-classic-fell-title = Una Stanza crolla
lesson-classic-fell = { $room } non c’è più. { $own ->
    [yes] Vi avevi più cubetti di tutti: il suo segnalino è tuo.
   *[no] Il suo segnalino va { $who }.
  }
    .who = a
lesson-classic-end-title = Il conteggio finale
lesson-classic-end = I PP sulla Barra, poi i bonus per Missioni completate, Trofei, segnalini delle Stanze crollate e Corona: scorrili con le frecce qui sotto. Era un Turno intero del gioco classico; il resto è nelle regole, nei capitoli che cominciano con C.
lesson-again-title = La Rosa all’opera
lesson-again = Di nuovo un ultimo Turno, ora con tutto ciò che la prima lezione ha tralasciato. La Rosa Nera ha { $rose } PP: ciò che la nutre è l’argomento di questa lezione.
lesson-board-title = La Plancia Eventi
lesson-board = { $count ->
    [one] C’è un Evento: { $events }.
   *[other] Ci sono Eventi: { $events }.
  } Finché un Evento è lì, vale per tutti. Quando lascia la plancia, spesso la Rosa Nera viene pagata.
lesson-revealed-title = Un Evento viene rivelato
lesson-revealed = { $event } è stato rivelato in questo Turno, come accade in ogni Fase della Rosa Nera. Alcuni agiscono subito e spariscono, altri occupano un posto sulla plancia e spingono fuori quello prima.
lesson-own-quests-title = Le tue Missioni
lesson-own-quests = { $quest } è davanti a te. { $slots ->
    [0] Una sola azione la completa.
   *[other] Cubetti: { $marks } su { $slots }; con l’ultimo è completata.
  } Che cosa fare, lo dice la carta. Una Missione resta segreta fino al primo cubetto, se non dice altro.
lesson-jinx-title = Una Maledizione
lesson-jinx = Hai la Maledizione { $jinx }: ti ostacola finché non viene scartata. Cubetti: { $cubes } su { $slots }; ciò che dice ne aggiunge uno, e con l’ultimo se ne va.
lesson-creatures-title = Le tue Evocazioni
lesson-creatures = { $mine }. Un’Evocazione ha Movimento, Attacco e Salute, come un Mago. Agisce nella Fase delle Evocazioni, e quando le dai un Comando.
lesson-full-room-title = Una Stanza piena
lesson-full-room = Ogni cavità è occupata qui: { $rooms }. La ricostruzione avverrà nella Fase di Pulizia, qualunque cosa accada prima: indica la Stanza per vedere chi guadagnerebbe che cosa.
    .rooms = title
lesson-lay-more-title = Posane una in più
lesson-lay-more = Questa volta posa tre o quattro Magie. Una Magia che non vuoi più lanciare si può spendere per lo Slancio.
lesson-quest-drawn-title = Una nuova Missione
lesson-quest-drawn = Hai pescato una Missione. C’è un limite a quante puoi averne; ciò che lo supera viene scartato, e la Rosa ne prende nota.
lesson-offer-title = Rinunciare a una Missione?
lesson-offer = Una volta per Turno puoi rinunciare a una Missione che non vuoi. La Rosa Nera ne guadagna 1, 2 o 3 PP, secondo la sua Luna. Non sei obbligato.
lesson-momentum-title = Slancio
lesson-momentum = Spende una Magia preparata, senza usarla, per un passo. Non serve un segnalino, e nessuna Stanza si attiva. Costa una carta, quindi è sempre una scelta tua.
lesson-momentum-step-title = Un passo
lesson-momentum-step = La Magia è spesa. Vai in una Stanza vicina, o resta dove sei. Lo Slancio non attiva alcuna Stanza.
lesson-command-title = Comando
lesson-command = Un segnalino risveglia subito una delle tue Evocazioni: si muove e attacca, come farà di nuovo nella Fase delle Evocazioni.
lesson-solve-title = Risolvere
lesson-solve = Ora puoi risolvere una Missione completata, tra le tue azioni. Risolvere non costa azioni.
lesson-marked-title = Un cubetto in più
lesson-marked = Ciò che hai fatto conta per la tua Missione: un tuo cubetto sta su di essa.
lesson-jinx-marked-title = La Maledizione è finita
lesson-jinx-marked = Con l’ultimo cubetto è stata scartata; troverà qualcun altro.
lesson-rose-acts-title = La Rosa guadagna
lesson-rose-acts = Un Evento ha mosso i PP di qualcuno: leggi nel registro di chi, e perché. Chi lascia scappare la Rosa perde insieme a tutti gli altri.
lesson-steps-title = Tocca a una creatura
lesson-steps = Muovila passo per passo, attacca un modello nella sua Stanza, o lasciala dov’è.
lesson-order-title = In quale ordine
lesson-order = Più Stanze sono piene. L’ordine in cui vengono ricostruite può contare, perché ciascuna paga subito.
lesson-second-end-title = Era quasi tutto
lesson-second-end = Scorri il conteggio. Resta l’Avatar, per chi gioca da solo o vuole che la Rosa abbia un corpo.
lesson-possessed-title = { $name }
    .name = title
lesson-possessed = Nessuno gioca questo Mago: lo fanno le regole. È qui: { $there }. Appartiene alla Rosa Nera: i suoi cubetti sono neri, i suoi punti vanno a lei. La Rosa ne ha { $rose }.
    .there = title
lesson-commands-title = Carte Comando
lesson-commands = Quando tocca { $name }, rivela una Carta Comando e fa ciò che dice, parte per parte. Ciò che non si può fare si salta. Puoi leggere ogni carta mentre viene eseguita.
    .name = a
lesson-body-title = Può cadere
lesson-body = Danni su { $name }: { $damage } su { $health }. Abbattilo come un Mago qualsiasi: ricevi la tua ricompensa e prendi un Trofeo. I Danni su di lui contano per te e non per lei.
lesson-order-read-title = Che cosa ha appena fatto
lesson-order-read = La carta sta nel racconto con le sue parti: quelle fatte, e quelle saltate. Ogni sua scelta ha il suo motivo nel registro.
lesson-crown-chooses-title = Scegli tu per lui
lesson-crown-chooses = Dove le regole lasciano { $name } più di una via, decide il possessore della Corona. Sei tu: scegli la via che ti fa meno male.
    .name = a
lesson-order-answers-title = Reagisce
lesson-order-answers = Una Carta Comando Attiva ha reagito a ciò che è stato fatto { $name }, come farebbe una tua Protezione o Trappola.
    .name = a
lesson-avatar-falls-title = Il corpo cade
lesson-avatar-falls = { $name } va nella sua Cella e torna come chiunque. Il suo Trofeo è tuo.
lesson-avatar-creatures-title = Le sue creature
lesson-avatar-creatures = { $theirs }: fanno ciò che dice loro la carta { $name }.
    .name = di
lesson-third-end-title = Ora conosci tutto il gioco
lesson-third-end = Se hai più della Rosa, hai vinto. Prendi un tavolo tuo: l’Avatar può sedervi, con uno, due o tre di voi.
lesson-guide-welcome-title = La tua prima partita intera
lesson-guide-welcome = { $others ->
    [one] Giochi contro un bot.
   *[other] Giochi contro { $others } bot.
  } La partita finisce con il Turno in cui qualcuno raggiunge { $end } sulla Barra del Potere. Spiego ogni cosa nuova una volta, quando si presenta. Mandami via con la croce; le lezioni mi riportano qui.
lesson-guide-mage-title = Scegli un Mago
lesson-guide-mage = I Maghi differiscono per quanto sopportano, quante carte tengono in mano e quanto si muovono. Ognuno ha una Magia propria.
lesson-guide-school-title = Scegli una Scuola
lesson-guide-school = Da essa vengono le tue prime carte. In partita peschi da tutte le Scuole.
lesson-guide-grimoire-title = Scegli un Grimorio
lesson-guide-grimoire = Le carte con cui cominci. Indica una lista per leggerle.
lesson-guide-rose-title = La Rosa Nera
lesson-guide-rose = È in cima alle Schede, con i suoi PP. Non gioca carte proprie: giocano per lei gli Eventi, e ogni suo cubetto conta. Se alla fine ne ha più di tutti, tutti gli altri hanno perso.
lesson-guide-room-title = Una Stanza agisce
lesson-guide-room = Hai usato l’effetto di una Stanza. Le Stanze distrutte ne hanno uno piccolo; quelle ricostruite uno più forte, una volta per Turno.
lesson-guide-hurt-title = Hai subito Danni
lesson-guide-hurt = Quando la tua barra è piena, cadi: chi vi ha cubetti viene pagato, tu vai nella tua Cella e ricominci senza Danni. Curare toglie cubetti; di chi, lo scegli tu.
lesson-guide-cell-title = Nella Cella
lesson-guide-cell = Qui nessuno può raggiungerti. La tua prima azione ti porta fuori da una delle sue porte.
lesson-guide-crown-title = La Corona
lesson-guide-crown = Chi la possiede è primo nel prossimo Turno e decide dove le regole lasciano qualcosa aperto. Conta anche alla fine.
lesson-guide-summoned-title = Un’Evocazione
lesson-guide-summoned = Una tua creatura è arrivata nella Loggia. La sagoma dice il genere, il bordo il proprietario.
lesson-guide-moon-title = La Luna cambia
lesson-guide-moon = Qualcuno ha superato una Luna sulla Barra del Potere. Da ora Missioni ed Eventi vengono dal mazzo successivo, che è più forte, e ogni Mago prende una Magia propria.
lesson-guide-turn-title = Il secondo Turno
lesson-guide-turn = Un Turno è finito; tutti gli altri sono come questo. Ti dirò ciò che è nuovo. La freccia in alto, o R, mostra di nuovo che cosa hanno fatto gli altri.
lesson-guide-last-title = L’ultimo Turno
lesson-guide-last = È stata raggiunta la fine della Barra del Potere. Questo Turno si gioca fino in fondo; poi si conta tutto.
lesson-guide-end-title = La partita è finita
lesson-guide-end = Scorri il conteggio con le frecce. Il replay mostra di nuovo tutta la partita, mossa per mossa.
lesson-hint-any = Scegli una delle cose che si illuminano, o un pulsante sotto la Loggia.
lesson-hint-wait = Decide l’altra parte. Intanto guardati intorno.
lesson-hint-told = Ora: guarda che cosa succede.
lesson-hint-over = La partita è finita.
lesson-hint-Prepare = Posa almeno due Magie, poi conferma.
lesson-hint-CompleteQuest = Ora: completa la Missione, o tienila.
lesson-hint-OfferQuest = Ora: tieni tutto, o scegli una Missione a cui rinunciare.
lesson-hint-Icon = Ora: prima della Magia, o dopo.
lesson-hint-DrawFrom = Ora: nomina una Scuola, quattro volte.
lesson-hint-DrawFrom-one = Ora: scegli la Scuola da cui peschi.
lesson-hint-Keep = Ora: scegli una Magia da tenere.
lesson-hint-RemoveSpell = Ora: tienile tutte, o scegline una da buttare.
lesson-hint-Act = Ora: scegli un’azione, o termina l’attivazione.
lesson-hint-Act-must = Ora: scegli un’azione.
lesson-hint-Target = Ora: scegli un bersaglio illuminato.
lesson-hint-React = Ora: usa la carta o passa.
lesson-hint-React-must = Ora: scegli che cosa viene prima.
lesson-hint-Explore = Ora: entra in una Stanza illuminata, attiva, o fermati.
lesson-hint-Explore-still = Ora: attiva la Stanza, o fermati.
lesson-hint-Explore-only = Ora: entra in una Stanza illuminata, o fermati.
lesson-hint-MomentumStep = Ora: vai in una Stanza illuminata, o resta.
lesson-hint-Fight = Ora: scegli chi attaccare, attiva la Stanza, o fermati.
lesson-hint-Fight-only = Ora: scegli chi attaccare, o fermati.
lesson-hint-Fight-still = Ora: attiva la Stanza, o fermati.
lesson-hint-EvocationStep = Ora: muovila, falla attaccare, o fermati.
lesson-hint-NextEvocation = Ora: scegli quale creatura agisce.
lesson-hint-Heal = Ora: scegli un cubetto da togliere.
lesson-hint-May = Ora: fallo, o di’ di no.
