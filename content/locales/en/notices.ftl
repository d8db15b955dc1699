# What people who are away are told: by the push service of their browser, and by mail. Used by crates/server/src/notices.
# $table is what the table is called, $link leads there, $leave ends all mail.

turn-title = Your turn
notice-body = “{ $table }” waits for you.
notice-body-unnamed = One of your tables waits for you.

notice-mail-subject = Your turn: { $table }
notice-mail-subject-unnamed = Your turn in the lodge
notice-mail-body =
    “{ $table }” waits for you:
    { $link }

    No further mail comes about it until you have looked.

    You want no more mail of this kind:
    { $leave }
notice-mail-body-unnamed =
    One of your tables waits for you:
    { $link }

    No further mail comes about it until you have looked.

    You want no more mail of this kind:
    { $leave }

mail-confirm-subject = Mail from Lodge to this address?
mail-confirm-body =
    Somebody wants to be told here when it is their turn at a table of Lodge. If it was you, say so:
    { $link }

    If it was not you, do nothing: without your word no mail comes. You can also take the address out at once:
    { $leave }
