# Why a card, in Purple, in English. See why.ftl for the variables. "It" is the card that the sentence stands beside.

purple-fact-direction = { $name } will play right after you. Nobody has shown a card yet, so the other way round is just as good.

## It does not take the trick

purple-fact-sun = The Sun wins nothing: { $name } takes this trick.
purple-fact-sun-perhaps = The Sun wins nothing: somebody else takes this trick, most likely { $name }.
purple-fact-sun-last = It is the last trick: the Sun costs you { all-fact-points-count } in it.
purple-fact-sun-now = Kept for the last trick, the Sun would cost you { all-fact-points-count }.
purple-fact-sun-kept = The Sun is left for the last trick, and there it costs you { all-fact-points-count }.
purple-fact-sun-gone = But then you no longer have the Sun to slip out of a bad trick later.
purple-fact-under = It stays under { $name }’s { $cards }: { $name } takes this trick.
purple-fact-under-perhaps = It stays under { $name }’s { $cards }: it cannot win this trick.
purple-fact-over = { $name } goes over it nearly every time: you do not take this trick.
purple-fact-over-perhaps = Somebody goes over it nearly every time, mostly { $name }: you do not take this trick.
purple-fact-thrown = You cannot follow, so it cannot win: { $name } takes this trick.
purple-fact-thrown-perhaps = You cannot follow, so it cannot win. Most likely { $name } takes this trick.
purple-fact-feeds = Whoever takes it pays { all-fact-points-count }: most likely { $name }.

## It takes the trick, so often

purple-fact-wins-most = It wins this trick { all-fact-often }: the most tricks bring { all-fact-points-count }.
purple-fact-wins-least = It wins this trick { all-fact-often }, but the { all-fact-points-count } go to whoever has the fewest.
purple-fact-wins-trick = It wins this trick { all-fact-often }, and that costs you { all-fact-points-count }.
purple-fact-wins-early = It wins this trick { all-fact-often }: only the last trick costs anything.
purple-fact-wins-clean = It wins this trick { all-fact-often }, but nothing forbidden is in it.
purple-fact-wins-paid = It wins this trick { all-fact-often }, and what lies in it costs you { all-fact-points-count }.
purple-fact-wins-about = It wins this trick { all-fact-often }, and that costs you about { all-fact-points-count }.
purple-fact-switches = { $colour } is called from now on, and what lies there already no longer counts.
purple-fact-last-to-play = You play last: nobody can go over it any more.
purple-fact-unbeatable = No card that is still out can go over it.

## Later

purple-fact-end-last =
    The last trick, which costs { all-fact-points-count }, { $times ->
        [0] hardly ever goes to somebody else
       *[other] goes to somebody else { all-fact-often }
    }.
purple-fact-rid-of-high = You are rid of a card that would win tricks later.
purple-fact-rid-of-craft = You are rid of a Spacecraft, which often wins a trick when you do not want it.
purple-fact-wastes-high = It is a high card: kept, it could win you a trick later.
purple-fact-void = Then you have no { $colour } left: next time you may throw away what you like.

## Around the hint, on the page

# What the deal would bring in the end: $gain is "gain" or "loss", $points how much.
purple-hint-end =
    { $points ->
        [0] The deal would cost you nothing.
        [1] { $gain ->
            [loss] The deal would cost you about 1 point in all.
           *[gain] The deal would bring you about 1 point in all.
        }
       *[other] { $gain ->
            [loss] The deal would cost you about { $points } points in all.
           *[gain] The deal would bring you about { $points } points in all.
        }
    }
