# La table du Rouge dans le navigateur, en français

red-board-you = Toi
red-board-round = Le pli
red-board-nothing = pas encore de carte
red-board-leads = entame
red-board-best = en tête
red-board-took = remporte le pli
red-shown-round =
    { $who ->
        [you] Tu remportes le pli.
       *[other] { $name } remporte le pli.
    }
red-shown-bomb =
    Boum ! { $who ->
        [you] Tu rafles
       *[other] { $name } rafle
    } tout le pli.
red-shown-bank = Le coffre avale le pli.
red-shown-rest = Ce qui est sur la table va à la Banque.
red-board-bombed = rafle le pli avec la Bombe
red-board-free = n’importe quelle carte
red-board-next = puis { $name }
red-board-bank = Banque

## Sides

red-board-sides = Les équipes et ce qu’elles ont gagné
red-board-ours = Ton équipe
red-board-theirs = Les autres
red-board-dealers = Côté donneur
red-board-others = En face
red-board-points =
    { $count ->
        [one] pt
       *[other] pts
    }

## Picking partners. $count: how many.

red-board-choosing = { $name } choisit son équipe…
red-board-partners =
    { $count ->
        [one] Qui joue avec toi ?
       *[other] Qui sont tes deux partenaires ?
    }
red-board-pick =
    { $count ->
        [one] Touche un joueur
       *[other] Touche { $count } joueurs
    }

## Slamming. $card is BANK or BOMB.

red-board-slam = À abattre à tout moment pendant un pli
red-board-slam-card =
    { $card ->
        [BANK] Banque !
       *[BOMB] Bombe !
    }
red-board-slam-does =
    { $card ->
        [BANK] tout au coffre
       *[BOMB] tout est à toi
    }
red-board-slam-wait = pendant un pli

## The end. $who: us, them (teams), you, other (one player).

red-board-broke =
    { $who ->
        [us] Ton équipe fait sauter la Banque :
        [you] Tu fais sauter la Banque :
        [them] { $names } font sauter la Banque :
       *[other] { $names } fait sauter la Banque :
    } { $count ->
        [one] { $count } point !
       *[other] { $count } points !
    }
red-board-loot =
    { $count ->
        [one] { $count } carte était dans la Banque
       *[other] { $count } cartes étaient dans la Banque
    }

## What is asked, in one line. $colour is a gang in words.

red-ask-team = Regarde tes cartes : qui joue avec toi ?
red-ask-direction = Dans quel sens tourne-t-on ?
red-ask-lead = Tu entames : joue ce que tu veux.
red-ask-gang = Joue des { $colour }, sinon la { red-colour-P }.
red-ask-police = Joue une carte { red-colour-P } si tu en as une.

