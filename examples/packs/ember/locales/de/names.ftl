# Namen der Karten auf Deutsch; eine Karte ohne Zeile heißt, wie sie in Anführungszeichen steht.
name-school-ember-embers = Glut
name-spell-ember-cinder_lash = Aschepeitsche
name-spell-ember-kindle_hound = Den Hund entfachen
name-evocation-ember-ash_hound = Aschehund
