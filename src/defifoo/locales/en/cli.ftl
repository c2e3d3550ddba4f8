# The terminal, in English; what it shares with the server and the browser is in all.ftl
#
# $number, $name, $cards; $tagline what a game is about

## Before the game

cli-game = { $number }. { $name }: { $tagline }
cli-menu-help = Type a number from the list or the name of a game, q to quit.

## The table

cli-you-too = you
cli-your-move = It is your move.
cli-pause = { "; " }
cli-hand-of = Hand of { $name }: { $cards }
cli-hand-of-empty = Hand of { $name }: empty

## A lesson

cli-lesson-help = Type a number or a card, i for an idea, h for the rule of this step, q to stop: the steps behind you stay learnt.
cli-lesson-forgotten = This computer cannot note how far you are: next time the lesson begins where it began now.
cli-lesson-step = Step { $number } of { $total }
cli-lesson-idea = Try this: { $move }
cli-lesson-offer = Never played it? Five minutes are enough to learn it: { $command } learn { $game }

## Rules

cli-no-rules = This game has no rule book.

## The doctor looks at a server from outside
#
# $sentence one of the sentences below; $troubles how many are bad

doctor-line = { $good ->
    [yes] well: { $sentence }
   *[other] TROUBLE: { $sentence }
    }
doctor-verdict = { $troubles ->
    [0] All is well.
    [one] One thing to mend.
   *[other] { $troubles } things to mend.
    }
doctor-good-reached = The server answers: Défifoo { $version }, { $engine } engine.
doctor-good-disk = Its disk takes what is played, and has room.
doctor-good-pages = The pages and their scripts arrive.
doctor-good-clock = Its clock agrees with the one of this computer.
doctor-good-host = The name of the server arrives as it was typed.
doctor-good-address = The server sees whose request it is: { $address }.
doctor-good-body = Long messages get through.
doctor-good-table = A table can be made.
doctor-good-socket = The WebSocket gets through: { $milliseconds } ms to the table and back.
doctor-bad-unreachable = Nobody answers at { $url }: { $error }.
doctor-bad-broken = The connection broke off: { $error }.
doctor-bad-redirected = The address leads on to { $there }: ask about that one.
doctor-bad-host-unknown = The server does not know itself by this name. Start it with --public { $origin }, or let the proxy pass the Host header on.
doctor-bad-base-unknown = The proxy passes the path { $path } on, and the server does not know it. Start it with --base-path { $path }, or let the proxy take the path off and set --base-path all the same.
doctor-bad-base-differs = The pages believe they are at { $told }, and they are at { $path }. Start the server with --base-path { $path }.
doctor-bad-no-server = The proxy answers, but does not reach the server behind it (status { $status }). Does it run, and is the port right?
doctor-bad-stranger = Something other than Défifoo answers at { $path } (status { $status }). Does the proxy send all of it to the server?
doctor-bad-no-pages = The server runs without pages: they were not built.
doctor-bad-no-script = The page arrives, but its script { $path } does not (status { $status }). The proxy must send everything to the server, not only the first page.
doctor-bad-not-writing = The server cannot write to its disk. Is it full, or read-only? The log of the server says more.
doctor-bad-low-disk = The disk of the tables is nearly full. Make room soon.
doctor-bad-clock = { $direction ->
    [ahead] The clock of the server is { $seconds } s ahead of the one of this computer.
   *[behind] The clock of the server is { $seconds } s behind the one of this computer.
    } One of the two should be set right (NTP).
doctor-bad-host = The proxy changes the name of the server from { $sent } to { $told }, and browsers will be turned away. Let it pass the Host header on.
doctor-bad-origin = The server takes { $origin } for another site, so no browser can play. Let the proxy pass the Host header on, or start the server with --origin { $origin }.
doctor-bad-not-forwarded = The proxy does not tell whose request it is: to the server everybody comes from { $address } and shares its limits. Let it set X-Forwarded-For.
doctor-bad-not-believed = The proxy tells whose request it is, but the server does not believe { $address }. Start it with --proxy { $address }.
doctor-bad-body = A message of { $kilobytes } kB does not get through ({ $what }). Raise the proxy’s limit for bodies to 16 kB or more.
doctor-bad-no-table = No table can be made: { $text }
doctor-bad-upgrade = The WebSocket does not get through: the proxy answers with status { $status }. Let it pass on the headers Upgrade and Connection, with HTTP/1.1.
doctor-bad-upgrade-silent = The WebSocket does not get through: no answer within { $seconds } s. Let the proxy pass on the headers Upgrade and Connection.
doctor-bad-upgrade-broken = The WebSocket does not get through: { $error }
doctor-bad-held-up = The WebSocket opens, but nothing arrives within { $seconds } s: the proxy holds it back. Switch its buffering off.
doctor-bad-cut-off = The WebSocket is cut off as soon as it speaks (code { $code }). Does the proxy inspect or limit WebSockets?
