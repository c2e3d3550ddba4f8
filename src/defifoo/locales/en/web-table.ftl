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
table-state =
    { $state ->
        [away] a bot plays
        [back] back again
       *[gone] not here
    }
table-presence =
    { $state ->
        [away] A bot plays for { $name }.
        [back] { $name } is back.
       *[gone] { $name } is no longer here.
    }
table-clock = Time left
table-seconds = { $count } s
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
table-no-answer = The server has not answered. Try again.
table-tap-again = Tap again to play it.
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
table-me = Your place: { $name }
table-watching = You are watching
table-lost = The connection is lost. Coming back…
table-sent-waits = Your move waits: it goes as soon as the connection is back.
table-late = Too late by { $time }.
table-why = The rule
table-by-clock = (by the clock)
table-by-early = (too early)
table-time-out = Time is up!

## The bar and its sheets

table-menu = Menu
table-close = Close
table-deal = Deal { $deal } of { $deals }
table-hint = Hint
table-hint-wait = An expert is thinking…
table-hint-glance = At first glance:
# How likely this move is the right one at first glance: $percent of a hundred.
table-hint-chance = { $percent } in 100
table-hint-wait-move = Wait
# What the deal would bring in the end: $points how much.
table-hint-end =
    You would end the deal with about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-hint-not = Why not these?
table-last = What was taken last
table-last-none = Nothing has been taken yet.
table-played = What has been played
table-played-help =
    { $count ->
        [0] All cards have been seen.
        [one] 1 card has not been seen yet.
       *[other] { $count } cards have not been seen yet.
    }
table-played-gone = played
table-played-mine = in your hand
table-played-unseen = how many are still to be seen
table-played-kind = { $gone } played, { $mine } in your hand, { $unseen } unseen
table-log = What happened
table-log-empty = Nothing has happened yet.
table-log-earlier = What happened before
table-talk = Say something
table-sound = Sound
table-sound-off = Turn the sound off
table-sound-on = Turn the sound on
table-rules = The rules
table-motion-on = Let cards move
table-motion-off = Keep cards still
table-leave = Leave the table
table-hand-only = Only my hand here
table-hand-all = The whole table here
table-elsewhere = The table is on the big screen.
table-code = Table { $code }
table-watchers =
    { $count ->
        [one] 1 person watches
       *[other] { $count } people watch
    }

## The count

table-account = How the points came about
table-account-all = Show it all
table-account-podium = Who won?
table-account-of = How the points of deal { $deal } came about
table-ended-by =
    { $who ->
        [you] The last card was yours: { $card }.
       *[other] The last card was { $name }’s: { $card }.
    }
table-scores = Scores
table-player = Player
table-total = Total
table-start = Start
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
table-fair = Anyone can check how the cards were shuffled.
table-fair-checked =
    { $count ->
        [0] Your device has checked the shuffle: nobody chose it.
        [one] Your device has checked the shuffle and your cards of 1 deal: nobody chose them.
       *[other] Your device has checked the shuffle and your cards of { $count } deals: nobody chose them.
    }
table-fair-seed = Your device has checked the shuffle, but not the cards: it does not know how this game is dealt.
table-fair-unsure = Your device was not connected at the start, so it cannot vouch for this shuffle.
table-fair-rounds =
    Before it, { $count ->
        [one] one try
       *[other] { $count } tries
    } to deal came to nothing: a number was missing ({ $names }).
table-fair-alarm = The cards were not dealt fairly
table-fair-problem =
    { $problem ->
        [commitment] The server no longer stands by what it committed to.
        [secret] The server’s secret is not the one it committed to.
        [promises] The list of promised numbers was changed after it was final.
        [numbers] A player’s number is not the one that was promised.
        [promise] Another number was put in the place of yours.
        [number] The number of your device is not in the shuffle.
        [seed] The shuffle was not made of the numbers it should be made of.
        [left-out] Your device was connected, and its number was left out.
        [blamed] Your device opened its number, and the server says it did not.
       *[cards] You were dealt other cards than the shuffle says.
    }
table-fair-advice = This device has kept its own notes, and they do not fit what the server says. Do not trust this server.
table-fair-understood = I have read this
table-fair-opening = Shuffling…
table-fair-void = Nothing was dealt: no answer from { $names }. Start again.
table-record = Save the match
table-look-back = See it again

## One device, passed around

table-pass-to = Pass to { $name }
table-pass-more = Everybody else looks away.
table-it-is-me = I am { $name }
table-switch = { $name } wants to look

## A game that has no table of its own

table-your-turn = It is your turn.
table-counted = The deal is over: here is the count.
table-face-down = A card face down

## A lesson

table-lesson-on = Go on
table-lesson-well = Well done!
table-lesson-try = Try it
table-lesson-what = What to do?
