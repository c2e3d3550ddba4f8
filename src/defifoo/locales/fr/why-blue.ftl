# Why a move, in Blue, in French. See why.ftl for the variables.

blue-fact-direction = { $name } jouera juste après toi. Personne n’a encore rien posé : l’autre sens est tout aussi bon.
blue-fact-end-tour = À la fin, tu boucles ton tour du monde en premier { all-fact-often }.

## One’s own lines

blue-fact-opens =
    Ensuite, tu peux poser du { $colour } : tu as { $count ->
        [one] 1 continent
       *[other] { $count } continents
    } { $colour } en main.
blue-fact-opens-empty = Ensuite, le { $colour } est ouvert pour plus tard, mais tu n’en as pas en main pour l’instant.
blue-fact-uncovers =
    La Lune est couverte, et tu peux de nouveau poser du { $colour } : { $count ->
        [0] tu n’en as pas en main pour l’instant
        [one] tu as 1 continent { $colour } en main
       *[other] tu as { $count } continents { $colour } en main
    }.
blue-fact-rainbow = Un Arc-en-ciel protège la ligne pour toujours : ni Lune ni Éclair n’y peuvent rien.
blue-fact-rainbow-spent = Mais un Soleil suffirait, et l’Arc-en-ciel pourrait répondre à une Lune plus tard.
blue-fact-rainbow-kept = Tu gardes ton Arc-en-ciel pour répondre à une Lune.
blue-fact-tour = C’est le cinquième continent : ton tour du monde est bouclé, et tu gagnes { all-fact-points-count } !
blue-fact-new-continent =
    { $count ->
        [1] C’est ton premier continent
       *[other] C’est un nouveau continent, ton numéro { $count } sur 5
    } : ce que tu as posé vaut maintenant { all-fact-points-count }.
blue-fact-same-continent =
    { $count ->
        [1] C’est une carte de plus, mais pas un nouveau continent
       *[other] C’est une carte de plus, mais pas un nouveau continent, tu restes à { $count } sur 5
    } : ce que tu as posé vaut maintenant { all-fact-points-count }.
blue-fact-one-short = Il ne te manque alors plus qu’un continent.
blue-fact-safe = L’Arc-en-ciel sur cette ligne le protège.
blue-fact-may-be-taken =
    { $count ->
        [0] Personne ne peut plus te le prendre.
        [1] Une Lune ou un Éclair peut encore te le prendre : il en reste un qu’on n’a pas encore vu.
       *[other] Une Lune ou un Éclair peut encore te le prendre : il en reste { $count } qu’on n’a pas encore vus.
    }
blue-fact-exchange = Tu reçois { $count ->
        [one] 1 nouvelle carte
       *[other] { $count } nouvelles cartes
    }, mais tu ne poses rien à ce tour.
blue-fact-gives-up = Dans ce que tu rends, tu pourrais poser : { $cards }.
blue-fact-pass = Tu ne peux rien faire et rien piocher.
blue-fact-pass-draws =
    Tu ne peux rien faire, mais tu pioches { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.

## Those of others

blue-fact-steals = Tu voles une carte à { $name } ({ $cards }), et elle arrive dans ta main.
blue-fact-steals-new = C’est un continent que tu n’as pas encore.
blue-fact-blocks = { $name } ne peut plus poser de { $colour } tant que la Lune n’est pas couverte.
blue-fact-stops = { $name } a déjà { $count } continents sur 5, et en perd un.
blue-fact-may-answer = { $name } a un Arc-en-ciel pour répondre { all-fact-often }, et jouerait alors un tour.
blue-fact-strikes =
    { $count ->
        [one] L’Éclair frappe une carte ({ $cards })
       *[other] L’Éclair frappe { $count } continents d’un coup ({ $cards })
    } : { $people ->
        [one] { $names } la perd.
       *[other] { $names } les perdent.
    }
blue-fact-freezes = { $name } ne pourra plus jamais poser de { $colour }.
blue-fact-freezes-stopped = Chez { $name }, la Lune sur la ligne { $colour } ne pourra plus jamais être couverte.
blue-fact-near-tour = { $name } a déjà { $count } continents sur 5.

## The answer to a Moon

blue-fact-saves = Tu gardes ta carte ({ $cards }), et { $name } n’a rien.
blue-fact-answers = L’Arc-en-ciel protège ta ligne { $colour } pour toujours, tu pioches une carte et tu joues un tour entier.
blue-fact-accepts = { $name } te prend une carte ({ $cards }), et la ligne reste arrêtée.
blue-fact-accepts-nothing = Il n’y a pas de continent à prendre : seule ta ligne { $colour } est arrêtée.
