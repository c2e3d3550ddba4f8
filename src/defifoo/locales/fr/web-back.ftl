# Revoir, problèmes et parties à soi, dans le navigateur

back-mine = Mes parties
back-mine-none = Les parties que tu joues sur cet appareil seront listées ici.
back-won = gagnée
back-record = { $played ->
    [one] { $played } partie, { $won } gagnée
   *[other] { $played } parties, { $won } gagnées
    }
back-streak = Victoires à la suite : { $streak } en ce moment, { $longest } au mieux
back-partners = Avec qui
back-you = Toi

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
back-look-all = toutes les mains ouvertes
back-look-table = seulement la table
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
back-proud = De quoi être fier :
back-costly = { $count ->
    [one] À rejouer :
   *[other] À rejouer :
    }
back-see = Voir
back-again = Rejouer
back-again-here = Continuer à jouer d’ici
back-again-how = Tu prends la place à ce moment, et des robots jouent les autres.
back-as-it-was = Avec les cartes comme elles étaient
back-anew = Avec les cartes cachées tirées de nouveau

## Puzzles

back-puzzle = Problème du jour
back-puzzle-today = Problème du jour
back-puzzle-number = Problème { $number }
back-find = Trouve le meilleur coup.
back-grade = Difficulté { $grade } sur 5
back-right = C’est le meilleur coup
back-wrong = Il y a mieux
back-think-again = Regarde encore ce que tu sais.
back-try = Réessayer
back-tell = Montre-moi
back-more = Le problème suivant
back-next-best = Le suivant aurait été
back-found = Sur cent débutants, { $novice } le trouvent ; sur cent habitués, { $regular }.

## A rule to try out

back-try-rule = Joue ce que tu veux : ce que la règle interdit est expliqué.
back-rule = La règle
back-afresh = Recommencer
