# Why a card, in Red, in French. See why.ftl for the variables. "Cette carte" is the one that the sentence stands beside.

red-fact-team-across =
    { $people ->
        [one] { $names } n’est pas à côté de toi
       *[other] { $names } ne sont pas à côté de toi
    } : les autres jouent entre vous, et l’un de vous joue souvent tard et en voit plus.
red-fact-team-beside =
    { $people ->
        [one] { $names } joue
       *[other] { $names } jouent
    } juste à côté de toi : vous pouvez vous aider dans le même pli.
red-fact-direction = { $name } jouera juste après toi, contre toi.
red-fact-direction-partner = { $name } jouera juste après toi, et vous êtes de la même équipe.
red-fact-end-bank = À la fin, tu fais sauter la Banque { all-fact-often }.

## The Bank and the Bomb

red-fact-bomb = Tu ramasses tout le pli d’un coup : { all-fact-points-count }. Et tu entames le suivant.
red-fact-bomb-led = Il n’y a rien sur la table : tu ne gagnes que la Bombe elle-même, { all-fact-points-count }.
red-fact-ours-anyway =
    { $who ->
        [you] De toute façon, c’est toi qui mènes ce pli.
       *[other] De toute façon, { $name }, de ton équipe, mène ce pli.
    }
red-fact-may-grow = Il y a encore { $count } cartes à venir : le pli peut grossir.
red-fact-bank = { all-fact-points-count } partent à la Banque, et { $name }, qui mène, ne les a pas.
red-fact-bank-takes-ours = Pour l’instant, ce pli n’est pas aux autres, et les { all-fact-points-count } partiraient à la Banque.
red-fact-bank-led = { all-fact-points-count } partent à la Banque, et tu entames encore.
red-fact-keeps =
    { $number ->
        [one] Tu gardes ta { $cards }
       *[other] Tu gardes { $cards }
    } pour un autre pli, même s’il y a { all-fact-points-count } sur la table.
red-fact-keeps-thin =
    Il n’y a { $points ->
        [one] qu’un point
       *[other] que { $points } points
    } ici : garde { $number ->
        [one] ta { $cards }
       *[other] { $cards }
    } pour un pli plus gros.
red-fact-round-ours =
    { $who ->
        [you] Ce pli sera sans doute pour toi.
       *[other] Ce pli ira sans doute à { $name }, de ton équipe.
    }
red-fact-round-theirs = Alors { $name } prend sans doute ce pli.
red-fact-last-card = C’est ta dernière carte : la manche finit tout de suite, et ce que les autres ont en main part à la Banque.

## The round

red-fact-wins = Cette carte gagne ce pli { all-fact-often }, et il vaut environ { all-fact-points-count }.
red-fact-police = Tu n’as pas de { $colour }, et la Police bat tous les gangs.
red-fact-bewitches = Ta Vamp fait tourner la tête à son Parrain : elle passe devant lui.
red-fact-slam = Seule la Banque ou la Bombe pourrait encore te le prendre.
red-fact-partner = { $name }, de ton équipe, prend ce pli { all-fact-often } : environ { all-fact-points-count } pour ton équipe.
red-fact-loses = { $name } prend ce pli, et tu n’y laisses qu’une carte à { all-fact-points-count }.
red-fact-loses-perhaps = Quelqu’un d’autre prend ce pli, sans doute { $name }. Tu n’y laisses qu’une carte à { all-fact-points-count }.
red-fact-gives = { $name } prend ce pli, et avec lui ta carte à { all-fact-points-count }.
red-fact-gives-perhaps = Quelqu’un d’autre prend ce pli, sans doute { $name }, et avec lui ta carte à { all-fact-points-count }.
red-fact-bomb-then = Ensuite, tu peux abattre la Bombe quand il y aura davantage de cartes : environ { all-fact-points-count }.
red-fact-bank-then = Ensuite, tu peux abattre la Banque quand il y aura davantage de cartes : environ { all-fact-points-count } que les autres n’auront pas.
red-fact-to-bank = Le pli part à la Banque, et avec lui ta carte à { all-fact-points-count }.

## Later

red-fact-wastes-police = C’est une des cartes Police les plus fortes, et elle ne gagne rien ici.
red-fact-void = Ensuite, tu n’as plus de { $colour } : la prochaine fois, tu pourras jouer la Police.

## Autour du conseil, sur la page

red-hint-end =
    Tu finirais la manche avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
