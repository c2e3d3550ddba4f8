# Looking back, puzzles and one's own games, in the browser

back-mine = My matches
back-mine-none = Matches that you play on this device will be listed here.
back-mine-first = Play a first match
back-won = won
back-record = { $played ->
    [one] { $played } match, { $won } won
   *[other] { $played } matches, { $won } won
    }
back-streak = Won in a row: { $streak } now, { $longest } at best
back-partners = With whom
back-numbers = In numbers
back-firsts = Firsts
back-once = { $what ->
    [match] The first match
    [win] Won { $game } for the first time
    [row] { $count } wins in a row
    [wins] { $count } matches won
    [matches] { $count } matches played
   *[games] Played all { $count } games
    }
back-challenges = Challenge by challenge
back-average = { $deals ->
    [one] { $deals } deal, { $points } points
   *[other] { $deals } deals, { $points } points on average
    }
back-all-mine = All of them
back-mine-elsewhere = The server keeps this list too, without an account. Its link opens it on another device; whoever has the link has the list.
back-mine-link = Copy the link to my matches
back-newest = From your last match
back-newest-costly = { $game }, deal { $deal }, move { $step }: there was a better move. Can you find it?
back-newest-none = None of your choices cost anything for sure. Well done!
back-luck = Luck and skill
back-luck-how = Over all your matches: what the cards gave you, and what your choices added.
back-luck-look = Look at all my matches
back-luck-progress = { $done } of { $deals } deals looked at…
back-luck-game = { $game }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: the cards gave { $luck } points a deal against the others, your choices { $choices } (give or take { $error }).
back-stop = Stop here
back-you = You

back-nothing = There is nothing at this address.
back-home = See all the games

## Replay

back-replay = Look back
back-about = About this deal
back-controls = Replay
back-first = To the beginning
back-before = One move back
back-play = Play
back-pause = Stop
back-next = One move on
back-last = To the end
back-scrub = Which move
back-step = Move { $step } of { $steps }
back-look = Seen by
back-look-all = everybody
back-look-table = nobody: the table alone
back-jump = Jump to
back-player = Player { $number }
back-mark = { $kind ->
    [trick] Tricks and rounds
    [slam] Slams
    [race] Races
    [attack] Attacks
   *[more] More
    }
back-link = Copy the link to this moment
back-copied = The link is copied.
back-open-hands = All hands
back-deal = Deal { $deal } of { $deals }
back-deals = Deals
back-deal-column = Deal
back-start = Start
back-curve = The points
back-fair = { $fair ->
    [cards] Fair deal: this page has dealt every hand of this deal once more, and each card is where it should be.
    [seed] Fair deal: the seed was made as promised.
    [alone] This match was not dealt by a server, so nothing was promised beforehand. This page has dealt every hand of this deal once more from the seed of the record, and each card is where it should be.
    [unknown] This match was not dealt by a server, so nothing was promised beforehand, and this page does not know how the game is dealt.
   *[broken] THIS DEAL DOES NOT HOLD: it is not what was promised before the match.
    }

## Review

back-review = Cards or choices?
back-reviewing = An expert looks at every choice…
back-short = In short
back-full = In full
back-kind-none = Nothing to try again: well played!
back-small-things = Nothing stands out: it was several small things.
back-proud = One to be proud of:
back-costly = { $count ->
    [one] One to try again:
   *[other] To try again:
    }
back-see = Look
back-again = Try again
back-again-here = Play on from here
back-again-how = You pick up the deal at this moment, in this seat. Bots play the others.
back-as-it-was = With the same cards
back-anew = With other cards for the others

## Puzzles

back-puzzle = Puzzle of the day
back-puzzle-today = Puzzle of the day
back-puzzle-number = Puzzle { $number }
back-find = Find the best move.
back-grade = { $grade ->
    [1] Easy: most beginners find it
    [2] Medium: regular players find it
    [3] Tricky: practised players find it
    [4] Hard: an expert in a hurry finds it
   *[5] Very hard: nobody finds it without thinking for long
    }
back-right = Well done, that is the best move!
back-best = The best move
back-solved = Solved before
back-wrong = There is a better move
back-think-again = Look once more at what you know.
back-try = Try again
back-tell = Show me
back-more = The next puzzle
back-next-best = Second best:
back-found = { $novice ->
        [0] No beginner finds it
        [one] Of a hundred beginners 1 finds it
       *[other] Of a hundred beginners { $novice } find it
    }, { $regular ->
        [0] and no regular player
       *[other] of a hundred regular players { $regular }
    }.

## A rule to try out

back-try-rule = Play what you like: what the rule forbids is explained.
back-rule = The rule
back-afresh = Once more
