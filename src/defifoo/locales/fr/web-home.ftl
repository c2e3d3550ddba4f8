# Autour de la table dans le navigateur, en français

## The four games

home-claim =
    { $count ->
        [4] Quatre jeux de cartes pour ce soir
       *[other] { $count } jeux de cartes pour ce soir
    }
home-purple = Violet
home-purple-pitch = Les plis dont personne ne veut
home-blue = Bleu
home-blue-pitch = Un tour du monde par mauvais temps
home-yellow = Jaune
home-yellow-pitch = Pierre, feuille, ciseaux… et plus une seule carte !
home-red = Rouge
home-red-pitch = Fais sauter la Banque, gare à la Bombe

## Getting to a table

home-join = Tu as un code ?
home-join-go = Rejoindre
home-last = Reprendre ta partie
home-learn = Apprendre
home-learn-more = En cinq minutes, en jouant
home-learn-children = Apprendre avec des enfants
home-learn-first = La première fois ? Commence par la leçon.
home-learn-again = C’est fait. Encore une fois ?
home-learn-step = Étape { $step } sur { $steps }
home-now = Jouer tout de suite
home-now-more =
    { $count ->
        [one] contre { $count } robot
       *[other] contre { $count } robots
    }
home-friends = Jouer avec des amis
home-friends-more = chacun sur son téléphone
home-around = Sur un seul appareil
home-around-more = qui passe de main en main
home-players = Combien de joueurs ?
home-bots = Niveau des robots
home-bot-random = Au hasard
home-bot-novice = Facile
home-bot-regular = Moyen
home-bot-net = Malin
home-bot-expert = Difficile
home-more = Plus d’options
home-pace = Rythme de la partie
home-pace-relaxed = tranquille
home-pace-normal = normal
home-pace-quick = rapide
home-pace-hurry = Touche la table pendant que les autres jouent : ils se dépêchent.
home-forced = Jouer ma carte quand une seule convient
home-forced-help = Sauf à une table tranquille, où chacun pose lui-même ses cartes.
home-confirm = Toucher une carte deux fois pour la jouer
home-clock = Temps pour réfléchir
home-clock-off = sans limite
home-clock-relaxed = 60 s
home-clock-fast = 15 s
home-watching = D’autres peuvent regarder
home-hints = Conseils
home-recall = Feuille des cartes déjà jouées

## Gathering

home-code = Code de la table
home-link = Envoyer le lien
home-link-copy = Copier le lien
home-copied = Lien copié !
home-copy-yourself = L’adresse est sélectionnée : copie-la.
home-link-or = ou { $address }
home-link-none = Pour l’instant, seul cet ordinateur trouve la table. Pour que les téléphones puissent venir, lance Défifoo avec ./play, ou le serveur avec --host 0.0.0.0.
home-qr = QR code avec le lien vers cette table
home-who = Qui joue ?
home-you = (toi)
home-add-bot = Robot
home-bot-instead = Remplacer { $name } par un robot
home-remove = Retirer { $name }
home-sit = M’asseoir
home-guest = Qui d’autre joue sur cet appareil ?
home-guest-go = Ajouter
home-start = Distribuer les cartes
home-start-bots =
    { $count ->
        [one] Commencer avec { $count } robot
       *[other] Commencer avec { $count } robots
    }
home-host-starts = C’est bon ! La personne qui a ouvert la table distribue les cartes.
home-full = Toutes les places sont prises. Tu pourras regarder dès que les cartes seront distribuées.
home-full-closed = Toutes les places sont prises, et à cette table on ne regarde pas sans jouer.
home-leave = Quitter la table
home-screen = La table sur grand écran
home-connecting = Un instant…
home-no-table = Aucune table ne porte ce code.
home-offline = Le serveur ne répond pas. Est-il encore en marche, et es-tu en ligne ?

## The person

home-name = Ton prénom
home-avatar = Ton image
home-avatar-fox = Renard
home-avatar-cat = Chat
home-avatar-owl = Hibou
home-avatar-bear = Ours
home-avatar-frog = Grenouille
home-avatar-whale = Baleine
home-avatar-panda = Panda
home-avatar-chick = Poussin

## Settings and rules

home-back = Retour
home-settings = Réglages
home-sound = Son
home-motion = Cartes animées
home-language = Langue
home-private = Cet appareil retient ton prénom, ton image et tes tables ; le serveur garde les parties jouées. Il n’y a pas de compte.
home-rules = Les règles
home-mine = Mes parties et énigmes
home-puzzle = Énigme du jour
home-rules-of = Les règles du { $game }
home-rules-all = Pour tous les jeux

## Each game in three lines

home-brief = En bref
home-purple-brief-1 = Chacun pose une carte : la couleur demandée, si on peut.
home-purple-brief-2 = La plus forte carte de cette couleur ramasse tout le pli.
home-purple-brief-3 = Le défi de la manche dit ce qui coûte cher : ne le ramasse pas !
home-blue-brief-1 = Ouvre des lignes avec un Soleil, poses‑y des continents de leur couleur.
home-blue-brief-2 = Lune, Éclair, Iceberg : freine les autres, ils feront pareil.
home-blue-brief-3 = Le premier qui a les cinq continents devant lui a gagné.
home-yellow-brief-1 = Bats la carte du dessus : la feuille bat la pierre, les ciseaux la feuille, la pierre les ciseaux.
home-yellow-brief-2 = Ou le même symbole, mais plus fort : vert, puis jaune, puis rouge.
home-yellow-brief-3 = Qui n’a plus de cartes gagne la manche ; les autres paient ce qui leur reste.
home-red-brief-1 = Joue le gang demandé ; sinon la Police, qui bat tous les gangs.
home-red-brief-2 = La plus forte carte ramasse le pli et ses points.
home-red-brief-3 = Banque ou Bombe en main ? Abats-la quand tu veux pendant un pli.

## The rule book

home-try = Essayer
home-search = Chercher un mot dans les règles
home-found = { $count ->
    [one] Trouvé à un endroit
   *[other] Trouvé à { $count } endroits
}
home-found-none = Rien trouvé. Essaie un autre mot.
