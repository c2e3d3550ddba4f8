# Why a move, in Blue, in English. See why.ftl for the variables.

blue-fact-direction = { $name } will play right after you. Nobody has laid anything yet, so the other way round is just as good.
blue-fact-end-tour = In the end you are the first to go round the world { all-fact-often }.

## One’s own lines

blue-fact-opens =
    Then you can lay { $colour }: you hold { $count ->
        [one] 1 continent
       *[other] { $count } continents
    } of it.
blue-fact-opens-empty = Then { $colour } is open for later, though you hold no continent of it yet.
blue-fact-uncovers =
    The Moon is covered, and you can go on laying { $colour }: you hold { $count ->
        [0] no continent
        [one] 1 continent
       *[other] { $count } continents
    } of it.
blue-fact-rainbow = A Rainbow protects the line for good: no Moon and no Lightning can touch it.
blue-fact-rainbow-spent = But a Sun would do, and the Rainbow could answer a Moon later.
blue-fact-rainbow-kept = You keep your Rainbow to answer a Moon.
blue-fact-tour = It is the fifth continent: your world tour is done, and you win { all-fact-points-count }!
blue-fact-new-continent =
    { $count ->
        [one] It is your first continent
       *[other] It is a new continent, your number { $count } of 5
    }: what you have laid is now worth { all-fact-points-count }.
blue-fact-same-continent =
    { $count ->
        [one] It is one more card, but not a new continent
       *[other] It is one more card, but not a new continent, and you stay at { $count } of 5
    }: what you have laid is now worth { all-fact-points-count }.
blue-fact-one-short = Then only one continent is missing.
blue-fact-safe = The Rainbow on this line protects it.
blue-fact-may-be-taken =
    { $count ->
        [0] Nobody can take it from you any more.
        [1] A Moon or a Lightning could still take it from you: 1 of them has not been seen yet.
       *[other] A Moon or a Lightning could still take it from you: { $count } of them have not been seen yet.
    }
blue-fact-exchange = You get { $count ->
        [one] 1 new card
       *[other] { $count } new cards
    }, but you lay nothing in this turn.
blue-fact-gives-up = You give { $cards } away, which you could lay.
blue-fact-pass = There is nothing that you can do or draw.
blue-fact-pass-draws =
    There is nothing that you can do, but you draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.

## Those of others

blue-fact-steals = It takes { $name }’s { $cards }, and you get it in your hand.
blue-fact-steals-new = It is a continent that you do not have yet.
blue-fact-blocks = { $name } can lay no more { $colour } until the Moon is covered.
blue-fact-stops = { $name } already has { $count } of 5 continents, and loses one.
blue-fact-may-answer = { $name } has a Rainbow to answer with { all-fact-often }, and would then get a turn.
blue-fact-strikes =
    { $count ->
        [one] It strikes { $cards }
       *[other] It strikes { $count } continents at once, { $cards }
    }: { $people ->
        [one] { $names } loses it.
       *[other] { $names } lose them.
    }
blue-fact-freezes = { $name } can never lay { $colour } again.
blue-fact-freezes-stopped = The Moon on { $name }’s { $colour } line can never be covered again.
blue-fact-near-tour = { $name } already has { $count } of 5 continents.

## The answer to a Moon

blue-fact-saves = You keep { $cards }, and { $name } gets nothing.
blue-fact-answers = The Rainbow protects your { $colour } line for good, you draw a card and play a whole turn.
blue-fact-accepts = { $name } takes { $cards } from you, and the line stays stopped.
blue-fact-accepts-nothing = There is no continent to take: only your { $colour } line is stopped.
