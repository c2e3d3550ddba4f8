# The table of Blue in the browser, in English

blue-board-you = You
blue-board-next = then { $name }
blue-board-mine = Your lines
blue-board-empty = not opened yet
blue-board-reached =
    { $count ->
        [one] 1 continent of 5
       *[other] { $count } continents of 5
    }

## What a player has. $name is a player or "You", $list the continents, $colour in words.

blue-board-passport =
    { $count ->
        [0] { $name }: no continent yet
        [5] { $name }: all five continents
       *[other] { $name }: { $list }, { $count } of 5 continents
    }
blue-board-unopened = { $name }, { $colour }: not opened yet
blue-board-sky =
    { $sky ->
        [stopped] stopped by a Moon
        [frozen] frozen for good
       *[safe] protected by a Rainbow
    }
blue-board-show = Look closely: { $name }
blue-board-lines = Lines: { $name }

## Attacks

blue-board-aim =
    { $card ->
        [MOON] Where does the Moon go?
        [ICE] Which line do you freeze?
       *[BOLT] Where does the Lightning strike?
    }
blue-board-moon = { $name } lays a Moon on your { $colour } line!
blue-board-no-rainbow = You hold no Rainbow

## What is asked, in one line

blue-ask-direction = You deal: which way round?
blue-ask-first-turn = Open a line with a Sun or a Rainbow.
blue-ask-rainbow = No Sun: open with the Rainbow, or exchange cards.
blue-ask-no-sun = No Sun, no Rainbow: exchange cards.
blue-ask-turn = Your turn: lay a card or exchange some.
blue-ask-where =
    { $card ->
        [BOLT] Which colour?
       *[other] On which line?
    }
blue-ask-exchange = Nothing to lay: exchange cards.
blue-ask-pass = Nothing to do this turn.
blue-ask-reply = Answer with a Rainbow, or let it pass?

## What the others do to each other, over their faces: shorter than the log says it

blue-brief-moon = { $name } puts a Moon on { $other }’s { blue-line-colour } line.
blue-brief-stole = { $name } steals { $cards } from { $other }.
blue-brief-answered = A Rainbow! { $name } cancels the attack.
blue-brief-struck = Lightning: { $name } takes { $cards } from { $other }.
blue-brief-iceberg = { $name } freezes { $other }’s { blue-line-colour } line.
