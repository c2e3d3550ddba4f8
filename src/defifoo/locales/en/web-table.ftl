# The table in the browser, in English

## People. $seat counts from 0.

table-bot =
    { $seat ->
        [0] Pixel
        [1] Gizmo
        [2] Bolt
        [3] Zigzag
        [4] Ticktock
       *[5] Doodad
    }
table-empty-seat = Free seat
table-seats = The other players
table-dealer = Dealer
table-to-play = to play
table-away = a bot plays for them
table-not-here = not connected
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }

## Playing

table-board = The table
table-hand =
    Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-card-playable = { $card }, can be played
table-waiting = Waiting for { $names }
table-cancel = Cancel
table-take-back = Take it back
table-exchange = Exchange cards…
table-exchange-now =
    { $count ->
        [0] Tap the cards to exchange
        [one] Exchange 1 card
       *[other] Exchange { $count } cards
    }
table-choose = What do you do?
table-yours = Your place
table-me = You are { $name }
table-watching = You are watching
table-lost = The connection is lost. Coming back…
table-sent-waits = Your move waits: it goes as soon as the connection is back.
table-late = Too late by { $count } ms.
table-why = The rule
table-by-clock = (by the clock)

## The bar and its sheets

table-menu = Menu
table-close = Close
table-deal = Deal { $deal } of { $deals }
table-hint = Hint
table-hint-wait = An expert is thinking…
table-hint-best = An expert would play:
table-hint-nothing = An expert would wait and let this moment pass.
table-hint-play = Play it
table-hint-expected = What an expert expects of the best moves:
table-hint-wait-move = Wait
table-hint-points =
    about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-hint-worth = { $percent } out of 100
table-hint-not = Why not these?
table-log = What happened
table-log-empty = Nothing has happened yet.
table-talk = Say something
table-sound = Sound
table-rules = The rules
table-motion-on = Let cards move
table-motion-off = Keep cards still
table-leave = Leave the table
table-code = Table { $code }
table-watchers =
    { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }

## The count

table-scores = Scores
table-player = Player
table-total = Total
table-next = Next deal
table-ready-wait = Waiting for the others…
table-over = The match is over
table-you-won = You win!
table-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
table-rematch = Play again
table-fair = This deal can be checked by anyone.
table-record = Save the game

## One device, passed around

table-pass-to = Pass to { $name }
table-pass-more = Everybody else looks away.
table-it-is-me = I am { $name }
table-switch = { $name } wants to look
