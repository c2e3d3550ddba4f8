# Le terminal, en français
#
# $number, $name, $cards; $tagline what a game is about

## Before the game

cli-game = { $number }. { $name } : { $tagline }
cli-menu-help = Tape un numéro de la liste ou le nom d’un jeu, q pour quitter.

## The table

cli-you-too = toi
cli-your-move = À toi de jouer.
cli-pause = { " ; " }
cli-hand-of = Main de { $name } : { $cards }
cli-hand-of-empty = Main de { $name } : vide

## A lesson

cli-lesson-help = Tape un numéro ou une carte, i pour une idée, h pour la règle de cette étape, q pour arrêter : ce qui est appris reste appris.
cli-lesson-forgotten = Cet ordinateur ne peut pas noter où tu en es : la prochaine fois, la leçon reprendra comme maintenant.
cli-lesson-step = Étape { $number } sur { $total }
cli-lesson-idea = Essaie ceci : { $move }
cli-lesson-offer = Jamais joué ? Cinq minutes suffisent pour apprendre : { $command } learn { $game }

## Rules

cli-no-rules = Ce jeu n’a pas de livret de règles.

## Le docteur examine un serveur du dehors
#
# $sentence une des phrases ci-dessous ; $troubles combien sont mauvaises

doctor-line = { $good ->
    [yes] bien : { $sentence }
   *[other] PROBLÈME : { $sentence }
    }
doctor-verdict = { $troubles ->
    [0] Tout va bien.
    [one] Une chose à réparer.
   *[other] { $troubles } choses à réparer.
    }
doctor-good-reached = Le serveur répond : Défifoo { $version }, moteur { $engine ->
    [compiled] compilé
   *[other] en pur Python
    }.
doctor-good-disk = Son disque prend ce qui se joue, et il a de la place.
doctor-good-pages = Les pages et leurs scripts arrivent.
doctor-good-clock = Son horloge est d’accord avec celle de cet ordinateur.
doctor-good-host = Le nom du serveur arrive tel qu’il a été tapé.
doctor-good-address = Le serveur voit de qui vient la demande : { $address }.
doctor-good-body = Les longs messages passent.
doctor-good-table = On peut ouvrir une table.
doctor-good-socket = Le WebSocket passe : { $milliseconds } ms aller et retour.
doctor-bad-unreachable = Personne ne répond à { $url } : { $error }.
doctor-bad-broken = La connexion s’est rompue : { $error }.
doctor-bad-redirected = L’adresse renvoie à { $there } : c’est celle-là qu’il faut examiner.
doctor-bad-host-unknown = Le serveur ne se connaît pas sous ce nom. Démarre-le avec --public { $origin }, ou fais passer l’en-tête Host par le proxy.
doctor-bad-base-unknown = Le proxy transmet le chemin { $path }, et le serveur ne le connaît pas. Démarre-le avec --base-path { $path } ; le proxy peut aussi retirer le chemin, mais --base-path reste nécessaire.
doctor-bad-base-differs = Les pages se croient à { $told }, et elles sont à { $path }. Démarre le serveur avec --base-path { $path }.
doctor-bad-no-server = Le proxy répond, mais n’atteint pas le serveur derrière lui (statut { $status }). Tourne-t-il, et le port est-il le bon ?
doctor-bad-stranger = Autre chose que Défifoo répond à { $path } (statut { $status }). Le proxy envoie-t-il tout au serveur ?
doctor-bad-no-pages = Le serveur tourne sans pages : elles n’ont pas été construites.
doctor-bad-no-script = La page arrive, mais son script { $path } n’arrive pas (statut { $status }). Le proxy doit tout envoyer au serveur, pas seulement la première page.
doctor-bad-not-writing = Le serveur ne peut pas écrire sur son disque. Est-il plein, ou en lecture seule ? Le journal du serveur en dit plus.
doctor-bad-low-disk = Le disque des tables est presque plein. Fais vite de la place.
doctor-bad-clock = { $direction ->
    [ahead] L’horloge du serveur avance de { $seconds } s sur celle de cet ordinateur.
   *[behind] L’horloge du serveur retarde de { $seconds } s sur celle de cet ordinateur.
    } Il faudrait remettre l’une des deux à l’heure (NTP).
doctor-bad-host = Le proxy change le nom du serveur de { $sent } en { $told }, et les navigateurs seront refusés. Fais-lui transmettre l’en-tête Host.
doctor-bad-origin = Le serveur prend { $origin } pour un autre site : aucun navigateur ne peut jouer. Fais transmettre l’en-tête Host par le proxy, ou démarre le serveur avec --origin { $origin }.
doctor-bad-not-forwarded = Le proxy ne dit pas de qui vient la demande : pour le serveur, tout le monde vient de { $address } et partage ses limites. Fais-lui mettre X-Forwarded-For.
doctor-bad-not-believed = Le proxy dit de qui vient la demande, mais le serveur ne croit pas { $address }. Démarre-le avec --proxy { $address }.
doctor-bad-body = Un message de { $kilobytes } ko ne passe pas ({ $what }). Porte la limite du proxy à 16 ko ou plus.
doctor-bad-no-table = On ne peut pas ouvrir de table : { $text }
doctor-bad-upgrade = Le WebSocket ne passe pas : le proxy répond par le statut { $status }. Fais-lui transmettre les en-têtes Upgrade et Connection, en HTTP/1.1.
doctor-bad-upgrade-silent = Le WebSocket ne passe pas : aucune réponse en { $seconds } s. Fais transmettre les en-têtes Upgrade et Connection par le proxy.
doctor-bad-upgrade-broken = Le WebSocket ne passe pas : { $error }
doctor-bad-held-up = Le WebSocket s’ouvre, mais rien n’arrive en { $seconds } s : le proxy le retient. Coupe sa mise en tampon.
doctor-bad-cut-off = Le WebSocket est coupé dès qu’il parle (code { $code }). Le proxy inspecte-t-il ou limite-t-il les WebSockets ?
