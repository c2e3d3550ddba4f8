# Why this move and not another, in French: what all games say. `why-<game>.ftl` has what each says for itself.
#
# $who is "you" or "other", $name the player, $names several players, $people how many; $cards in words, $number how many;
# $colour, $symbol in words; $times so often in ten games; $count a number, $points points

all-fact-often =
    { $times ->
        [0] presque jamais
        [10] presque toujours
        [11] à coup sûr
       *[other] environ { $times } fois sur 10
    }
all-fact-points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

all-fact-only = Tu ne peux rien faire d’autre.
all-fact-best = De tout ce qui a été essayé, c’est ce qui a le mieux marché.
all-fact-nevertheless = Malgré tout, rien de ce qui a été essayé n’a mieux marché.
all-fact-ahead = Au bout du compte, c’est mieux d’environ { all-fact-points-count } que le deuxième choix.
all-fact-yet = C’est bien, mais ça ne suffit pas.
all-fact-same = Cela revient au même.
all-fact-close = Au bout du compte, c’est presque aussi bon.
all-fact-points = Au bout du compte, ce serait moins bien d’environ { all-fact-points-count }.
all-fact-place = C’est mieux pour toi de { all-fact-points-count }, mais encore mieux pour les autres.
all-fact-win =
    { $times ->
        [0] Tu ne gagnerais presque jamais, au lieu d’environ { $count } fois sur 10.
       *[other] Tu gagnerais environ { $times } fois sur 10, au lieu de { $count }.
    }
all-fact-less = Tu gagnerais un peu moins souvent.

all-fact-beaten-by =
    { $people ->
        [one] { $names } peut encore passer dessus
       *[other] { $names } peuvent encore passer dessus
    }, mais seulement avec : { $cards }.
all-fact-beaten =
    { $people ->
        [one] { $names } peut encore passer dessus
       *[other] { $names } peuvent encore passer dessus
    } : { $count } cartes encore cachées en sont capables.

## Autour du conseil, sur la page

table-hint-best = Le choix d’un expert :
table-hint-nothing = Un expert attendrait et laisserait passer ce moment.
table-hint-play = Je fais ça
table-hint-others =
    { $count ->
        [one] Pourquoi pas le deuxième choix ?
       *[other] Pourquoi pas les deux autres ?
    }
table-hint-quality =
    { $quality ->
        [best] le meilleur
        [close] presque aussi bon
        [less] un peu moins bon
       *[poor] moins bon
    }
