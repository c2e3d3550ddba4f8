# Why a move, in Yellow, in English. See why.ftl for the variables. "It" is the card that the sentence stands beside.

yellow-fact-direction = { $name } will play right after you. Nobody has shown a card yet, so the other way round is just as good.
yellow-fact-end-first =
    { $times ->
        [0] In the end, somebody else is out first nearly every time.
       *[other] In the end you are the first one out { all-fact-often }.
    }
yellow-fact-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## A card

yellow-fact-wins = It is your last card: with it you win the deal!
yellow-fact-beats =
    { $count ->
        [0] Paper beats rock, so it fits.
        [1] Scissors beat paper, so they fit.
       *[2] Rock beats scissors, so it fits.
    }
yellow-fact-mistake = It does not fit: that is a mistake, and you take { yellow-fact-cards }.
yellow-fact-cancels = Your Joker cancels the { yellow-fact-cards }: nobody takes them.
yellow-fact-passes-on = You pass the { yellow-fact-cards } on, with three more.
yellow-fact-plus3 = { $name } has to take { yellow-fact-cards }, unless a Joker or a higher +3 comes.
yellow-fact-replay = Then you may play once more, or turn the direction round.
yellow-fact-then-fits =
    { $count ->
        [one] One of your other cards would fit on it.
       *[other] { $count } of your other cards would fit on it.
    }
yellow-fact-then-none = But none of your other cards would fit on it.
yellow-fact-speed = Then there is a race without you: somebody may get rid of a card.
yellow-fact-give-one = Then you also give a card away: two cards fewer in one go.
yellow-fact-give-skull = Then you can give your Skull away.
yellow-fact-swap-next = Then you must swap hands: { $name } has the fewest, { yellow-fact-cards }.
yellow-fact-joker = Play goes on from { $symbol }.
yellow-fact-joker-spent = Another card fits as well: kept, a Joker gets you out of any trouble later.
yellow-fact-rid-of = You are rid of { all-fact-points-count } that would count against you.
yellow-fact-saves = You save { $cards } for later.
yellow-fact-race = First come, first served: if you are quick, you have only { yellow-fact-cards } left.
yellow-fact-one-less = One card fewer: you have { $count } left.
yellow-fact-next-draws = { $name } has nothing to follow with { all-fact-often }, and must draw.

## Instead of a card

yellow-fact-draw-must = Nothing in your hand fits.
yellow-fact-draw-anyway =
    { $count ->
        [one] One of your cards would fit: drawing makes your hand larger.
       *[other] { $count } of your cards would fit: drawing makes your hand larger.
    }
yellow-fact-keep-must = It does not fit, so you keep { $cards }: { all-fact-points-count } if somebody else wins.
yellow-fact-keep-fitting = It would fit, and now you keep { $cards }: { all-fact-points-count } if somebody else wins.
yellow-fact-again-fits =
    { $count ->
        [one] One of your cards fits: you can get rid of it at once.
       *[other] { $count } of your cards fit: you can get rid of one at once.
    }
yellow-fact-again-none = None of your cards fits: you would have to draw.
yellow-fact-reverse = { $name }, with { yellow-fact-cards }, plays next instead of { $names }.
yellow-fact-reverse-two = { $name } plays next all the same.
yellow-fact-pass-none = No card of yours fits, so there is nothing to race with.
yellow-fact-pass-fits =
    { $count ->
        [one] One of your cards fits: you would leave the race to the others.
       *[other] { $count } of your cards fit: you would leave the race to the others.
    }
yellow-fact-take-must = You have no Joker and no higher +3, so you take { yellow-fact-cards }.
yellow-fact-take = You take { yellow-fact-cards }.
yellow-fact-keeps = But you keep { $cards } for later.

## Gifts, thanks, swaps

yellow-fact-gives-skull = You are rid of the Skull, which nobody can play and which counts { all-fact-points-count }.
yellow-fact-gives-joker = { $name } can use a Joker on anything: that is a rich present.
yellow-fact-gives = You are rid of { all-fact-points-count }.
yellow-fact-keeps-skull = But you keep the Skull, and you can never play it.
yellow-fact-slows = { $name } has the fewest cards, { $count }: one more holds { $name } up.
yellow-fact-thanks = Saying thank you costs nothing. Saying nothing costs { yellow-fact-cards }.
yellow-fact-silent = Whoever does not say thank you takes { yellow-fact-cards }.
yellow-fact-swap-fewer = You get { $name }’s { yellow-fact-cards }, fewer than you have.
yellow-fact-swap-same = You get { $name }’s { yellow-fact-cards }, as many as you have.
yellow-fact-swap-more = You get { $name }’s { yellow-fact-cards }, more than you have.
yellow-fact-swap-skull = Your Skull goes to { $name }.

## Around the hint, on the page

yellow-hint-end =
    You would end the deal with about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; fewer are better.
