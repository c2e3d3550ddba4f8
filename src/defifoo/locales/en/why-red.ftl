# Why a card, in Red, in English. See why.ftl for the variables. "It" is the card that the sentence stands beside.

red-fact-team-across =
    { $people ->
        [one] { $names } sits apart from you
       *[other] { $names } sit apart from you
    }: the others play in between, so one of you often plays late and sees more.
red-fact-team-beside =
    { $people ->
        [one] { $names } plays
       *[other] { $names } play
    } right beside you, so you can help each other in the same round.
red-fact-direction = { $name } will play right after you, against you.
red-fact-direction-partner = { $name } will play right after you, and you are on the same side.
red-fact-end-bank = You break the Bank in the end { all-fact-often }.

## The Bank and the Bomb

red-fact-bomb = You take the whole round at once: { all-fact-points-count }. And you lead the next one.
red-fact-bomb-led = Nothing lies there: you would get the Bomb itself and no more, { all-fact-points-count }.
red-fact-ours-anyway =
    { $who ->
        [you] You are ahead in this round anyway.
       *[other] { $name }, on your side, is ahead in this round anyway.
    }
red-fact-may-grow = { $count } cards are still to come: the round may get fatter.
red-fact-bank = { all-fact-points-count } go into the Bank, and { $name }, who is ahead, does not get them.
red-fact-bank-takes-ours = So far this round is not the others’, and the { all-fact-points-count } would go into the Bank instead.
red-fact-bank-led = { all-fact-points-count } go into the Bank, and you lead again.
red-fact-keeps =
    { $number ->
        [one] You keep your { $cards }
       *[other] You keep { $cards }
    } for another round, though { all-fact-points-count } lie there.
red-fact-keeps-thin =
    Only { all-fact-points-count } { $points ->
        [one] lies
       *[other] lie
    } there: keep { $number ->
        [one] your { $cards }
       *[other] { $cards }
    } for a fatter round.
red-fact-round-ours =
    { $who ->
        [you] This round will most likely be yours.
       *[other] This round will most likely go to { $name }, on your side.
    }
red-fact-round-theirs = Then { $name } most likely takes this round.
red-fact-last-card = It is your last card: the deal ends at once, and what the others still hold goes into the Bank.

## The round

red-fact-wins = It wins this round { all-fact-often }, and that is worth about { all-fact-points-count }.
red-fact-police = You have no { $colour }, and Police beats every gang.
red-fact-bewitches = Your Charmer turns her Godfather’s head, so she ranks above him.
red-fact-slam = Only the Bank or the Bomb could still take it from you.
red-fact-partner = { $name }, on your side, takes this round { all-fact-often }: about { all-fact-points-count } for your side.
red-fact-loses = { $name } takes this round, and it costs you only a card worth { all-fact-points-count }.
red-fact-loses-perhaps = Somebody else takes this round, most likely { $name }. It costs you only a card worth { all-fact-points-count }.
red-fact-gives = { $name } takes this round, and with it your card worth { all-fact-points-count }.
red-fact-gives-perhaps = Somebody else takes this round, most likely { $name }, and with it your card worth { all-fact-points-count }.
red-fact-bomb-then = Then you can slam the Bomb down when more cards lie there: about { all-fact-points-count }.
red-fact-bank-then = Then you can slam the Bank down when more cards lie there: about { all-fact-points-count } out of the others’ reach.
red-fact-to-bank = The round goes into the Bank, and with it your card worth { all-fact-points-count }.

## Later

red-fact-wastes-police = It is one of the strongest Police cards, and it wins nothing here.
red-fact-void = Then you have no { $colour } left: next time you may play Police instead.

## Around the hint, on the page

red-hint-end =
    You would end the deal with about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
