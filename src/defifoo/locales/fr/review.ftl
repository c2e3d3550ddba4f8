# Revoir une partie, et les énigmes, en français : pour le terminal et le navigateur
#
# $name a player, a move; $told what is said of it; $count the points once more, as a number; $points, $cards, $choices, $hand numbers with their sign, rounded; $error how far they can be trusted
# $move, $better moves in words; $why own, place or win

review-line = { $name } : { $told }
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-deal = Manche { $number }
review-sum = { $name } : { $points } { $count ->
        [one] point
       *[other] points
    }. Les cartes : { $cards } ; les choix : { $choices } (à { $error } près).
review-lowest = Ici, moins on a de points, mieux c’est : un choix à +10 a donné dix points de trop.
review-hand = Au départ, la main promettait { $hand } ; la suite et le jeu des autres : { $course }.
review-verdict = { $verdict ->
    [cards] C’étaient les cartes, autant qu’on puisse le dire : un bon joueur aurait fait à peu près pareil.
    [mostly] C’étaient surtout les cartes, mais au moins un choix a coûté quelque chose.
    [well] Bien joué : les choix ont rapporté plus qu’à un bon joueur.
   *[badly] Il y avait mieux à faire : certains choix ont coûté quelque chose.
    }
review-proud = Ce coup mérite un bravo : { $move }.
review-costly = { $move } : mieux valait { $better }. { $reason }
review-wait = laisser passer
review-reason = { $why ->
    [own] C’est environ { $points } de mieux, en points.
    [place] Cela coûte des points tout de suite, mais retient les autres.
   *[win] Sur cent essais, on gagnerait environ { $share } fois de plus.
    }
review-at = Coup { $step } : { $told }
review-none = Aucun choix n’a coûté quoi que ce soit à coup sûr.
review-together = Toutes les manches ensemble. Les cartes : { $cards } ; les choix : { $choices } (à { $error } près).
