# Ciò che si dice a chi è assente: dal servizio push del browser e per e-mail.
# $table è il nome del tavolo, $link vi conduce, $leave mette fine alle e-mail.

turn-title = Tocca a te
notice-body = “{ $table }” ti aspetta.
notice-body-unnamed = Uno dei tuoi tavoli ti aspetta.

notice-mail-subject = Tocca a te: { $table }
notice-mail-subject-unnamed = Tocca a te nella Loggia
notice-mail-body =
    “{ $table }” ti aspetta:
    { $link }

    Finché non avrai guardato non arriverà altra e-mail a riguardo.

    Non vuoi più e-mail di questo tipo:
    { $leave }
notice-mail-body-unnamed =
    Uno dei tuoi tavoli ti aspetta:
    { $link }

    Finché non avrai guardato non arriverà altra e-mail a riguardo.

    Non vuoi più e-mail di questo tipo:
    { $leave }

mail-confirm-subject = E-mail di Lodge a questo indirizzo?
mail-confirm-body =
    Qualcuno chiede di ricevere qui un avviso quando viene il suo turno a un tavolo di Lodge. Se la richiesta è tua, confermala:
    { $link }

    Altrimenti non fare nulla: senza il tuo consenso non arriva alcuna e-mail. Puoi anche togliere subito l’indirizzo:
    { $leave }
