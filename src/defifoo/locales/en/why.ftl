# Why this move and not another, in English: what all games say. `why-<game>.ftl` has what each says for itself.
#
# $who is "you" or "other", $name the player, $names several players, $people how many; $cards in words, $number how many;
# $colour, $symbol in words; $times so often in ten games; $count a number, $points points

all-fact-often =
    { $times ->
        [0] hardly ever
        [1] about once in 10
        [10] nearly always
        [11] for sure
       *[other] about { $times } times in 10
    }
all-fact-points-count =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }

all-fact-only = It is the only thing you can do.
all-fact-best = Of all that was tried, it came out best.
all-fact-nevertheless = All the same, nothing else that was tried came out better.
all-fact-ahead = In the end it brings you about { all-fact-points-count } more than the next best.
all-fact-yet = That is good, but it is not enough.
all-fact-same = It comes to the same.
all-fact-close = In the end it is almost as good.
all-fact-points = In the end you would be about { all-fact-points-count } worse off.
all-fact-place = It is { all-fact-points-count } better for you, but it helps the others even more.
all-fact-win =
    { $times ->
        [0] You would hardly ever win, instead of about { $count ->
            [one] once
           *[other] { $count } times
        } in 10.
        [1] You would win about once in 10, instead of { $count } times.
       *[other] You would win about { $times } times in 10, instead of { $count }.
    }
all-fact-less = You would win a little less often.

all-fact-beaten-by =
    { $people ->
        [one] { $names } may still go over it
       *[other] { $names } may still go over it
    }, but only with { $cards }.
all-fact-beaten =
    { $people ->
        [one] { $names } may still go over it
       *[other] { $names } may still go over it
    }: { $count } cards that are still out could do it.

## Around the hint, on the page

table-hint-best = An expert’s choice:
table-hint-nothing = An expert would wait and let this moment pass.
table-hint-play = I’ll do that
table-hint-others =
    { $count ->
        [one] Why not the next best?
       *[other] Why not the two next best?
    }
table-hint-quality =
    { $quality ->
        [best] the best
        [close] almost as good
        [less] a bit less good
       *[poor] less good
    }
