# Ce que l’on dit aux absents : par le service push de leur navigateur et par courriel.
# $table est le nom de la table, $link y mène, $leave met fin aux courriels.

turn-title = À vous de jouer
notice-body = « { $table } » vous attend.
notice-body-unnamed = Une de vos tables vous attend.

notice-mail-subject = À vous de jouer : { $table }
notice-mail-subject-unnamed = À vous de jouer dans la Loge
notice-mail-body =
    « { $table } » vous attend :
    { $link }

    Aucun autre courriel n’arrivera à ce sujet avant que vous ayez regardé.

    Vous ne voulez plus de tels courriels :
    { $leave }
notice-mail-body-unnamed =
    Une de vos tables vous attend :
    { $link }

    Aucun autre courriel n’arrivera à ce sujet avant que vous ayez regardé.

    Vous ne voulez plus de tels courriels :
    { $leave }

mail-confirm-subject = Des courriels de Lodge à cette adresse ?
mail-confirm-body =
    Quelqu’un demande à recevoir ici un courriel quand vient son tour à une table de Lodge. Si c’est vous, confirmez-le :
    { $link }

    Sinon, ne faites rien : sans votre accord, aucun courriel n’arrive. Vous pouvez aussi retirer l’adresse tout de suite :
    { $leave }
