# Was denen gesagt wird, die nicht da sind: über den Push-Dienst ihres Browsers und per E-Mail.
# $table ist der Name des Tisches, $link führt hin, $leave beendet alle E-Mails.

turn-title = Du bist am Zug
notice-body = „{ $table }“ wartet auf dich.
notice-body-unnamed = Einer deiner Tische wartet auf dich.

notice-mail-subject = Du bist am Zug: { $table }
notice-mail-subject-unnamed = Du bist am Zug in der Akademie
notice-mail-body =
    „{ $table }“ wartet auf dich:
    { $link }

    Bis du hingesehen hast, kommt dazu keine weitere E-Mail.

    Du möchtest keine solchen E-Mails mehr:
    { $leave }
notice-mail-body-unnamed =
    Einer deiner Tische wartet auf dich:
    { $link }

    Bis du hingesehen hast, kommt dazu keine weitere E-Mail.

    Du möchtest keine solchen E-Mails mehr:
    { $leave }

mail-confirm-subject = E-Mails von Lodge an diese Adresse?
mail-confirm-body =
    Jemand möchte an diese Adresse eine E-Mail bekommen, sobald an einem Tisch von Lodge der eigene Zug beginnt. Wenn du das warst, bestätige es:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Ohne dein Wort kommt keine E-Mail. Du kannst die Adresse auch gleich streichen:
    { $leave }
