# What is said below a card about how it is played. Which cards a message belongs to stands in content/guide/rulings.txt;
# its id is the number of the ruling or rule, with a hyphen for the full stop.

ruling-L-20 = Dans votre Cellule, vous ne pouvez pas résoudre de Quêtes.
ruling-L-2 = Une phrase la marque une seule fois, quel que soit le nombre de figurines qu’elle touche.
ruling-L-33 = Seuls comptent les Dégâts qui restent après toutes les réactions.
ruling-L-7 = L’action compte quand elle est finie, même si elle a été écourtée.
ruling-L-9 = Seul le don du Sort la résout. Si vous gardez le Sort, vous ne pouvez pas réessayer dans cette activation.

ruling-R10-6 = Vos propres actes, et ceux de vos Évocations, ne le déclenchent jamais.
ruling-R10-18 = Qui se déplace, est invoqué ou est placé dans une salle y entre. Y être déjà, ou la quitter, ne compte pas.
ruling-L-4 = On répond à « vous êtes vaincu » avant que la défaite ait le moindre effet. On répond à « un autre Mage est vaincu » quand c’est arrivé ; « cette salle » est celle où le Mage est tombé.
ruling-L-5 = Il est proposé quand la cible a été choisie, avant la première phrase, à la cible et à chaque Mage que le texte du Sort est déjà sûr de toucher, comme tous ceux d’une salle sur qui il agit. Tout autre Mage est atteint quand ses Dégâts arrivent, et ces Dégâts sont repris.
ruling-R10-20 = Seuls des Dégâts qui ont trouvé une case libre peuvent être ignorés. Des Dégâts entièrement ignorés n’ont pas été subis.
ruling-L-6 = Qui l’ignore est à l’abri de toutes les phrases qui restent. Les autres figurines et la salle ne le sont pas.
ruling-L-32 = C’est le même coup, porté par un autre : personne n’inflige ni ne subit de Dégâts une seconde fois. Ce qui protège le porteur compte.
ruling-L-36 = Ce qui ne peut pas réagir à cette phrase ne peut pas non plus réagir aux défaites qu’elle cause. Capacités, Malédictions et Événements le font toujours.
ruling-L-39 = On peut y réagir quand sa cible est choisie ; seules ses phrases restent sans réponse.

ruling-R9-5 = « Si vous le faites », ou « si la cible le fait », demande que ce qui vient en dernier dans la phrase précédente ait été entièrement fait.
ruling-R9-17 = Vous pouvez viser une cible fictive dans une salle à portée : elle ne subit pas de Dégâts et n’a pas de cartes, mais le reste de l’effet est résolu depuis cette salle.
ruling-R9-26 = Après une défaite, la portée se mesure depuis la salle où la cible est tombée.
ruling-R23-10 = Renforcement : cette phrase n’est résolue que si vos autres Sorts révélés montrent ces éléments. Chaque élément demande un Sort distinct, le Sort que l’on lance ne compte pas, et Tout peut valoir n’importe quel élément.
ruling-R11-1 = Il dure jusqu’à l’Entretien, même si vous ou sa cible êtes vaincus, mais ne touche pas un Mage dans une Cellule.
ruling-L-8 = Ses effets ultérieurs ne sont pas le Sort résolu une nouvelle fois : aucune Quête qui demande un Sort résolu ne les compte.

ruling-R17-15 = Vos Dégâts, et vos conversions de Dégâts, ne touchent jamais ni vous ni vos Évocations.
ruling-L-16 = Avec l’Avatar, les Dégâts de la Rose Noire ne touchent ni les Cauchemars, ni les Évocations de l’Avatar. Sans lui, les Cauchemars les subissent comme toute Évocation.
ruling-L-38 = Douleur : la Rose Noire vous inflige autant de Dégâts. Vous n’êtes pas immunisé contre eux, et vos propres cartes peuvent y réagir.
ruling-R17-4 = Vous choisissez les cubes, de n’importe quelle autre couleur, et pouvez vous arrêter avant.
ruling-L-25 = Avec une salle comme cible : jusqu’à ce nombre sur chaque figurine qui s’y trouve.
ruling-L-31 = Le possesseur de la Couronne choisit les cubes que la Rose Noire convertit sur quelqu’un ; avec l’Avatar en jeu, les cubes les plus à droite sont convertis d’abord.
ruling-R16-5 = Vous choisissez les cubes, de n’importe quelle autre couleur, et pouvez vous arrêter avant ; ils sont remplacés là où ils sont.
ruling-R22-36 = L’Avatar en convertit autant qu’il peut, les cubes les plus à droite d’abord.
ruling-L-24 = Qui soigne choisit les cubes et peut s’arrêter avant. Ils retournent à leurs propriétaires.
ruling-L-50 = L’Avatar retire autant de cubes qu’il peut ; le possesseur de la Couronne choisit lesquels.
ruling-R24-22 = On ne peut voler à personne plus qu’il n’a.
ruling-R24-9 = « Si vous le faites » demande que vous ayez eu autant de PP à perdre.

ruling-R12-4 = Avec trois Évocations en jeu, vous pouvez en retirer une pour la nouvelle ; un second Colosse ne peut que remplacer votre premier. Si aucune figurine n’est libre, rien n’est invoqué, et l’effet continue.
ruling-R12-17 = Un Cauchemar appartient à la Rose Noire, entre dans les salles avec son Mage, et part quand son Mage est vaincu. Un Mage en porte trois au plus.
ruling-L-34 = Tant que vous la contrôlez, vous décidez de ses capacités et de ses Améliorations, ses cubes sont les vôtres, et ses Dégâts comptent comme infligés par vous.
ruling-L-19 = Une Évocation porte autant d’Améliorations que l’on veut, même plusieurs d’une sorte ; seule la réserve l’arrête. Elles sont défaussées quand elle quitte le jeu.
ruling-R23-3 = Si aucun exemplaire n’est libre, aucune n’est assignée. Un Mage peut porter plusieurs Malédictions.
ruling-L-26 = Le porteur choisit quelle Malédiction est défaussée ; pour l’Avatar, c’est le possesseur de la Couronne.
ruling-R24-17 = Être placé dans une salle, c’est y entrer ; on n’entre pas dans les salles entre les deux.
ruling-R9-19 = Une cible fictive ne peut pas être attaquée.
ruling-R24-18 = Un jeton récupéré permet une Action Physique de plus dans cette phase.
ruling-R24-21 = La pile où l’on a cherché est ensuite mélangée.

ruling-RB-10 = Un Sort Oublié quitte la partie quand il est défaussé, dépensé pour l’Élan, ou révélé à l’Entretien. (L’édition allemande garde dans les Souvenirs celui dépensé pour l’Élan : un réglage de la table.)
ruling-L-21 = Vous pouvez lancer ce que vous pourriez lancer comme action : le Sort Rapide ou celui au plus petit numéro. Cela ne compte pas parmi vos lancers.
ruling-L-22 = L’autre salle n’a pas à être reconstruite. Son effet se mesure depuis vous ; son marqueur n’est pas retourné et elle ne compte pas comme activée.
ruling-L-23 = La salle agit telle qu’elle est, utilisée ou non, et toute portée se mesure depuis vous. Reconstruite, son marqueur finit du côté utilisé.
ruling-L-41 = Chacun de ses déplacements peut être omis ; ses attaques non, s’il y a quelqu’un à frapper.
ruling-R15-6 = Elle ne peut être activée que par un Mage qui peut défausser trois Sorts, et doit alors être résolue.

ruling-L-15 = « Chaque Mage » sur un Événement veut dire tous, même les Mages dans leurs Cellules, mais jamais l’Avatar.
ruling-L-40 = Les Événements piochés par un Événement le sont par le Mage qui l’a pioché.
ruling-R4-7 = La Rose Noire ne gagne rien pour un Événement défaussé par un effet.
ruling-R5-9 = Une Quête résolue ainsi donne ses PP ; son effet n’est pas résolu.
ruling-R5-12 = La Rose Noire ne gagne rien pour une Quête défaussée par un effet.
ruling-R5-11 = Elle va face cachée dans la défausse, et la Rose Noire gagne 1, 2 ou 3 selon sa Phase Lunaire.

ruling-L-51 = L’Avatar choisit parmi ceux qu’il peut cibler, jamais une cible fictive. Sans personne, l’effet continue sans cible.
ruling-L-46 = Dix cartes au plus se suivent de cette manière.
ruling-L-57 = « Non converti » est ce qui manque au nombre, même là où il y avait trop peu de cubes à convertir.

# The older edition.
ruling-C6-10 = Vous n’êtes pas obligé de l’accomplir : gardée face cachée, elle attend la prochaine fois que son défi est rempli.
ruling-C6-6 = Le marqueur de la salle est retourné ; puis ceci est résolu à la place de ce que fait la salle.
ruling-C6-9 = La Rose Noire gagne 1, 2 ou 3 pour chaque Quête défaussée, selon sa Phase Lunaire.
ruling-C12-6 = Qui arrive dans la salle le déclenche, de gré ou de force. Y être déjà, ou la quitter, ne le fait pas.
ruling-C12-7 = Il sert pour l’une de ses deux couleurs, et est dépensé pour l’autre.
ruling-C12-18 = Vos propres actes, et ceux de vos Évocations, ne le déclenchent jamais.
ruling-C20-4 = Seul celui qui l’ignore est épargné ; tous les autres sont touchés.
ruling-C14-8 = Vous et vos Évocations n’êtes pas touchés par vos propres effets, sauf s’ils le disent, soignent, convertissent, ou font agir vos Évocations.
ruling-C8-10 = Utilisé, ou comme Protection que rien n’a déclenchée, il quitte la partie à l’Entretien ; retiré pendant l’Étude, ou utilisé puis remplacé par un Sort lancé de la main, il la quitte aussitôt. Un Piège que rien n’a déclenché revient dans votre main. Défaussé de la main ou pour un pas, il va dans vos Souvenirs.
ruling-C8-3 = L’élément qu’il montre est nommé dès qu’il est révélé, et reste pour le tour.
ruling-C11-12 = Son marqueur ne doit pas encore être retourné, et l’est par ceci.
ruling-C15-3 = Vous choisissez les cubes, de n’importe quelle autre couleur, et pouvez vous arrêter avant ; ils sont remplacés là où ils sont.
ruling-C15-9 = Ce que vaut son marqueur ne compte qu’à la fin, pour celui qui avait le plus de cubes quand elle est tombée ; à égalité, il va à la Rose Noire.
ruling-C16-10 = Avec trois Évocations en jeu, vous pouvez en retirer une pour la nouvelle. Si aucune figurine n’est libre, rien n’est invoqué, et l’effet continue.
ruling-C16-5 = Elle se déplace d’abord et attaque ensuite, ou fait ce qu’elle a à la place d’une attaque ; après cela, elle reste.
ruling-C20-16 = Être placé dans une salle, c’est y entrer ; on n’entre pas dans les salles entre les deux.
ruling-C20-19 = On ne peut voler à personne plus qu’il n’a.
ruling-C5-7 = La Rose Noire est payée pour chaque Événement qui quitte le plateau, même quand un effet le défausse.
