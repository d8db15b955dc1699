# What is said below a card about how it is played. Which cards a message belongs to stands in content/guide/rulings.txt;
# its id is the number of the ruling or rule, with a hyphen for the full stop.

ruling-L-20 = Nella tua Cella non puoi risolvere Missioni.
ruling-L-2 = Una frase la segna una volta sola, per quanti modelli quella frase colpisca.
ruling-L-33 = Conta i Danni che restano dopo tutte le reazioni.
ruling-L-7 = L’azione conta quando è finita, anche se è stata interrotta.
ruling-L-9 = La risolve solo chi dà la Magia. Se tieni la Magia, non puoi riprovare in questa attivazione.

ruling-R10-6 = Le tue azioni e quelle delle tue Evocazioni non la innescano mai.
ruling-R10-18 = Chi si muove, viene evocato o viene piazzato in una Stanza vi entra. Esserci già o uscirne non conta.
ruling-L-4 = A “vieni sconfitto” si reagisce prima che avvenga qualsiasi cosa della sconfitta. A “un altro Mago viene sconfitto” si reagisce quando è avvenuta; “quella Stanza” è dove il Mago è caduto.
ruling-L-5 = Viene offerta quando il bersaglio è stato scelto, prima della prima frase, al bersaglio e a ogni Mago che il testo della Magia colpirà già di sicuro, come tutti quelli in una Stanza su cui agisce. Chiunque altro è raggiunto quando i suoi Danni arrivano, e quei Danni vengono ripresi.
ruling-R10-20 = Si possono ignorare solo i Danni che hanno trovato uno spazio libero. I Danni ignorati del tutto non sono stati subiti.
ruling-L-6 = Chi la ignora è al sicuro da tutte le sue frasi restanti. Gli altri modelli e la Stanza no.
ruling-L-32 = È lo stesso colpo, ricevuto da un altro: nessuno infligge o subisce Danni una seconda volta. Conta ciò che protegge chi lo riceve.
ruling-L-36 = Ciò che non può reagire a quella frase non può reagire nemmeno alle sconfitte che provoca. Abilità, Maledizioni ed Eventi sì.
ruling-L-39 = Si può reagire quando viene scelto il bersaglio; solo alle sue frasi non si reagisce.

ruling-R9-5 = “Se lo fai”, o “se il bersaglio lo fa”, chiede che l’ultima cosa detta nella frase precedente sia stata eseguita per intero.
ruling-R9-17 = Puoi scegliere un bersaglio fittizio in una Stanza entro la distanza: non subisce Danni e non ha carte, ma il resto dell’effetto si applica da lì.
ruling-R9-26 = Dopo una sconfitta la distanza si misura dalla Stanza in cui il bersaglio è caduto.
ruling-R23-10 = Rafforzamento: quella frase si applica solo se le altre tue Magie Rivelate mostrano questi elementi. Ogni elemento richiede una Magia diversa, la Magia che si sta lanciando non conta, e Qualsiasi può valere per ogni elemento.
ruling-R11-1 = Dura fino alla Pulizia, anche se tu o il suo bersaglio venite sconfitti, ma non tocca un Mago nella Cella.
ruling-L-8 = I suoi effetti successivi non sono la Magia risolta di nuovo: nessuna Missione che chiede una Magia risolta li conta.

ruling-R17-15 = I tuoi Danni e le tue conversioni di Danni non toccano mai te né le tue Evocazioni.
ruling-L-16 = Con l’Avatar, i Danni della Rosa Nera non toccano gli Incubi né le Evocazioni dell’Avatar. Senza di lui, gli Incubi li subiscono come ogni Evocazione.
ruling-L-38 = Dolore: la Rosa Nera ti infligge altrettanti Danni. Non ne sei immune, e le tue carte possono reagire.
ruling-R17-4 = Scegli tu i cubetti, di qualsiasi altro colore, e puoi fermarti prima.
ruling-L-25 = Con una Stanza come bersaglio: fino a quel numero su ogni modello che vi si trova.
ruling-L-31 = Il possessore della Corona sceglie i cubetti che la Rosa Nera converte su qualcuno; con l’Avatar in gioco si parte dai cubetti più a destra.
ruling-R16-5 = Scegli tu i cubetti, di qualsiasi altro colore, e puoi fermarti prima; vengono sostituiti dove si trovano.
ruling-R22-36 = L’Avatar converte quanto può, a partire dai cubetti più a destra.
ruling-L-24 = Chi cura sceglie i cubetti e può fermarsi prima. Tornano ai loro proprietari.
ruling-L-50 = L’Avatar toglie quanti cubetti può; il possessore della Corona sceglie quali.
ruling-R24-22 = A nessuno si può rubare più di quanto ha.
ruling-R24-9 = “Se lo fai” chiede che tu avessi tutti quei PP da perdere.

ruling-R12-4 = Con tre Evocazioni in gioco puoi rimuoverne una per la nuova; un secondo Colosso può solo sostituire il tuo primo. Se nessun modello è libero non si evoca nulla, e l’effetto prosegue.
ruling-R12-17 = Un Incubo appartiene alla Rosa Nera, entra nelle Stanze insieme al suo Mago e se ne va quando il suo Mago viene sconfitto. Un Mago ne porta al massimo tre.
ruling-L-34 = Finché la controlli, decidi tu delle sue abilità e dei suoi Potenziamenti, i suoi cubetti sono tuoi, e i suoi Danni contano come inflitti da te.
ruling-L-19 = Un’Evocazione porta quanti Potenziamenti si vuole, anche più d’uno dello stesso tipo; solo la riserva pone un limite. Vengono scartati quando lascia il gioco.
ruling-R23-3 = Se nessuna copia è libera, non ne viene assegnata nessuna. Un Mago può portare più Maledizioni.
ruling-L-26 = Chi le porta sceglie quale Maledizione viene scartata; per l’Avatar sceglie il possessore della Corona.
ruling-R24-17 = Essere piazzati in una Stanza è entrarvi; nelle Stanze in mezzo non si entra.
ruling-R9-19 = Un bersaglio fittizio non può essere attaccato.
ruling-R24-18 = Un segnalino ripristinato permette un’altra Azione Fisica in questa fase.
ruling-R24-21 = Ciò in cui si è cercato viene poi mischiato.

ruling-RB-10 = Una Magia Dimenticata esce dal gioco quando viene scartata, spesa per lo Slancio, o è rivelata alla Pulizia. (Nell’edizione tedesca quella spesa per lo Slancio va nelle Memorie: un’impostazione del tavolo.)
ruling-L-21 = Puoi lanciare ciò che potresti lanciare come azione: la Magia Rapida o quella con il numero più basso. Non conta come uno dei tuoi lanci.
ruling-L-22 = L’altra Stanza non deve essere ricostruita. Il suo effetto si misura da te; il suo segnalino non viene voltato e non conta come attivata.
ruling-L-23 = La Stanza agisce così com’è, usata o no, e ogni portata si misura da te. Se è ricostruita, il suo segnalino finisce sul lato usato.
ruling-L-41 = Ogni suo movimento si può omettere; gli attacchi no, se c’è qualcuno da colpire.
ruling-R15-6 = Può attivarla solo un Mago che può scartare tre Magie, e allora va eseguita.

ruling-L-15 = “Ogni Mago” su un Evento vuol dire tutti, anche i Maghi nelle loro Celle, ma mai l’Avatar.
ruling-L-40 = Gli Eventi pescati da un Evento li pesca il Mago che lo ha pescato.
ruling-R4-7 = La Rosa Nera non guadagna nulla per un Evento scartato da un effetto.
ruling-R5-9 = Una Missione risolta così dà i suoi PP; il suo effetto non viene risolto.
ruling-R5-12 = La Rosa Nera non guadagna nulla per una Missione scartata da un effetto.
ruling-R5-11 = Va a faccia coperta nella pila degli scarti, e la Rosa Nera guadagna 1, 2 o 3 PP secondo la sua Luna.

ruling-L-51 = L’Avatar sceglie tra chi può bersagliare, mai un bersaglio fittizio. Se non c’è nessuno, l’effetto prosegue senza bersaglio.
ruling-L-46 = In questo modo si susseguono al massimo dieci carte.
ruling-L-57 = “Non convertiti” sono quelli che mancano al numero, anche dove c’erano troppo pochi cubetti da convertire.

# The older edition.
ruling-C6-10 = Non sei obbligato a completarla: tenuta coperta, aspetta la prossima volta che il suo obiettivo è raggiunto.
ruling-C6-6 = Il segnalino della Stanza viene voltato; poi si fa questo al posto di ciò che fa la Stanza.
ruling-C6-9 = La Rosa Nera guadagna 1, 2 o 3 PP per ogni Missione scartata, secondo la sua Luna.
ruling-C12-6 = La innesca chi arriva nella Stanza, che lo voglia o no. Esserci già o uscirne no.
ruling-C12-7 = Si usa per uno dei suoi due colori, ed è spesa per l’altro.
ruling-C12-18 = Le tue azioni e quelle delle tue Evocazioni non la innescano mai.
ruling-C20-4 = È risparmiato solo chi la ignora; tutti gli altri vengono colpiti.
ruling-C14-8 = Tu e le tue Evocazioni non siete toccati dai tuoi effetti, a meno che non lo dicano, curino, convertano o facciano agire le tue Evocazioni.
ruling-C8-10 = Usata, o come Protezione che nulla ha innescato, esce dal gioco nella Pulizia; rimossa nello Studio, o usata e poi sostituita da una Magia lanciata dalla mano, ne esce subito. Una Trappola che nulla ha innescato torna nella tua mano. Scartata dalla mano o per un passo, va nelle tue Memorie.
ruling-C8-3 = Quale elemento mostra si nomina appena viene rivelata, e resta per tutto il Turno.
ruling-C11-12 = Il suo segnalino non deve essere già voltato, e viene voltato da questo effetto.
ruling-C15-3 = Scegli tu i cubetti, di qualsiasi altro colore, e puoi fermarti prima; vengono sostituiti dove si trovano.
ruling-C15-9 = Il valore del suo segnalino conta solo alla fine, per chi aveva più cubetti quando è crollata; in caso di pareggio va alla Rosa Nera.
ruling-C16-10 = Con tre Evocazioni in gioco puoi rimuoverne una per la nuova. Se nessun modello è libero non si evoca nulla, e l’effetto prosegue.
ruling-C16-5 = Prima si muove e poi attacca, o fa ciò che ha al posto dell’attacco; dopo resta dov’è.
ruling-C20-16 = Essere piazzati in una Stanza è entrarvi; nelle Stanze in mezzo non si entra.
ruling-C20-19 = A nessuno si può rubare più di quanto ha.
ruling-C5-7 = La Rosa Nera viene pagata per ogni Evento che lascia la plancia, anche quando lo scarta un effetto.
