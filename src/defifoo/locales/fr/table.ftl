# Les tables, en français

## Refusals by the table

table-refusal-not-host = Seule la personne qui a ouvert cette table peut faire cela.
table-refusal-not-seated = Il faut être assis à cette table pour faire cela.
table-refusal-closed = Cette table est fermée.
table-refusal-started = Les cartes sont données : cela ne se fait qu’avant une partie.
table-refusal-not-now = Ce n’est pas possible en ce moment.
table-refusal-not-playing = On ne joue pas de cartes en ce moment.
table-refusal-not-over = La partie n’est pas encore finie.
table-refusal-no-such-match = Cette partie n’a pas été jouée à cette table.
table-refusal-full = Toutes les places sont prises.
table-refusal-seat-taken = Quelqu’un d’autre est assis là.
table-refusal-name-taken = Quelqu’un à cette table porte déjà ce nom.
table-refusal-nobody-there = Personne n’est assis là.
table-refusal-no-bot-there = Il n’y a pas de robot à cette place.
table-refusal-number-broken = Ce n’est pas le nombre qui était promis.
table-refusal-number-missing = Tout le monde n’a pas encore promis son nombre pour la donne.
table-refusal-no-watching = À cette table, seuls ceux qui jouent voient le jeu.
table-refusal-no-hints = Pas de conseils à cette table.
table-refusal-log-full = Il s’est passé tant de choses à cette table que plus rien ne tient dans son carnet. Ouvres-en une autre.
table-refusal-held = Ta carte est en route : les autres ont un instant pour réagir.
table-refusal-nothing-held = Trop tard pour reprendre ta carte : elle est déjà jouée.
table-refusal-laid = Ta carte est déjà posée : dans un instant, on saura qui a été le plus rapide.
table-refusal-early = Trop tôt : tu ne pouvais pas encore avoir vu la carte. Attends la suivante.

## What happens to a card that waits

table-held = C’est choisi…
table-returned = Quelqu’un a été plus rapide : ta carte est revenue dans ta main.

## How quick somebody was in a race. $who is "you" or "other", $name the player, $time how long it took, with its unit

table-reaction =
    { $who ->
        [you] toi : { $time }
       *[other] { $name } : { $time }
    }

## What can be said

table-say-hello = Bonjour !
table-say-goodbye = Au revoir !
table-say-good-luck = Bonne chance !
table-say-well-played = Bien joué !
table-say-bravo = Bravo !
table-say-thank-you = Merci !
table-say-sorry = Pardon !
table-say-oops = Oups !
table-say-your-turn = C’est à toi.
table-say-take-your-time = Prends ton temps.
table-say-one-moment = Un instant, s’il te plaît.
table-say-i-am-back = Me revoilà.
table-say-nice-card = Belle carte !
table-say-what-a-trick = Quel coup !
table-say-so-close = Presque !
table-say-again = On rejoue ?

## Faces, for those who hear them

table-emote-smile = sourit
table-emote-laugh = rit
table-emote-wow = n’en revient pas
table-emote-think = réfléchit
table-emote-cry = verse une larme
table-emote-clap = applaudit
table-emote-heart = envoie un cœur
table-emote-thumbs-up = lève le pouce
table-emote-party = fait la fête
table-emote-sleepy = bâille
