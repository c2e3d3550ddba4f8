# Why a card, in Purple, in French. See why.ftl for the variables. "Cette carte" is the card that the sentence stands beside.

purple-fact-direction = { $name } jouera juste après toi. Personne n’a encore montré de carte : l’autre sens est tout aussi bon.

## It does not take the trick

purple-fact-sun = Le Soleil ne gagne rien : { $name } prend ce pli.
purple-fact-sun-perhaps = Le Soleil ne gagne rien : c’est un autre qui prend ce pli, sans doute { $name }.
purple-fact-sun-last = C’est le dernier pli : le Soleil t’y coûte { all-fact-points-count }.
purple-fact-sun-now = Gardé pour le dernier pli, le Soleil te coûterait { all-fact-points-count }.
purple-fact-sun-kept = Il te reste le Soleil pour le dernier pli, et là, il te coûte { all-fact-points-count }.
purple-fact-sun-gone = Mais tu n’auras plus le Soleil pour échapper à un mauvais pli plus tard.
purple-fact-under = Cette carte reste sous la carte jouée par { $name } ({ $cards }) : { $name } prend ce pli.
purple-fact-under-perhaps = Cette carte reste sous la carte jouée par { $name } ({ $cards }) : elle ne peut pas gagner ce pli.
purple-fact-over = { $name } passe dessus presque à chaque fois : tu ne prends pas ce pli.
purple-fact-over-perhaps = Quelqu’un passe dessus presque à chaque fois, surtout { $name } : tu ne prends pas ce pli.
purple-fact-thrown = Tu ne peux pas fournir, donc cette carte ne peut pas gagner : { $name } prend ce pli.
purple-fact-thrown-perhaps = Tu ne peux pas fournir, donc cette carte ne peut pas gagner. C’est sans doute { $name } qui prend ce pli.
purple-fact-feeds = Qui ramasse cette carte paie { all-fact-points-count } : sans doute { $name }.

## It takes the trick, so often

purple-fact-wins-most = Cette carte gagne ce pli { all-fact-often } : le plus de plis rapporte { all-fact-points-count }.
purple-fact-wins-least = Cette carte gagne ce pli { all-fact-often }, mais les { all-fact-points-count } vont à qui en a le moins.
purple-fact-wins-trick = Cette carte gagne ce pli { all-fact-often }, et ça te coûte { all-fact-points-count }.
purple-fact-wins-early = Cette carte gagne ce pli { all-fact-often } : seul le dernier pli coûte quelque chose.
purple-fact-wins-clean = Cette carte gagne ce pli { all-fact-often }, mais il n’y a rien d’interdit dedans.
purple-fact-wins-paid = Cette carte gagne ce pli { all-fact-often }, et ce qu’il y a dedans te coûte { all-fact-points-count }.
purple-fact-wins-about = Cette carte gagne ce pli { all-fact-often }, et ça te coûte environ { all-fact-points-count }.
purple-fact-switches = Maintenant on demande { $colour }, et ce qui est déjà posé ne compte plus.
purple-fact-last-to-play = Tu joues en dernier : personne ne peut plus passer dessus.
purple-fact-unbeatable = Aucune carte encore cachée ne peut passer dessus.

## Later

purple-fact-end-last =
    Le dernier pli, qui coûte { all-fact-points-count }, { $times ->
        [0] n’est presque jamais pour quelqu’un d’autre
       *[other] est pour quelqu’un d’autre { all-fact-often }
    }.
purple-fact-rid-of-high = Tu te débarrasses d’une carte qui gagnerait des plis plus tard.
purple-fact-rid-of-craft = Tu te débarrasses d’un vaisseau, qui gagne souvent un pli quand tu n’en veux pas.
purple-fact-wastes-high = C’est une carte forte : gardée, elle pourrait gagner un pli plus tard.
purple-fact-void = Ensuite, tu n’as plus de carte { $colour } : la prochaine fois, tu te défausses de ce que tu veux.

## Autour du conseil, sur la page

# What the deal would bring in the end: $gain is "gain" or "loss", $points how much.
purple-hint-end =
    { $points ->
        [0] La manche ne te coûterait rien.
        [1] { $gain ->
            [loss] La manche te coûterait en tout environ 1 point.
           *[gain] La manche te rapporterait en tout environ 1 point.
        }
       *[other] { $gain ->
            [loss] La manche te coûterait en tout environ { $points } points.
           *[gain] La manche te rapporterait en tout environ { $points } points.
        }
    }
