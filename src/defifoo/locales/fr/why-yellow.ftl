# Why a move, in Yellow, in French. See why.ftl for the variables. "Cette carte" is the one that the sentence stands beside.

yellow-fact-direction = { $name } jouera juste après toi. Personne n’a encore montré de carte : l’autre sens est tout aussi bon.
yellow-fact-end-first =
    { $times ->
        [0] À la fin, presque toujours, quelqu’un d’autre sort avant toi.
       *[other] À la fin, tu sors en premier { all-fact-often }.
    }
yellow-fact-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## A card

yellow-fact-wins = C’est ta dernière carte : avec elle, tu gagnes la manche !
yellow-fact-beats =
    { $count ->
        [0] La feuille bat la pierre : ça passe.
        [1] Les ciseaux battent la feuille : ça passe.
       *[2] La pierre bat les ciseaux : ça passe.
    }
yellow-fact-mistake = Ça ne passe pas : c’est une erreur, et tu prends { yellow-fact-cards }.
yellow-fact-cancels = Ton Joker annule les { yellow-fact-cards } : personne ne les prend.
yellow-fact-passes-on = Tu passes les { yellow-fact-cards } au suivant, avec trois de plus.
yellow-fact-plus3 = { $name } doit prendre { yellow-fact-cards }, sauf avec un Joker ou un +3 plus fort.
yellow-fact-replay = Ensuite, tu rejoues ou tu changes de sens.
yellow-fact-then-fits =
    { $count ->
        [one] Une de tes autres cartes passerait dessus.
       *[other] { $count } de tes autres cartes passeraient dessus.
    }
yellow-fact-then-none = Mais aucune de tes autres cartes ne passerait dessus.
yellow-fact-speed = Ensuite, il y a une course sans toi : quelqu’un peut se débarrasser d’une carte.
yellow-fact-give-one = Ensuite, tu donnes aussi une carte : deux cartes de moins d’un coup.
yellow-fact-give-skull = Ensuite, tu peux donner ta tête de mort.
yellow-fact-swap-next = Ensuite, tu dois échanger ta main : { $name } a la plus petite, { yellow-fact-cards }.
yellow-fact-joker = On continue avec : { $symbol }.
yellow-fact-joker-spent = Une autre carte passe aussi : gardé, un Joker te tire d’affaire plus tard.
yellow-fact-rid-of = Tu te débarrasses de { all-fact-points-count } qui compteraient contre toi.
yellow-fact-saves = Tu gardes pour plus tard : { $cards }.
yellow-fact-race = Le plus rapide gagne : si c’est toi, il te reste seulement { yellow-fact-cards }.
yellow-fact-one-less = Une carte de moins : il t’en reste { $count }.
yellow-fact-next-draws = { $name } n’a rien à jouer dessus { all-fact-often } et doit piocher.

## Instead of a card

yellow-fact-draw-must = Rien dans ta main ne passe.
yellow-fact-draw-anyway =
    { $count ->
        [one] Une de tes cartes passerait : piocher agrandit ta main.
       *[other] { $count } de tes cartes passeraient : piocher agrandit ta main.
    }
yellow-fact-keep-must = Elle ne va pas dessus, donc tu la gardes ({ $cards }) : { all-fact-points-count } si quelqu’un d’autre gagne.
yellow-fact-keep-fitting = Elle irait dessus, et tu la gardes ({ $cards }) : { all-fact-points-count } si quelqu’un d’autre gagne.
yellow-fact-again-fits =
    { $count ->
        [one] Une de tes cartes passe : tu peux t’en débarrasser tout de suite.
       *[other] { $count } de tes cartes passent : tu peux en poser une tout de suite.
    }
yellow-fact-again-none = Aucune de tes cartes ne passe : il faudrait piocher.
yellow-fact-reverse = { $name }, avec { yellow-fact-cards }, joue ensuite, et non { $names }.
yellow-fact-reverse-two = C’est quand même à { $name } de jouer ensuite.
yellow-fact-pass-none = Aucune de tes cartes ne va dessus : tu n’as rien pour la course.
yellow-fact-pass-fits =
    { $count ->
        [one] Une de tes cartes va dessus : tu laisserais la course aux autres.
       *[other] { $count } de tes cartes vont dessus : tu laisserais la course aux autres.
    }
yellow-fact-take-must = Tu n’as ni Joker ni +3 plus fort : tu prends { yellow-fact-cards }.
yellow-fact-take = Tu prends { yellow-fact-cards }.
yellow-fact-keeps = Mais tu gardes pour plus tard : { $cards }.

## Gifts, thanks, swaps

yellow-fact-gives-skull = Tu te débarrasses de la tête de mort, que personne ne peut jouer et qui compte { all-fact-points-count }.
yellow-fact-gives-joker = { $name } peut poser un Joker sur tout : c’est un beau cadeau.
yellow-fact-gives = Tu te débarrasses de { all-fact-points-count }.
yellow-fact-keeps-skull = Mais tu gardes la tête de mort, et tu ne pourras jamais la jouer.
yellow-fact-slows = { $name } a le moins de cartes, { $count } : une de plus retarde { $name }.
yellow-fact-thanks = Dire merci ne coûte rien. Ne rien dire coûte { yellow-fact-cards }.
yellow-fact-silent = Qui ne dit pas merci prend { yellow-fact-cards }.
yellow-fact-swap-fewer = { $name } te donne sa main : { yellow-fact-cards }, moins que tu n’en as.
yellow-fact-swap-same = { $name } te donne sa main : { yellow-fact-cards }, autant que tu en as.
yellow-fact-swap-more = { $name } te donne sa main : { yellow-fact-cards }, plus que tu n’en as.
yellow-fact-swap-skull = Ta tête de mort part chez { $name }.

## Autour du conseil, sur la page

yellow-hint-end =
    Tu finirais la manche avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : moins, c’est mieux.
