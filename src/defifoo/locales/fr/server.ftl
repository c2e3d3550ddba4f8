# Le serveur, en français

## Refus du serveur

server-refusal-no-table = Il n’y a pas de table avec ce code, ou elle est fermée.
server-refusal-no-token = Il faut pour cela le jeton d’une place ou de l’hôte.
server-refusal-not-your-seat = Cette place n’est pas la vôtre.
server-refusal-no-hint = Il n’y a rien à jouer en ce moment, donc pas de conseil.
server-refusal-other-site = Ce serveur n’obéit pas aux pages d’autres sites.
server-refusal-too-large = C’est trop à la fois.
server-refusal-too-many-requests = C’était trop rapide. Attendez un instant et réessayez.
server-refusal-too-many-messages = C’était trop rapide. Attendez un instant et réessayez.
server-refusal-too-many-connections = Trop de connexions viennent de votre adresse.
server-refusal-too-many-tables = Trop de tables sont ouvertes.
server-refusal-too-many-guests = Il y a déjà trop de monde à cette table.
server-refusal-too-many-hints = Trop de personnes demandent un conseil. Réessayez dans un instant.
server-refusal-trouble = Le serveur n’a pas pu le faire. Ce n’est pas votre faute.

## Le serveur chez soi, dans le terminal

server-home-here = Jouer sur cet ordinateur :
server-home-others = Sur d’autres appareils du même réseau :
server-home-data = Les tables sont gardées dans { $folder }.
server-home-already = Défifoo tourne déjà sur cet ordinateur : { $address }
server-home-stop = Ctrl+C pour arrêter. Rien n’est perdu : les tables continuent la prochaine fois.
