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
table-cancel = Not now
table-exchange = Exchange cards…
table-exchange-now =
    { $count ->
        [0] Tap the cards to exchange
        [one] Exchange 1 card
       *[other] Exchange { $count } cards
    }
