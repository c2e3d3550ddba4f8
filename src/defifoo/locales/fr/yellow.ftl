# Le Jaune en français
#
# Events   $who is "you" or "other", $name the player, $towards is "you" or "other", $other the other player,
#          $cards the cards in words, $number how many of them are seen, $count a number: the direction (1 or -1),
#          a symbol (1 rock, 2 paper, 3 scissors), cards drawn or owed, how often the pile was made anew, or points
# Moves    give: $card and $name; swap: $name; a Joker: $symbol
# Refusals $card and $lies are cards in words ($lies: what the top card counts as), $seat a player's name, $count cards owed,
#          $why and $event choose between the sentences of one rule

yellow-name = Jaune
yellow-tagline = Pierre, feuille, ciseaux… et plus une seule carte !

## Cards

yellow-card-RG = pierre verte
yellow-card-RGA = pierre verte (Rejoue ou change de sens)
yellow-card-RGS = pierre verte (Rapidité)
yellow-card-RG3 = pierre verte (+3)
yellow-card-RGG = pierre verte (Cadeau)
yellow-card-RGX = pierre verte (Échange)
yellow-card-RY = pierre jaune
yellow-card-RYA = pierre jaune (Rejoue ou change de sens)
yellow-card-RYS = pierre jaune (Rapidité)
yellow-card-RY3 = pierre jaune (+3)
yellow-card-RYG = pierre jaune (Cadeau)
yellow-card-RYX = pierre jaune (Échange)
yellow-card-RR = pierre rouge
yellow-card-RRA = pierre rouge (Rejoue ou change de sens)
yellow-card-RRS = pierre rouge (Rapidité)
yellow-card-RR3 = pierre rouge (+3)
yellow-card-RRG = pierre rouge (Cadeau)
yellow-card-RRX = pierre rouge (Échange)
yellow-card-PG = feuille verte
yellow-card-PGA = feuille verte (Rejoue ou change de sens)
yellow-card-PGS = feuille verte (Rapidité)
yellow-card-PG3 = feuille verte (+3)
yellow-card-PGG = feuille verte (Cadeau)
yellow-card-PGX = feuille verte (Échange)
yellow-card-PY = feuille jaune
yellow-card-PYA = feuille jaune (Rejoue ou change de sens)
yellow-card-PYS = feuille jaune (Rapidité)
yellow-card-PY3 = feuille jaune (+3)
yellow-card-PYG = feuille jaune (Cadeau)
yellow-card-PYX = feuille jaune (Échange)
yellow-card-PR = feuille rouge
yellow-card-PRA = feuille rouge (Rejoue ou change de sens)
yellow-card-PRS = feuille rouge (Rapidité)
yellow-card-PR3 = feuille rouge (+3)
yellow-card-PRG = feuille rouge (Cadeau)
yellow-card-PRX = feuille rouge (Échange)
yellow-card-SG = ciseaux verts
yellow-card-SGA = ciseaux verts (Rejoue ou change de sens)
yellow-card-SGS = ciseaux verts (Rapidité)
yellow-card-SG3 = ciseaux verts (+3)
yellow-card-SGG = ciseaux verts (Cadeau)
yellow-card-SGX = ciseaux verts (Échange)
yellow-card-SY = ciseaux jaunes
yellow-card-SYA = ciseaux jaunes (Rejoue ou change de sens)
yellow-card-SYS = ciseaux jaunes (Rapidité)
yellow-card-SY3 = ciseaux jaunes (+3)
yellow-card-SYG = ciseaux jaunes (Cadeau)
yellow-card-SYX = ciseaux jaunes (Échange)
yellow-card-SR = ciseaux rouges
yellow-card-SRA = ciseaux rouges (Rejoue ou change de sens)
yellow-card-SRS = ciseaux rouges (Rapidité)
yellow-card-SR3 = ciseaux rouges (+3)
yellow-card-SRG = ciseaux rouges (Cadeau)
yellow-card-SRX = ciseaux rouges (Échange)
yellow-card-JG = Joker vert
yellow-card-JY = Joker jaune
yellow-card-JR = Joker rouge
yellow-card-SK = tête de mort

## Colours and symbols

yellow-colour-G = vert
yellow-colour-Y = jaune
yellow-colour-R = rouge
yellow-symbol-R = pierre
yellow-symbol-P = feuille
yellow-symbol-S = ciseaux

## Moves

yellow-move-JG = Joker vert : { $symbol }
yellow-move-JY = Joker jaune : { $symbol }
yellow-move-JR = Joker rouge : { $symbol }
yellow-move-draw = Piocher
yellow-move-keep = Garder la carte
yellow-move-again = Rejouer
yellow-move-reverse = Changer de sens
yellow-move-pass = Passer
yellow-move-take = Prendre les cartes
yellow-move-give = Donner à { $name } : { $card }
yellow-move-swap = Échanger ma main avec { $name }
yellow-move-thanks = Merci !
yellow-move-silent = Ne rien dire et piocher trois cartes
yellow-move-cw = { all-move-cw }
yellow-move-ccw = { all-move-ccw }

## What happened

yellow-event-direction =
    { $who ->
        [you] Tu choisis le sens du jeu
       *[other] { $name } choisit le sens du jeu
    } : { $count ->
        [1] { all-direction-cw }
       *[other] { all-direction-ccw }
    }.
yellow-event-played =
    { $who ->
        [you] Tu joues
       *[other] { $name } joue
    } : { $cards }.
yellow-event-joker =
    { $who ->
        [you] Tu joues
       *[other] { $name } joue
    } : { $cards }. On continue à partir de : { $count ->
        [1] { yellow-symbol-R }
        [2] { yellow-symbol-P }
       *[3] { yellow-symbol-S }
    }.
yellow-event-drew =
    { $count ->
        [0] { $who ->
            [you] Il n’y a plus rien à piocher pour toi.
           *[other] Il n’y a plus rien à piocher pour { $name }.
        }
       *[other] { $who ->
            [you] Tu pioches
           *[other] { $name } pioche
        } { $number ->
            [0] { $count ->
                [one] une carte
               *[other] { $count } cartes
            }
           *[other] : { $cards }
        }.
    }
yellow-event-kept =
    { $who ->
        [you] Tu gardes la carte.
       *[other] { $name } garde la carte.
    }
yellow-event-passed =
    { $who ->
        [you] Tu quittes la course.
       *[other] { $name } quitte la course.
    }
yellow-event-race =
    { $who ->
        [you] Rapidité ! Tout le monde sauf toi peut poser une carte.
       *[other] Rapidité ! Tout le monde sauf { $name } peut poser une carte.
    }
yellow-event-won-race =
    { $who ->
        [you] Tu gagnes la course.
       *[other] { $name } gagne la course.
    }
yellow-event-race-over = Personne ne pose de carte : le jeu reprend comme avant.
yellow-event-again =
    { $who ->
        [you] Tu rejoues.
       *[other] { $name } rejoue.
    }
yellow-event-reversed =
    { $who ->
        [you] Tu changes le sens du jeu
       *[other] { $name } change le sens du jeu
    } : { $count ->
        [1] { all-direction-cw }
       *[other] { all-direction-ccw }
    }.
yellow-event-debt =
    { $towards ->
        [you] { $count } cartes pour toi : prends-les, ou réponds par un Joker ou un +3 plus fort.
       *[other] { $count } cartes pour { $other }, sauf bonne réponse.
    }
yellow-event-cancelled = Le Joker annule les { $count } cartes.
yellow-event-gave =
    { $who ->
        [you] Tu donnes une carte à { $other }
       *[other] { $towards ->
            [you] { $name } te donne une carte
           *[other] { $name } donne une carte à { $other }
        }
    }{ $number ->
        [0] .
       *[other] {" "}: { $cards }.
    }
yellow-event-thanked =
    { $who ->
        [you] Tu dis merci.
       *[other] { $name } dit merci.
    }
yellow-event-silent =
    { $who ->
        [you] Tu n’as pas dit merci : trois cartes pour toi.
       *[other] { $name } n’a pas dit merci : trois cartes.
    }
yellow-event-swapped =
    { $who ->
        [you] Tu échanges ta main avec { $other }.
       *[other] { $towards ->
            [you] { $name } échange sa main avec toi.
           *[other] { $name } échange sa main avec { $other }.
        }
    }
yellow-event-mistake =
    { $who ->
        [you] Raté ! Tu reprends ta carte ({ $cards }) et tu dois en piocher { $count }.
       *[other] Raté ! { $name } reprend sa carte ({ $cards }) et doit en piocher { $count }.
    }
yellow-event-pile-remade =
    On mélange les cartes jouées pour refaire la pioche, pour la { $count ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[5] cinquième et dernière
    } fois.
yellow-event-won =
    { $who ->
        [you] Tu n’as plus de cartes : tu gagnes la manche !
       *[other] { $name } n’a plus de cartes et gagne la manche !
    }
yellow-event-stuck = Plus rien ne bouge : la manche s’arrête sans gagnant.
yellow-event-showed =
    { $who ->
        [you] Il te reste
       *[other] Il reste à { $name }
    } : { $cards }. Cela fait { $count } points.

## Refusals

yellow-refusal-end = Cette manche est finie.
yellow-refusal-stuck = Cette manche est finie : elle était bloquée, et personne ne l’a gagnée.
yellow-refusal-deal = À toi de commencer : pose n’importe quelle carte sauf une tête de mort. On ne pioche que si on n’a que des têtes de mort.
yellow-refusal-deal-skulls = Tu n’avais que des têtes de mort et tu as pioché une carte qui peut commencer : joue-la.
yellow-refusal-skull = Une tête de mort ne se joue jamais. Donne-la ou échange ta main.
yellow-refusal-draw =
    { $why ->
        [keep] Il n’y a pas de carte à garder : pioche d’abord.
       *[only] Tu as pioché : joue la carte piochée ou garde-la, mais pas une autre.
    }
yellow-refusal-higher-colour = Sur { $lies }, le même symbole doit avoir une couleur plus forte (vert, puis jaune, puis rouge). Ta carte : { $card }.
yellow-refusal-higher-symbol = La feuille bat la pierre, les ciseaux battent la feuille, la pierre bat les ciseaux. Sur { $lies }, tu ne peux pas jouer : { $card }.
yellow-refusal-level-1 = À ce niveau, les couleurs ne comptent pas : sur { $lies }, il faut un symbole plus fort. Ta carte : { $card }.
yellow-refusal-level-2 = À ce niveau, les couleurs ne comptent pas : sur { $lies }, il faut un symbole plus fort. Ta carte : { $card }.
yellow-refusal-event-replay =
    { $why ->
        [choose] Choisis d’abord : rejouer, ou changer de sens.
       *[only] Cela ne se fait qu’après une carte Rejoue ou change de sens.
    }
yellow-refusal-event-must =
    { $event ->
        [swap] Tu as joué un Échange : échange ta main avec quelqu’un d’autre.
       *[give] Tu as joué un Cadeau : donne une de tes cartes à quelqu’un d’autre.
    }
yellow-refusal-event-speed =
    { $why ->
        [own] C’est toi qui as lancé la course : tu n’y participes pas.
        [passed] Tu es hors course : quand on en est sorti, c’est pour de bon.
        [race] C’est une course : pose une carte qui enchaîne, ou passe.
       *[no-race] On ne passe que dans une course. Sinon, on joue, on pioche ou on prend les cartes.
    }
yellow-refusal-event-plus3 =
    { $why ->
        [answer] Tu dois prendre { $count } cartes, ou répondre par un Joker ou un +3 qui enchaîne.
       *[no-debt] Tu n’as pas de cartes à prendre.
    }
yellow-refusal-event-plus3-stack = Pour renvoyer les cartes, ton +3 doit être plus fort. Sur { $lies }, tu ne peux pas jouer : { $card }.
yellow-refusal-event-give = On ne donne une carte qu’après avoir joué un Cadeau.
yellow-refusal-event-give-thanks =
    { $why ->
        [first] On t’a donné une carte : dis d’abord merci !
        [wait] Personne ne joue tant que le merci n’est pas dit. On attend { $seat }.
       *[nothing] Personne ne t’a rien donné : pas de merci à dire.
    }
yellow-refusal-event-swap = On n’échange les mains qu’après avoir joué un Échange.

## How it ended

yellow-reason-end = Quelqu’un n’a plus de cartes : les autres comptent les leurs. Le moins de points, c’est le mieux.
yellow-reason-stuck = Plus personne ne pouvait jouer ni piocher, ou la pioche a été refaite trop souvent : pas de gagnant cette fois.

## The score sheet: $count how many, $factor what each counts, $cards in words

yellow-account-score =
    { $count ->
        [0] Plus aucune carte en main
        [one] { $cards }
       *[other] { $cards }, { $factor } par carte
    }

## Options

yellow-option-length = Manches
yellow-option-length-help = Le nombre de manches de la partie, de 1 à 10. Le plus petit total gagne.
yellow-option-level = Niveau
yellow-option-level-help = 1 : les symboles seuls, sans événements. 2 : avec les événements, les couleurs ne comptent pas. 3 : le jeu complet.
yellow-option-mistakes = Les erreurs coûtent des cartes
yellow-option-mistakes-help = Une mauvaise carte est acceptée, revient dans la main et coûte trois cartes et le tour.
yellow-option-thanks = Dire merci
yellow-option-thanks-help = Qui reçoit une carte dit merci, sinon il en pioche trois.

## What is asked

yellow-prompt-direction = C’est toi qui donnes : regarde tes cartes, puis choisis le sens du jeu.
yellow-prompt-lead = À toi de commencer : n’importe quelle carte sauf une tête de mort.
yellow-prompt-turn = Joue une carte plus forte, ou pioche.
yellow-prompt-drawn = Joue la carte piochée si elle enchaîne, ou garde-la.
yellow-prompt-replay = Tu rejoues, ou tu changes de sens ?
yellow-prompt-race = Rapidité ! Vite, une carte qui enchaîne, ou passe.
yellow-prompt-debt = Prends les cartes, ou réponds par un Joker ou un +3 plus fort.
yellow-prompt-give = Choisis une de tes cartes et à qui tu la donnes.
yellow-prompt-thanks = Une carte pour toi ! Qu’est-ce qu’on dit ?
yellow-prompt-swap = Avec qui échanges-tu ta main ?
yellow-prompt-over = La manche est finie.

## The table. top: $card; joker: $card and $symbol; pile: $number; debt: $count

yellow-table-top = Carte du dessus : { $card }.
yellow-table-joker = Carte du dessus : { $card }, qui vaut { $symbol }.
yellow-table-empty = Aucune carte n’a encore été jouée.
yellow-table-pile =
    Pioche : { $number ->
        [0] vide
        [one] { $number } carte
       *[other] { $number } cartes
    }.
yellow-table-debt = Cartes à prendre : { $count }.

yellow-table-drawn = Tu as pioché : { $card }.
