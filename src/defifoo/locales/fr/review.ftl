# Revoir une partie, et les énigmes, en français : pour le terminal et le navigateur
#
# $name a player; $points, $cards, $choices, $hand numbers with their sign, rounded; $error how far they can be trusted
# $move, $better moves in words; $why own, place or win

review-deal = Manche { $number }
review-sum = { $name } : { $points } points. Les cartes : { $cards } ; les choix : { $choices } (à { $error } près).
review-hand = Au départ, la main promettait { $hand } ; la suite et le jeu des autres : { $course }.
review-verdict = { $verdict ->
    [cards] C’étaient les cartes : un joueur aguerri aurait fait pareil.
    [well] Bien joué : les choix ont rapporté plus qu’à un joueur aguerri.
   *[badly] Il y avait mieux à faire : certains choix ont coûté.
    }
review-proud = Tu peux en être fier : { $move }.
review-costly = { $move } : mieux valait { $better }. { $reason }
review-wait = laisser passer
review-reason = { $why ->
    [own] C’est environ { $points } de mieux, en points.
    [place] Cela coûte des points tout de suite, mais retient les autres.
   *[win] Cela te fait gagner { $share } fois de plus sur cent.
    }
review-at = Coup { $step }
review-none = Aucun choix qui ait sûrement coûté.
review-together = Toutes les manches ensemble. Les cartes : { $cards } ; les choix : { $choices } (à { $error } près).
