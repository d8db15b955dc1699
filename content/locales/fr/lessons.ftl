### The lessons and the guide beside a first game, fetched where they are.

lesson-lead = De courtes leçons à une table déjà prête, et une partie entière avec un guide à vos côtés. Chaque leçon est le dernier tour d’une partie : dix minutes environ, et elle finit toujours.
lesson-first-name = Première leçon : un tour
lesson-first-about = Les six phases, préparer et lancer des Sorts, répondre à ce que font les autres, et comment tout devient des PP.
lesson-second-name = Deuxième leçon : la Rose à l’œuvre
lesson-second-about = Quêtes, Événements, la Rose Noire, les salles reconstruites, l’Élan, les Malédictions et les Évocations.
lesson-third-name = Troisième leçon : l’Avatar
lesson-third-about = Un Mage que personne ne joue : comment marchent ses Cartes de Commandement, ce qu’il choisit, et comment on l’abat.
lesson-classic-name = La partie classique : un tour
lesson-classic-about = Le premier jeu de 2019, depuis le début : des salles que l’on détruit, des Quêtes qui paient aussitôt, des marqueurs comptés à la fin. Nul besoin de connaître l’autre.
lesson-coming = Je connais déjà Renaissance
lesson-guide-name = Une première partie entière
lesson-guide-about = Vous contre un bot, depuis le début. Une voix explique chaque nouveauté une fois, quand elle est là ; ce qu’elle a dit, elle ne le redit pas.
lesson-begin = Commencer
lesson-begin-of = Commencer la leçon { $number }
lesson-resume = Reprendre où vous en étiez
lesson-restart = Recommencer
lesson-restart-of = Recommencer la leçon { $number }
lesson-rules = Lire plutôt les règles
lesson-leave = Quitter
lesson-fold = Compris
lesson-unfold = Ce qui a été dit
lesson-now = Et maintenant
lesson-back = Ce qui a été dit avant
lesson-next = { $count ->
    [one] Continuer
   *[other] Continuer ({ $count })
  }
lesson-finish = À une table à vous
lesson-go-on = Ensuite : { $name }
lesson-progress = { $done } choses dites sur { $all }
lesson-in-cell = la Cellule
lesson-where = { $what } { $room }
    .room = dans
lesson-welcome-title = Vous êtes { $me }
lesson-welcome = { $other } joue contre vous : un bot. C’est le dernier tour de la partie ; celui qui a le plus de PP ensuite gagne. Vous en avez { $mine }, { $other } { $theirs }, et la Rose Noire { $rose }. Si la Rose en a le plus, vous avez perdu tous les deux.
lesson-table-title = La Loge
lesson-table = { $rooms } salles, et la piste de Puissance avec ses Lunes. Vous êtes ici : { $here }. { $other } est ici : { $there }. Les petites formes dans une salle sont des cubes : l’Instabilité. Les formes sur une fiche sont des Dégâts. Pointez n’importe quoi pour le lire, ou maintenez sur un écran tactile.
    .here = the
    .there = the
lesson-study-title = Phase d’Étude
lesson-study = Chacun pioche deux Sorts à lui ; les vôtres viennent d’arriver. Prenez-en maintenant quatre dans les Écoles : nommez une École pour chacun, deux fois la même si vous voulez. Vous verrez les quatre et en conserverez deux.
lesson-keep-title = Conservez-en deux
lesson-keep = Voici les quatre. Choisissez les deux qui vous plaisent ; les autres vont face visible dans les défausses de leurs Écoles. Chaque Sort a un effet normal et un effet inversé, ou un seul côté : vous utiliserez l’un d’eux.
lesson-remove-title = Une main plus légère
lesson-remove = Ici des Sorts quittent votre main : un que vous écartez si vous voulez, ou ceux qui dépassent ce que votre Mage peut tenir.
lesson-prepare-title = Phase de Préparation
lesson-prepare = Chacun pose maintenant de deux à quatre Sorts face cachée, en même temps. Les Sorts des emplacements numérotés sont lancés dans l’ordre ; celui de l’emplacement Rapide quand vous voulez, même à côté d’un autre Sort.
lesson-plan-title = Un bon plan
lesson-plan = { $blow }, effet normal, sur l’emplacement I : il inflige { $left }, et { $other } ne peut plus supporter que { $left }. { $shield } sur l’emplacement Rapide : une Protection qui répond quand on vous blesse. Ajoutez { $more } si vous voulez.
lesson-sides-title = Normal ou inversé
lesson-sides = Chaque Sort est posé avec un côté visible. Choisissez une carte, retournez-la avec son bouton, puis choisissez un emplacement.
lesson-confirm-title = Rien n’est encore définitif
lesson-confirm = Déplacez, retournez et reprenez à votre guise. Quand tout va bien, confirmez. Ensuite ni la place ni le côté ne changent plus.
lesson-action-title = Phase d’Action
lesson-action = { $first ->
    [yes] Vous ouvrez cette phase : à vous de commencer.
   *[no] C’est à vous.
  } Une activation, c’est une ou deux actions ; puis vient le Mage suivant, ronde après ronde, jusqu’à ce que personne ne puisse plus agir.
lesson-cast-title = Ce que vous pouvez faire
lesson-cast = Lancez le Sort suivant, ou le Sort Rapide en plus. Vos jetons ronds paient les Actions Physiques : l’Exploration vous déplace, l’Affrontement frappe quelqu’un dans votre salle, le Commandement éveille une de vos créatures. Les actions impossibles disent pourquoi.
lesson-target-title = Choisissez une cible
lesson-target = Ce qui s’éclaire peut être choisi. La portée compte les salles en rangées droites : des pointillés les montrent. Si personne ne convient, une cible fictive peut servir, et le reste du Sort marche quand même.
lesson-damage-title = Les Dégâts sont un placement
lesson-damage = Vos cubes sont maintenant sur celui que vous avez frappé. Quand un Mage tombe, tous ceux qui y ont des cubes sont payés selon leur nombre. Ouvrez une fiche pour voir ce que chacun recevrait.
lesson-unstable-title = Instabilité
lesson-unstable = Votre cube est maintenant dans une salle. Les Sorts à l’hexagone fêlé en mettent un dans votre propre salle avant tout le reste. Quand tous les emplacements d’une salle sont pleins, elle est reconstruite à l’Entretien, et paie selon les cubes.
lesson-defeat-title = Un Mage tombe
lesson-defeat = { $who } va dans sa Cellule, vous prenez un Trophée, et les cubes sont payés : lisez-le dans le journal. Personne n’est hors jeu ; la prochaine action ramène dans la Loge, sans aucun Dégât.
lesson-active-title = Un Sort actif
lesson-active = Il est face cachée avec son jeton : tous voient si c’est une Protection ou un Piège, personne ne voit lequel. Si sa condition se produit, on vous demandera.
lesson-quest-title = Une Quête à résoudre
lesson-quest = { $quest } est accomplie devant vous. Vous pouvez la résoudre entre deux actions : elle fait ce qu’elle dit et paie { $power }.
lesson-solved-title = Résolue
lesson-solved = Les Quêtes résolues comptent encore à la fin : celui qui en a le plus est payé.
lesson-explore-title = En marche
lesson-explore = Les salles éclairées sont à un pas. Vous pouvez activer la salle où vous êtes, avant tous les pas ou après tous. Arrêtez-vous quand c’est assez.
lesson-fight-title = Un combat
lesson-fight = { $others ->
    [no] Il n’y a personne ici que vous puissiez attaquer. Vous pouvez encore activer la salle, ou arrêter.
   *[yes] Attaquez une Figurine dans votre salle : elle subit des Dégâts égaux à votre Force. Vous pouvez aussi activer la salle, avant l’attaque ou après.
  }
lesson-react-title = Vous pouvez réagir
lesson-react = Quelque chose a déclenché une de vos cartes. Lisez ce qui s’est passé, puis utilisez-la, ou laissez-la. Une carte utilisée est dépensée pour ce tour ; une autre attend la prochaine fois. Les autres voient seulement que la table attend.
lesson-react-must-title = Ce qui vient d’abord
lesson-react-must = Plusieurs choses se sont déclenchées, et toutes ne peuvent être passées : dites ce qui vient d’abord. Là où il est écrit « vous pouvez », on vous demandera avant ; un Piège ou une Protection peut être passé une fois le reste résolu.
lesson-evocation-title = Phase d’Évocation
lesson-evocation = Quand personne ne peut plus agir, les créatures le font : chacune se déplace et attaque une fois. { $own ->
    [0] Vous n’en avez pas en ce moment.
   *[other] Les vôtres : { $mine }.
  } { $others ->
    [0] { $who } n’en a pas.
   *[other] En face ({ $who }) : { $theirs }.
  }
lesson-cleanup-title = Phase d’Entretien
lesson-cleanup = Les fiches sont vidées. Chaque salle pleine est reconstruite et paie selon les cubes : les nombres qu’elle porte, pour le plus, le deuxième et les autres.
lesson-rebuilt-title = Une salle est reconstruite
lesson-rebuilt = { $room } garde un nouvel effet plus fort, qui marche une fois par tour, et ne reçoit plus de cubes.
lesson-end-title = Le décompte
lesson-end = Les PP de la piste, puis les bonus pour les Quêtes, les Trophées et la Couronne : parcourez-les avec les flèches ci-dessous. C’était un tour entier. Dans une vraie partie, il y en a de cinq à huit.
lesson-classic-table-title = La Loge
lesson-classic-table = { $rooms } salles, et la piste de Puissance avec ses Lunes. Vous êtes ici : { $here }. { $other } est ici : { $there }. Chaque salle fait quelque chose pour celui qui l’active, une fois par tour. Les petites formes dans une salle sont des cubes : l’Instabilité. Les formes sur une fiche sont des Dégâts. Pointez n’importe quoi pour le lire, ou maintenez sur un écran tactile.
    .here = the
    .there = the
lesson-classic-gone-title = { $count ->
    [one] Une salle est détruite
   *[other] Des salles sont détruites
  }
lesson-classic-gone = { $count ->
    [one] Cette salle était pleine de cubes et a été détruite : { $gone }. Elle ne fait plus rien.
   *[other] Ces salles étaient pleines de cubes et ont été détruites : { $gone }. Elles ne font plus rien.
  } { $own ->
    [0] Celui qui avait le plus de cubes dans une salle a son marqueur.
   *[other] Un marqueur est à vous ({ $won }), car vous y aviez le plus de cubes.
  } Les marqueurs valent des PP à la fin de la partie.
    .gone = the
    .won = the
lesson-classic-prepare-title = Phase de Préparation
lesson-classic-prepare = Chacun pose maintenant de deux à quatre Sorts face cachée, en même temps. L’un d’eux doit être sur l’emplacement Rapide : il est lancé quand vous voulez, même à côté d’un autre Sort. Les Sorts des emplacements numérotés sont lancés dans l’ordre.
lesson-classic-quest-title = Votre Quête
lesson-classic-quest = { $quest } est devant vous, et personne d’autre ne peut la lire. Faites ce qu’elle demande, et on vous posera la question : accomplie, elle fait ce qu’elle dit et paie { $power } aussitôt.
lesson-classic-plan-title = Un bon plan
lesson-classic-plan = { $other } peut encore supporter { $left }. Votre Quête demande la salle où vous êtes : utilisez l’Exploration sans un pas, activez { $here }, accomplissez { $quest }, et elle inflige 3. { $blow }, effet normal, sur l’emplacement I, inflige les 2 qui restent. { $shield } sur l’emplacement Rapide est une Protection : elle répond quand on vous blesse.
    .here = the
lesson-classic-cast-title = Ce que vous pouvez faire
lesson-classic-cast = Lancez le Sort suivant, ou le Sort Rapide en plus. Vos jetons ronds paient les Actions Physiques : l’Exploration vous déplace, l’Affrontement frappe quelqu’un dans votre salle, et avec l’une ou l’autre vous pouvez activer la salle. Les actions impossibles disent pourquoi.
lesson-classic-explore-title = En marche
lesson-classic-explore = Vous pouvez activer la salle où vous êtes, avant de marcher ou d’attaquer, ou après ; son marqueur reste alors retourné jusqu’à la fin du tour. Les salles éclairées sont à un pas ; rien ne vous oblige à marcher. Arrêtez-vous quand c’est assez.
lesson-classic-complete-title = Votre Quête est remplie
lesson-classic-complete = Ce que vous avez fait est ce que demande une de vos Quêtes. Accomplissez-la, et elle paie ; là où elle dit « au lieu de », la salle fait ce que dit la Quête. Ou gardez-la : personne ne voit que vous auriez pu, et elle attend une autre fois.
lesson-classic-solved-title = Accomplie
lesson-classic-solved = Elle est maintenant face visible devant vous. À la fin, les Quêtes accomplies comptent encore : celui qui en a le plus est payé.
lesson-classic-target-title = Choisissez une cible
lesson-classic-target = Ce qui s’éclaire peut être choisi. La portée compte les salles en rangées droites : des pointillés les montrent.
lesson-classic-icon-title = Avant ou après
lesson-classic-icon = Un Sort à l’hexagone fêlé met un de vos cubes dans votre propre salle. Vous dites s’il vient avant le Sort ou après.
lesson-classic-unstable-title = Instabilité
lesson-classic-unstable = Votre cube est maintenant dans une salle. Quand tous les emplacements d’une salle sont pleins, elle est détruite à l’Entretien, et celui qui y a le plus de cubes prend son marqueur. Si deux en ont le plus, la Rose le prend.
lesson-classic-cleanup-title = Phase d’Entretien
lesson-classic-cleanup = Les fiches sont vidées, et les marqueurs des salles retournés. Chaque salle pleine est maintenant détruite.
lesson-classic-fell-title = Une salle est détruite
lesson-classic-fell = { $room } n’est plus. { $own ->
    [yes] Vous y aviez le plus de cubes : son marqueur est à vous.
   *[no] Son marqueur va { $who }.
  }
    .room = the
    .who = a
lesson-classic-end-title = Le décompte
lesson-classic-end = Les PP de la piste, puis les bonus pour les Quêtes accomplies, les Trophées, les marqueurs des salles détruites et la Couronne : parcourez-les avec les flèches ci-dessous. C’était un tour entier de la partie classique ; les règles ont le reste, dans les chapitres qui commencent par C.
lesson-again-title = La Rose à l’œuvre
lesson-again = De nouveau un dernier tour, avec tout ce que la première leçon a laissé de côté. La Rose Noire a { $rose } PP : ce qui la nourrit, c’est le sujet de cette leçon.
lesson-board-title = Le Plateau d’Événement
lesson-board = { $count ->
    [one] Un Événement s’y trouve : { $events }.
   *[other] Des Événements s’y trouvent : { $events }.
  } Tant qu’un Événement est là, il vaut pour tous. Quand il quitte le plateau, la Rose Noire est souvent payée pour cela.
lesson-revealed-title = Un Événement est révélé
lesson-revealed = { $event } a été révélé ce tour, comme un Événement l’est à chaque Phase de la Rose Noire. Certains agissent aussitôt et partent, d’autres prennent une place sur le plateau et poussent le précédent.
lesson-own-quests-title = Vos Quêtes
lesson-own-quests = { $quest } est devant vous. { $slots ->
    [0] Un seul acte l’accomplit.
   *[other] Elle a { $marks ->
        [one] { $marks } cube
       *[other] { $marks } cubes
      } sur { $slots } ; avec le dernier, elle est accomplie.
  } Ce qu’il faut faire est écrit dessus. Une Quête reste secrète jusqu’à son premier cube, sauf si elle dit autre chose.
lesson-jinx-title = Une Malédiction
lesson-jinx = { $jinx } est sur vous : elle vous gêne jusqu’à ce qu’elle soit défaussée. Elle a { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } sur { $slots } ; ce qu’elle dit y met le suivant, et avec le dernier elle part.
lesson-creatures-title = Vos Évocations
lesson-creatures = { $mine }. Une Évocation a un Mouvement, une Attaque et des Points de Santé, comme un Mage. Elle agit pendant la Phase d’Évocation, et quand vous utilisez le Commandement.
lesson-full-room-title = Une salle pleine
lesson-full-room = Tous les emplacements sont pris ici : { $rooms }. Cela sera reconstruit à la Phase d’Entretien, quoi qu’il arrive avant : pointez pour voir qui gagnerait quoi.
    .rooms = the
lesson-lay-more-title = Posez-en un de plus
lesson-lay-more = Posez trois ou quatre Sorts cette fois. Un Sort que vous ne voulez plus lancer peut être dépensé pour l’Élan.
lesson-quest-drawn-title = Une nouvelle Quête
lesson-quest-drawn = Vous avez pioché une Quête. Leur nombre est limité ; ce qui dépasse est abandonné, et la Rose en prend note.
lesson-offer-title = Abandonner une Quête ?
lesson-offer = Une fois par tour vous pouvez abandonner une Quête dont vous ne voulez pas. La Rose Noire y gagne 1, 2 ou 3 PP, selon la Lune imprimée. Rien ne vous y oblige.
lesson-momentum-title = Élan
lesson-momentum = Il dépense un Sort Préparé, sans l’utiliser, pour un pas. Il ne demande pas de jeton, et n’active aucune salle. Il coûte une carte, c’est donc toujours votre choix.
lesson-momentum-step-title = Un pas
lesson-momentum-step = Le Sort est dépensé. Allez dans une salle voisine, ou restez où vous êtes. L’Élan n’active aucune salle.
lesson-command-title = Commandement
lesson-command = Un jeton éveille aussitôt l’une de vos Évocations : elle se déplace et attaque, comme elle le fera encore pendant la Phase d’Évocation.
lesson-solve-title = Résoudre
lesson-solve = Une Quête accomplie peut être résolue maintenant, entre vos actions. Résoudre ne coûte pas d’action.
lesson-marked-title = Un cube de plus
lesson-marked = Ce que vous avez fait compte pour votre Quête : un de vos cubes est dessus.
lesson-jinx-marked-title = La Malédiction est partie
lesson-jinx-marked = Avec son dernier cube, elle a été défaussée ; elle trouvera quelqu’un d’autre.
lesson-rose-acts-title = La Rose gagne
lesson-rose-acts = Un Événement a changé les PP de quelqu’un : lisez dans le journal de qui, et pourquoi. Qui laisse filer la Rose perd avec tous les autres.
lesson-steps-title = Le tour d’une créature
lesson-steps = Déplacez-la pas à pas, attaquez une figurine de sa salle, ou laissez-la où elle est.
lesson-order-title = Dans quel ordre
lesson-order = Plusieurs salles sont pleines. L’ordre de leur reconstruction peut compter, car chacune paie aussitôt.
lesson-second-end-title = C’était presque tout
lesson-second-end = Parcourez le décompte. Il reste l’Avatar, pour qui joue seul ou veut que la Rose ait un corps.
lesson-possessed-title = { $name }
lesson-possessed = Personne ne joue ce Mage : les règles le font. Il est ici : { $there }. Il appartient à la Rose Noire : ses cubes sont noirs, ses points sont à elle. Elle en a { $rose }.
    .there = the
lesson-commands-title = Cartes de Commandement
lesson-commands = Quand vient le tour { $name }, il révèle une Carte de Commandement et fait ce qu’elle dit, partie par partie. Ce qui ne peut être fait est passé. Vous pouvez lire chaque carte pendant qu’elle est résolue.
    .name = de
lesson-body-title = Il peut tomber
lesson-body = { $name } porte { $damage } Dégâts sur { $health }. Abattez-le comme tout Mage : vous touchez votre récompense et prenez un Trophée. Ses Dégâts comptent pour vous et non pour elle.
lesson-order-read-title = Ce qu’il vient de faire
lesson-order-read = La carte est dans le récit avec ses parties ; celles qui ont été faites, et celles qui ont été passées. Chacun de ses choix a sa raison dans le journal.
lesson-crown-chooses-title = Vous choisissez pour lui
lesson-crown-chooses = Là où les règles laissent plus d’une voie { $name }, le possesseur de la Couronne décide. C’est vous : choisissez celle qui vous nuit le moins.
    .name = a
lesson-order-answers-title = Il répond
lesson-order-answers = Une Carte de Commandement active a répondu à ce qui a été fait { $name }, comme le ferait une Protection ou un Piège à vous.
    .name = a
lesson-avatar-falls-title = Le corps tombe
lesson-avatar-falls = { $name } va dans sa Cellule et revient comme tout le monde. Vous avez son Trophée.
lesson-avatar-creatures-title = Ses créatures
lesson-avatar-creatures = { $theirs } : elles visent ce que leur indique la carte { $name }.
    .name = de
lesson-third-end-title = Vous connaissez maintenant tout le jeu
lesson-third-end = Si vous avez plus que la Rose, vous avez gagné. Ouvrez une table à vous : l’Avatar peut s’y asseoir, avec un à trois d’entre vous.
lesson-guide-welcome-title = Votre première partie entière
lesson-guide-welcome = { $others ->
    [one] Vous jouez contre un bot.
   *[other] Vous jouez contre { $others } bots.
  } La partie s’achève avec le tour où quelqu’un atteint { $end } sur la piste de Puissance. J’explique chaque nouveauté une fois, quand elle est là. Renvoyez-moi avec la croix ; les leçons me ramènent.
lesson-guide-mage-title = Choisissez un Mage
lesson-guide-mage = Les Mages diffèrent par ce qu’ils supportent, tiennent en main et parcourent. Chacun a un Sort à lui.
lesson-guide-school-title = Choisissez une École
lesson-guide-school = Vos premières cartes en viennent. En jeu, vous piochez dans toutes les Écoles.
lesson-guide-grimoire-title = Choisissez un Grimoire
lesson-guide-grimoire = Les cartes avec lesquelles vous commencez. Pointez une liste pour les lire.
lesson-guide-rose-title = La Rose Noire
lesson-guide-rose = Elle est en haut des fiches, avec ses PP. Elle ne joue pas de cartes à elle : les Événements jouent pour elle, et chacun de ses cubes compte. Si elle en a le plus à la fin, tous les autres ont perdu.
lesson-guide-room-title = Une salle agit
lesson-guide-room = Vous avez utilisé l’effet d’une salle. Les salles en ruine en ont un petit ; les salles reconstruites un plus fort, une fois par tour.
lesson-guide-hurt-title = Vous portez des Dégâts
lesson-guide-hurt = Quand votre barre est pleine, vous tombez : qui y a des cubes est payé, vous allez dans votre Cellule et recommencez sans Dégâts. Soigner retire des cubes ; ceux de qui, c’est votre choix.
lesson-guide-cell-title = Dans la Cellule
lesson-guide-cell = Personne ne peut vous atteindre ici. Votre première action vous en fait sortir par l’une de ses portes.
lesson-guide-crown-title = La Couronne
lesson-guide-crown = Qui la possède est premier au tour suivant et décide là où les règles laissent quelque chose ouvert. Elle compte aussi à la fin.
lesson-guide-summoned-title = Une Évocation
lesson-guide-summoned = Une créature à vous est entrée dans la Loge. Son contour dit la sorte, son bord le propriétaire.
lesson-guide-moon-title = La Phase Lunaire change
lesson-guide-moon = Quelqu’un a passé une Lune sur la piste de Puissance. Désormais Quêtes et Événements viennent de la pile suivante, plus forte, et chaque Mage prend un Sort à lui.
lesson-guide-turn-title = Le deuxième tour
lesson-guide-turn = Un tour est fini ; tous les autres lui ressemblent. Je vous dirai ce qui est nouveau. La flèche en haut, ou R, remontre ce que les autres ont fait.
lesson-guide-last-title = Le dernier tour
lesson-guide-last = La fin de la piste de Puissance est atteinte. Ce tour est joué jusqu’au bout ; puis tout est compté.
lesson-guide-end-title = La partie est finie
lesson-guide-end = Parcourez le décompte avec les flèches. La rediffusion montre de nouveau toute la partie, coup par coup.
lesson-hint-any = Choisissez l’une des choses éclairées, ou un bouton sous la Loge.
lesson-hint-wait = L’autre camp décide. Regardez autour de vous en attendant.
lesson-hint-told = Maintenant : regardez ce qui se passe.
lesson-hint-over = La partie est finie.
lesson-hint-Prepare = Posez au moins deux Sorts, puis confirmez.
lesson-hint-CompleteQuest = Maintenant : accomplissez la Quête, ou gardez-la.
lesson-hint-OfferQuest = Maintenant : gardez tout, ou choisissez une Quête à abandonner.
lesson-hint-Icon = Maintenant : avant le Sort, ou après.
lesson-hint-DrawFrom = Maintenant : nommez une École, quatre fois.
lesson-hint-DrawFrom-one = Maintenant : choisissez l’École d’où vous piochez.
lesson-hint-Keep = Maintenant : choisissez un Sort à conserver.
lesson-hint-RemoveSpell = Maintenant : gardez tout, ou choisissez-en un à écarter.
lesson-hint-Act = Maintenant : choisissez une action, ou finissez votre activation.
lesson-hint-Act-must = Maintenant : choisissez une action.
lesson-hint-Target = Maintenant : choisissez une cible éclairée.
lesson-hint-React = Maintenant : utilisez la carte ou passez.
lesson-hint-React-must = Maintenant : choisissez ce qui vient d’abord.
lesson-hint-Explore = Maintenant : entrez dans une salle éclairée, activez, ou arrêtez.
lesson-hint-Explore-still = Maintenant : activez la salle, ou arrêtez.
lesson-hint-Explore-only = Maintenant : entrez dans une salle éclairée, ou arrêtez.
lesson-hint-MomentumStep = Maintenant : allez dans une salle éclairée, ou restez.
lesson-hint-Fight = Maintenant : choisissez qui attaquer, activez la salle, ou arrêtez.
lesson-hint-Fight-only = Maintenant : choisissez qui attaquer, ou arrêtez.
lesson-hint-Fight-still = Maintenant : activez la salle, ou arrêtez.
lesson-hint-EvocationStep = Maintenant : déplacez-la, attaquez avec elle, ou arrêtez.
lesson-hint-NextEvocation = Maintenant : choisissez quelle créature agit ensuite.
lesson-hint-Heal = Maintenant : choisissez un cube à retirer.
lesson-hint-May = Maintenant : faites-le, ou dites non.
