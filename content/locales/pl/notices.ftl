# Co mówi się tym, których nie ma: przez usługę push przeglądarki i pocztą.
# $table to nazwa stołu, $link do niego prowadzi, $leave kończy wszystkie listy.

turn-title = Twoja kolej
notice-body = „{ $table }” czeka na ciebie.
notice-body-unnamed = Jeden z twoich stołów czeka na ciebie.

notice-mail-subject = Twoja kolej: { $table }
notice-mail-subject-unnamed = Twoja kolej w Loży
notice-mail-body =
    „{ $table }” czeka na ciebie:
    { $link }

    Dopóki nie zajrzysz, nie przyjdzie w tej sprawie kolejny e-mail.

    Nie chcesz więcej takich e-maili:
    { $leave }
notice-mail-body-unnamed =
    Jeden z twoich stołów czeka na ciebie:
    { $link }

    Dopóki nie zajrzysz, nie przyjdzie w tej sprawie kolejny e-mail.

    Nie chcesz więcej takich e-maili:
    { $leave }

mail-confirm-subject = E-maile z Lodge na ten adres?
mail-confirm-body =
    Ktoś chce się tu dowiadywać, kiedy przychodzi jego kolej przy stole Lodge. Jeśli to ty, potwierdź:
    { $link }

    Jeśli nie, nie rób nic: bez twojej zgody nie przyjdzie żaden e-mail. Możesz też od razu usunąć adres:
    { $leave }
