# Tables, in English

## Refusals by the table

table-refusal-not-host = Only the person who opened this table may do that.
table-refusal-not-seated = Only somebody who sits at this table may do that.
table-refusal-closed = This table is closed.
table-refusal-started = The cards are dealt: this can only be done before a match.
table-refusal-not-now = This cannot be done at this moment.
table-refusal-not-playing = No cards are being played at this moment.
table-refusal-not-over = The match is not over yet.
table-refusal-no-such-match = No such match was played at this table.
table-refusal-full = All seats are taken.
table-refusal-seat-taken = Somebody else sits there.
table-refusal-name-taken = Somebody at this table already has that name.
table-refusal-nobody-there = Nobody sits there.
table-refusal-no-bot-there = No bot sits there.
table-refusal-number-broken = This is not the number that was promised.
table-refusal-number-missing = Not everybody has promised a number for the deal yet.
table-refusal-no-watching = At this table only those who play may see the cards on the table.
table-refusal-no-hints = There are no hints at this table.
table-refusal-log-full = So much has happened at this table that nothing more fits in its book. Open a new table.
table-refusal-held = Your card is on its way: the others have a moment to react.
table-refusal-nothing-held = Your card can no longer be taken back: it has been played.
table-refusal-laid = Your card lies there already: in a moment we will know who was first.
table-refusal-early = That was too early: the card it answers could not be seen yet. Wait for the next one.

## What happens to a card that waits

table-held = Chosen…
table-returned = Somebody was faster: your card is back in your hand.

## How quick somebody was in a race. $who is "you" or "other", $name the player, $time how long it took, with its unit

table-reaction =
    { $who ->
        [you] you: { $time }
       *[other] { $name }: { $time }
    }

## What can be said

table-say-hello = Hello!
table-say-goodbye = Goodbye!
table-say-good-luck = Good luck!
table-say-well-played = Well played!
table-say-bravo = Bravo!
table-say-thank-you = Thank you!
table-say-sorry = Sorry!
table-say-oops = Oops!
table-say-your-turn = It is your turn.
table-say-take-your-time = Take your time.
table-say-one-moment = One moment, please.
table-say-i-am-back = I am back.
table-say-nice-card = Nice card!
table-say-what-a-trick = What a move!
table-say-so-close = So close!
table-say-again = Shall we play again?

## Faces, for those who hear them

table-emote-smile = smiles
table-emote-laugh = laughs
table-emote-wow = is amazed
table-emote-think = is thinking
table-emote-cry = sheds a tear
table-emote-clap = claps
table-emote-heart = sends a heart
table-emote-thumbs-up = gives a thumbs up
table-emote-party = celebrates
table-emote-sleepy = yawns
