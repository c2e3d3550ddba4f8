# Revoir, énigmes et parties à soi, dans le navigateur

back-mine = Mes parties
back-mine-none = Les parties que tu joues sur cet appareil apparaîtront ici.
back-mine-first = Jouer une première partie
back-won = gagnée
back-record = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
    }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
    }
back-streak = Victoires à la suite : { $streak } en ce moment, { $longest } au mieux
back-partners = Avec qui
back-numbers = En chiffres
back-firsts = Premières fois
back-once = { $what ->
    [match] La première partie
    [win] Première victoire au { $game }
    [row] { $count } victoires à la suite
    [wins] { $count } parties gagnées
    [matches] { $count } parties jouées
   *[games] Les { $count } jeux joués
    }
back-challenges = Défi par défi
back-average = { $deals ->
    [one] { $deals } manche : { $points }
   *[other] { $deals } manches : { $points } en moyenne
    }
back-all-mine = Toutes mes parties
back-mine-elsewhere = Le serveur garde aussi cette liste, sans compte. Son lien l’ouvre sur un autre appareil ; qui a le lien a la liste.
back-mine-link = Copier le lien vers mes parties
back-newest = De ta dernière partie
back-newest-costly = { $game }, manche { $deal }, coup { $step } : il y avait mieux. Sauras-tu le trouver ?
back-newest-none = Aucun de tes choix n’a coûté quoi que ce soit à coup sûr. Bravo !
back-luck = Chance et talent
back-luck-how = Sur toutes tes parties : ce que les cartes t’ont donné, et ce que tes choix ont ajouté.
back-luck-look = Regarder toutes mes parties
back-luck-progress = { $done } manches regardées sur { $deals }…
back-luck-game = { $game }, { $deals ->
        [one] { $deals } manche
       *[other] { $deals } manches
    } : par manche, les cartes t’ont donné { $luck } points face aux autres, tes choix { $choices } (à { $error } près).
back-stop = Arrêter là
back-you = Toi

back-nothing = Il n’y a rien à cette adresse.
back-home = Voir tous les jeux

## Replay

back-replay = Revoir
back-about = À propos de cette manche
back-controls = Revoir
back-first = Au début
back-before = Un coup en arrière
back-play = Lecture
back-pause = Pause
back-next = Un coup en avant
back-last = À la fin
back-scrub = Quel coup
back-step = Coup { $step } sur { $steps }
back-look = Vu par
back-look-all = tout le monde
back-look-table = personne : la table seule
back-jump = Aller à
back-player = Joueur { $number }
back-mark = { $kind ->
    [trick] Plis
    [slam] Cartes abattues
    [race] Courses
    [attack] Attaques
   *[more] Autres moments
    }
back-link = Copier le lien vers ce moment
back-copied = Le lien est copié.
back-open-hands = Toutes les mains
back-deal = Manche { $deal } sur { $deals }
back-deals = Manches
back-deal-column = Manche
back-start = Départ
back-curve = Les points
back-fair = { $fair ->
    [cards] Donne loyale : cette page a redistribué chaque main de cette manche, et chaque carte est à sa place.
    [seed] Donne loyale : la graine a été faite comme promis.
    [alone] Cette partie n’a pas été distribuée par un serveur : rien n’avait été promis. Cette page a redistribué chaque main de cette manche d’après la graine, et chaque carte est à sa place.
    [unknown] Cette partie n’a pas été distribuée par un serveur : rien n’avait été promis, et cette page ne sait pas comment ce jeu se distribue.
   *[broken] CETTE DONNE NE TIENT PAS : ce n’est pas ce qui avait été promis avant la partie.
    }

## Review

back-review = Les cartes ou les choix ?
back-reviewing = Un expert regarde chaque choix…
back-short = En bref
back-full = En détail
back-kind-none = Rien à refaire : bien joué !
back-small-things = Rien qui ressorte : c’étaient plusieurs petites choses.
back-proud = De quoi être fier :
back-costly = { $count ->
    [one] À réessayer :
   *[other] À réessayer :
    }
back-see = Voir
back-again = Réessayer
back-again-here = Continuer à jouer d’ici
back-again-how = Tu reprends la manche à ce moment, à cette place. Des robots jouent pour les autres.
back-as-it-was = Avec les mêmes cartes
back-anew = Avec d’autres cartes chez les autres

## Puzzles

back-puzzle = Énigme du jour
back-puzzle-today = Énigme du jour
back-puzzle-number = Énigme { $number }
back-find = Trouve le meilleur coup.
back-grade = { $grade ->
    [1] Facile : la plupart des débutants trouvent
    [2] Moyen : les habitués trouvent
    [3] Corsé : il faut de la pratique
    [4] Difficile : un expert pressé trouve
   *[5] Très difficile : personne ne trouve sans y réfléchir longtemps
    }
back-right = Bravo, c’est le meilleur coup !
back-best = Le meilleur coup
back-solved = Déjà trouvée
back-wrong = Il y a mieux
back-think-again = Regarde encore ce que tu sais.
back-try = Réessayer
back-tell = Montre-moi
back-more = L’énigme suivante
back-next-best = Le deuxième choix :
back-found = { $novice ->
        [0] Aucun débutant ne le trouve
        [one] Sur cent débutants, un seul le trouve
       *[other] Sur cent débutants, { $novice } le trouvent
    } ; { $regular ->
        [0] aucun habitué
        [one] sur cent habitués, un seul
       *[other] sur cent habitués, { $regular }
    }.

## A rule to try out

back-try-rule = Joue ce que tu veux : ce que la règle interdit est expliqué.
back-rule = La règle
back-afresh = Recommencer
