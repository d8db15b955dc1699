# What is said below a card about how it is played. Which cards a message belongs to stands in content/guide/rulings.txt;
# its id is the number of the ruling or rule, with a hyphen for the full stop.

ruling-L-20 = In deiner Kammer kannst du keine Aufgaben einlösen.
ruling-L-2 = Eine Anweisung legt nur einen Marker darauf, gleich wie viele Figuren sie trifft.
ruling-L-33 = Es zählt der Schaden, der nach allen Reaktionen übrig ist.
ruling-L-7 = Die Aktion zählt, wenn sie vorbei ist, auch wenn sie abgebrochen wurde.
ruling-L-9 = Nur wer den Zauber gibt, löst sie ein. Behältst du den Zauber, darfst du es in diesem Zug nicht noch einmal versuchen.

ruling-R10-6 = Was du selbst tust, und was deine Beschwörungen tun, löst es nie aus.
ruling-R10-18 = Wer sich in einen Raum bewegt, dort beschworen oder dorthin teleportiert wird, betritt ihn. Schon dort zu sein oder ihn zu verlassen zählt nicht.
ruling-L-4 = Auf „du besiegt wirst“ wird reagiert, bevor vom Besiegen etwas geschieht. Auf „ein anderer Magi besiegt wird“ wird reagiert, wenn es geschehen ist; „dieser Raum“ ist der, in dem der Magi besiegt wurde.
ruling-L-5 = Er wird angeboten, wenn das Ziel gewählt ist, vor der ersten Anweisung: dem Ziel und allen Magi, die der Zauber nach seinem Wortlaut schon sicher trifft, etwa allen in einem Raum, auf die er wirkt. Alle anderen erreicht er, wenn sein Schaden eintrifft, und dieser Schaden wird zurückgenommen.
ruling-R10-20 = Nur Schaden, der ein freies Feld gefunden hat, kann ignoriert werden. Ganz ignorierter Schaden wurde nicht erlitten.
ruling-L-6 = Wer ihn ignoriert, ist vor allen übrigen Anweisungen des Zaubers sicher. Andere Figuren und der Raum sind es nicht.
ruling-L-32 = Es ist derselbe Schlag, nur von anderen getragen: Niemand fügt Schaden ein zweites Mal zu oder erleidet ihn ein zweites Mal. Was die tragende Figur schützt, zählt.
ruling-L-36 = Was auf diese Anweisung nicht reagieren darf, darf es auch nicht, wenn dadurch jemand besiegt wird. Fähigkeiten, Flüche und Ereignisse dürfen es.
ruling-L-39 = Auf die Wahl des Ziels darf reagiert werden, nur nicht auf die Anweisungen.

ruling-R9-5 = „Tust du das“ oder „falls das Ziel das tut“ verlangt, dass das Letzte in der Anweisung davor vollständig ausgeführt wurde.
ruling-R9-17 = Du darfst eine imaginäre Figur in einem Raum in Reichweite als Ziel wählen: Sie nimmt keinen Schaden und hat keine Karten, aber der Rest des Effekts wird von dort ausgeführt.
ruling-R9-26 = Nach dem Besiegen wird die Reichweite von dem Raum gemessen, in dem das Ziel besiegt wurde.
ruling-R23-10 = Verstärkung: Diese Anweisung wird nur ausgeführt, falls deine anderen gewirkten Zauber diese Elemente zeigen. Jedes Element braucht einen eigenen Zauber, der gerade gewirkte zählt nicht mit, und „beliebig“ darf für jedes Element stehen.
ruling-R11-1 = Er gilt bis zur Aufräumphase, auch wenn du oder sein Ziel besiegt werdet, betrifft aber keinen Magi in einer Kammer.
ruling-L-8 = Seine späteren Effekte sind kein erneutes Ausführen des Zaubers: Keine Aufgabe, die nach einem ausgeführten Zauber fragt, zählt sie.

ruling-R17-15 = Dein Schaden und dein Konvertieren von Schaden betreffen nie dich oder deine Beschwörungen.
ruling-L-16 = Mit dem Avatar betrifft Schaden durch die Black Rose weder Albträume noch Beschwörungen des Avatars. Ohne ihn erleiden Albträume ihn wie jede Beschwörung.
ruling-L-38 = Schmerz: Die Black Rose fügt dir so viel Schaden zu. Du bist nicht immun dagegen, und deine eigenen Karten dürfen darauf reagieren.
ruling-R17-4 = Du wählst die Marker, von beliebigen anderen Farben, und darfst früher aufhören.
ruling-L-25 = Mit einem Raum als Ziel: bis zu so viele bei jeder Figur darin.
ruling-L-31 = Die Person mit der Krone wählt die Marker, die die Black Rose bei jemandem konvertiert; ist der Avatar im Spiel, werden die Marker rechts zuerst konvertiert.
ruling-R16-5 = Du wählst die Marker, von beliebigen anderen Farben, und darfst früher aufhören; sie werden an ihrem Platz ersetzt.
ruling-R22-36 = Der Avatar konvertiert so viele, wie er kann, die Marker rechts zuerst.
ruling-L-24 = Wer heilt, wählt die Marker und darf früher aufhören. Sie gehen an die zurück, denen sie gehören.
ruling-L-50 = Der Avatar nimmt so viele Marker weg, wie er kann; welche, wählt die Person mit der Krone.
ruling-R24-22 = Niemandem kann mehr gestohlen werden, als da ist.
ruling-R24-9 = „Tust du das“ verlangt, dass du so viele Machtpunkte zu verlieren hattest.

ruling-R12-4 = Mit drei Beschwörungen im Spiel darfst du eine davon für die neue entfernen; ein zweiter Colossus kann nur deinen ersten ersetzen. Ist keine Figur frei, wird nichts beschworen, und der Effekt geht weiter.
ruling-R12-17 = Ein Albtraum gehört der Black Rose, betritt Räume zusammen mit dem heimgesuchten Magi und verlässt das Spiel, wenn dieser besiegt wird. Höchstens drei suchen denselben Magi heim.
ruling-L-34 = Solange du sie kontrollierst, entscheidest du über ihre Fähigkeiten und Aufwertungen, ihre Marker sind deine, und ihr Schaden gilt als von dir zugefügt.
ruling-L-19 = Eine Beschwörung trägt beliebig viele Aufwertungen, auch mehrere gleiche; nur der Vorrat setzt eine Grenze. Sie werden abgelegt, wenn sie das Spiel verlässt.
ruling-R23-3 = Ist kein Exemplar frei, wird niemand verflucht. Ein Magi darf mehrere Flüche haben.
ruling-L-26 = Wer die Flüche hat, wählt, welcher abgelegt wird; für den Avatar wählt die Person mit der Krone.
ruling-R24-17 = In einen Raum teleportiert zu werden heißt, ihn zu betreten; die Räume dazwischen werden nicht betreten.
ruling-R9-19 = Eine imaginäre Figur kann nicht angegriffen werden.
ruling-R24-18 = Ein aufgefrischtes Plättchen erlaubt eine weitere physische Aktion in dieser Phase.
ruling-R24-21 = Was durchsucht wurde, wird danach gemischt.

ruling-RB-10 = Ein Zauber der Vergessenen verlässt das Spiel, wenn er abgelegt oder für einen Schritt abgelegt wird oder bis zur Aufräumphase gewirkt wurde. (In der deutschen Ausgabe kommt ein für einen Schritt abgelegter in die Erinnerungen: eine Einstellung des Tisches.)
ruling-L-21 = Du darfst wirken, was du als Aktion wirken könntest: den Spontanzauber oder den Standardzauber mit der kleinsten Zahl. Es zählt nicht zu deinen Aktionen.
ruling-L-22 = Der andere Raum muss nicht repariert sein. Sein Effekt wird von dir aus gemessen; sein Plättchen wird nicht umgedreht, und er gilt nicht als aktiviert.
ruling-L-23 = Der Raum wirkt, wie er ist, ob aktiv oder nicht, und jede Reichweite wird von dir aus gemessen. Bei einem reparierten liegt das Plättchen danach auf der inaktiven Seite.
ruling-L-41 = Jede Bewegung darf entfallen, ein Angriff nicht, falls jemand zum Angreifen da ist.
ruling-R15-6 = Nur ein Magi, der drei Zauber ablegen kann, darf ihn aktivieren, und dann muss sein Effekt ausgeführt werden.

ruling-L-15 = „Alle Magi“ auf einem Ereignis meint wirklich alle, auch Magi in ihren Kammern, aber nie den Avatar.
ruling-L-40 = Ereignisse, die durch ein Ereignis gezogen werden, zieht der Magi, der dieses gezogen hat.
ruling-R4-7 = Für ein Ereignis, das ein Effekt ablegt, erhält die Black Rose nichts.
ruling-R5-9 = Eine so eingelöste Aufgabe bringt ihre Machtpunkte; ihr Effekt wird nicht ausgeführt.
ruling-R5-12 = Für eine Aufgabe, die ein Effekt ablegt, erhält die Black Rose nichts.
ruling-R5-11 = Sie kommt verdeckt auf den Ablagestapel, und die Black Rose erhält 1, 2 oder 3 nach ihrer Mondphase.

ruling-L-51 = Der Avatar wählt unter denen, die er als Ziel wählen kann, nie eine imaginäre Figur. Gibt es keine, geht der Effekt ohne Ziel weiter.
ruling-L-46 = So folgen höchstens zehn Karten aufeinander.
ruling-L-57 = „Nicht konvertiert“ ist, was an der Zahl fehlt, auch wo es zu wenige Marker zum Konvertieren gab.

# The older edition.
ruling-C6-10 = Du musst sie nicht erfüllen: Verdeckt behalten, wartet sie auf das nächste Mal, dass ihre Bedingung eintritt.
ruling-C6-6 = Das Plättchen des Raums wird umgedreht; dann geschieht dies anstelle dessen, was der Raum tut.
ruling-C6-9 = Die Black Rose erhält 1, 2 oder 3 für jede abgelegte Aufgabe, nach ihrer Mondphase.
ruling-C12-6 = Wer in den Raum kommt, löst sie aus, ob gewollt oder nicht. Schon dort zu sein oder ihn zu verlassen löst sie nicht aus.
ruling-C12-7 = Sie wird für eine ihrer beiden Farben benutzt und ist für die andere verbraucht.
ruling-C12-18 = Was du selbst tust, und was deine Beschwörungen tun, löst es nie aus.
ruling-C20-4 = Nur wer ihn ignoriert, wird verschont; alle anderen werden getroffen.
ruling-C14-8 = Du und deine Beschwörungen bleiben von deinen Effekten unberührt, außer sie sagen es, heilen, konvertieren oder lassen deine Beschwörungen handeln.
ruling-C8-10 = Benutzt, oder als Schutzzauber, den nichts ausgelöst hat, verlässt er in der Aufräumphase das Spiel; beim Studieren entfernt, oder benutzt und dann durch einen aus der Hand gewirkten ersetzt, verlässt er es sofort. Ein Fallenzauber, den nichts ausgelöst hat, kommt auf deine Hand zurück. Aus der Hand oder für einen Schritt abgelegt, kommt er in deine Erinnerungen.
ruling-C8-3 = Welches Element er zeigt, wird beim Aufdecken genannt und gilt für die Runde.
ruling-C11-12 = Sein Plättchen darf noch nicht umgedreht sein und wird hierdurch umgedreht.
ruling-C15-3 = Du wählst die Marker, von beliebigen anderen Farben, und darfst früher aufhören; sie werden an ihrem Platz ersetzt.
ruling-C15-9 = Was sein Plättchen wert ist, zählt erst am Ende, für die Person, die bei seiner Zerstörung die meisten Marker hatte; bei Gleichstand geht es an die Black Rose.
ruling-C16-10 = Mit drei Beschwörungen im Spiel darfst du eine davon für die neue entfernen. Ist keine Figur frei, wird nichts beschworen, und der Effekt geht weiter.
ruling-C16-5 = Sie bewegt sich zuerst und greift dann an oder tut, was sie statt eines Angriffs kann; danach bleibt sie stehen.
ruling-C20-16 = In einen Raum teleportiert zu werden heißt, ihn zu betreten; die Räume dazwischen werden nicht betreten.
ruling-C20-19 = Niemandem kann mehr gestohlen werden, als da ist.
ruling-C5-7 = Die Black Rose erhält Machtpunkte für jedes Ereignis, das vom Ereignistableau verschwindet, auch wenn ein Effekt es ablegt.
