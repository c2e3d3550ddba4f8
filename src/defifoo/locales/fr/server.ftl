# Le serveur, en français

## Refus du serveur

server-refusal-no-table = Il n’y a pas de table avec ce code, ou elle est fermée.
server-refusal-no-token = Il faut pour cela le jeton d’une place ou de l’hôte.
server-refusal-not-your-seat = Cette place n’est pas la tienne.
server-refusal-no-hint = Il n’y a rien à jouer en ce moment, donc pas de conseil.
server-refusal-other-site = Ce serveur n’obéit pas aux pages d’autres sites.
server-refusal-other-host = Ce serveur ne se connaît pas sous le nom « { $host } ». La personne qui l’a lancé peut le lui dire : --public https://{ $host }
server-refusal-too-large = C’est trop à la fois.
server-refusal-too-many-requests = C’était trop rapide. Attends un instant et réessaie.
server-refusal-too-many-messages = C’était trop rapide. Attends un instant et réessaie.
server-refusal-too-many-connections = Trop de connexions viennent de ton adresse.
server-refusal-too-many-tables = Trop de tables sont ouvertes ou viennent de l’être. Attends un peu et réessaie.
server-refusal-too-many-guests = Il y a déjà trop de monde à cette table.
server-refusal-no-such-deal = Cette partie n’a pas eu cette manche.
server-refusal-too-many-hints = Il y a trop de coups à étudier en ce moment. Réessaie dans un instant.
server-refusal-too-many-guesses = Trop de codes sans table sont venus de ton adresse. Attends un peu et réessaie.
server-refusal-too-many-lists = Le serveur ne garde pas de nouvelle liste pour l’instant. Tes parties restent sur cet appareil.
server-refusal-too-many-questions = C’était trop de questions à la fois. Attends un instant et redemande.
server-refusal-trouble = Le serveur n’a pas pu le faire. Ce n’est pas ta faute.
server-refusal-unreadable-message =
    { $why ->
        [binary] Ce message n’est pas un texte, et ici on ne lit que des textes.
        [long] Ce message est trop long : il peut avoir { $most } octets au plus.
        [missing] Il manque à ce message le champ « { $field } ».
        [unknown] Ce message a un champ inconnu, « { $field } ».
        [field] Dans ce message, le champ « { $field } » n’est pas comme il faut.
       *[broken] Ce message n’a pas pu être lu.
    }
server-refusal-unreadable-request =
    { $why ->
        [empty] Cette demande est vide : elle ne dit pas ce que tu veux.
        [missing] Il manque à cette demande le champ « { $field } ».
        [unknown] Cette demande a un champ inconnu, « { $field } ».
        [field] Dans cette demande, le champ « { $field } » n’est pas comme il faut.
       *[broken] Cette demande n’a pas pu être lue.
    }

## Le serveur chez soi, dans le terminal

server-home-here = Jouer sur cet ordinateur :
server-home-others = Sur d’autres appareils du même réseau :
server-home-data = Les tables sont gardées dans { $folder }.
server-home-already = Défifoo tourne déjà sur cet ordinateur : { $address }
server-home-stop = Ctrl+C pour arrêter. Rien n’est perdu : les tables continuent la prochaine fois.
