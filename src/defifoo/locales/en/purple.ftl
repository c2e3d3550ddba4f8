# Purple in English
#
# Events   $who is "you" or "other", $name the player, $cards the cards in words, $number how many, $count a number:
#          the direction (1 or -1) or the colour (0 to 4, in the order of the colours below)
# Refusals $colour, or $first and $second, in words
# Table    $challenge, $colour, $first, $second, $name, $number

purple-name = Purple
purple-tagline = Tricks you would rather not win

## Cards

purple-card-E1 = Ember 1
purple-card-E2 = Ember 2
purple-card-E3 = Ember 3
purple-card-E4 = Ember 4
purple-card-E5 = Ember 5
purple-card-E6 = Ember 6
purple-card-E7 = Ember 7
purple-card-E8 = Ember 8
purple-card-E9 = Ember 9
purple-card-E10 = Ember 10
purple-card-T1 = Topaz 1
purple-card-T2 = Topaz 2
purple-card-T3 = Topaz 3
purple-card-T4 = Topaz 4
purple-card-T5 = Topaz 5
purple-card-T6 = Topaz 6
purple-card-T7 = Topaz 7
purple-card-T8 = Topaz 8
purple-card-T9 = Topaz 9
purple-card-T10 = Topaz 10
purple-card-J1 = Jade 1
purple-card-J2 = Jade 2
purple-card-J3 = Jade 3
purple-card-J4 = Jade 4
purple-card-J5 = Jade 5
purple-card-J6 = Jade 6
purple-card-J7 = Jade 7
purple-card-J8 = Jade 8
purple-card-J9 = Jade 9
purple-card-J10 = Jade 10
purple-card-A1 = Azure 1
purple-card-A2 = Azure 2
purple-card-A3 = Azure 3
purple-card-A4 = Azure 4
purple-card-A5 = Azure 5
purple-card-A6 = Azure 6
purple-card-A7 = Azure 7
purple-card-A8 = Azure 8
purple-card-A9 = Azure 9
purple-card-A10 = Azure 10
purple-card-O1 = Orchid 1
purple-card-O2 = Orchid 2
purple-card-O3 = Orchid 3
purple-card-O4 = Orchid 4
purple-card-O5 = Orchid 5
purple-card-O6 = Orchid 6
purple-card-O7 = Orchid 7
purple-card-O8 = Orchid 8
purple-card-O9 = Orchid 9
purple-card-O10 = Orchid 10
purple-card-ET = Ember–Topaz Spacecraft
purple-card-TJ = Topaz–Jade Spacecraft
purple-card-JA = Jade–Azure Spacecraft
purple-card-AO = Azure–Orchid Spacecraft
purple-card-OE = Orchid–Ember Spacecraft
purple-card-SUN = Sun

## Colours

purple-colour-E = Ember
purple-colour-T = Topaz
purple-colour-J = Jade
purple-colour-A = Azure
purple-colour-O = Orchid

## Challenges. No Planet and No Alien have a $colour; $spacecraft is 1 where a Spacecraft costs as much as a planet, else 0.

purple-challenge-no-trick = No trick: every trick you win costs 10 points.
purple-challenge-not-last = Not the last trick: winning it costs 50 points.
purple-challenge-no-spacecraft = No Spacecraft: each one you win costs 20 points.
purple-challenge-no-fives = No 5s: each one you win costs 20 points.
purple-challenge-no-sevens = No 7s: each one you win costs 20 points.
purple-challenge-no-sun = No Sun: winning it costs 50 points.
purple-challenge-no-planet =
    No { $colour } Planet: { $spacecraft ->
        [0] each planet card of this colour you win costs 10 points.
       *[other] each planet card or Spacecraft of this colour you win costs 10 points.
    }
purple-challenge-most = Most tricks: whoever wins the most gets 50 points.
purple-challenge-least = Fewest tricks: whoever wins the fewest gets 50 points.
purple-challenge-no-alien = No { $colour } Alien: winning the { $colour } 8 costs 50 points.
purple-challenge-name-no-trick = No trick
purple-challenge-name-not-last = Not the last trick
purple-challenge-name-no-spacecraft = No Spacecraft
purple-challenge-name-no-fives = No 5s
purple-challenge-name-no-sevens = No 7s
purple-challenge-name-no-sun = No Sun
purple-challenge-name-no-planet = No Planet
purple-challenge-name-most = Most tricks
purple-challenge-name-least = Fewest tricks
purple-challenge-name-no-alien = No Alien

## The table

purple-table-challenge = Challenge: { $challenge }
purple-table-called = Colour called: { $colour }.
purple-table-open = { $first } or { $second }: the next card of either decides.
purple-table-free = Any card may be played.
purple-table-tricks =
    { $name }: { $number ->
        [one] 1 trick
       *[other] { $number } tricks
    }

## What happened

purple-event-direction =
    { $who ->
        [you] You choose the direction
       *[other] { $name } chooses the direction
    }: { $count ->
        [1] { all-direction-cw }
       *[other] { all-direction-ccw }
    }.
purple-event-played =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $cards }.
purple-event-called =
    The colour is now { $count ->
        [0] { purple-colour-E }
        [1] { purple-colour-T }
        [2] { purple-colour-J }
        [3] { purple-colour-A }
       *[4] { purple-colour-O }
    }.
purple-event-sun-last =
    { $who ->
        [you] The Sun in the last trick costs you 50 points.
       *[other] The Sun in the last trick costs { $name } 50 points.
    }
purple-event-took-trick =
    { $who ->
        [you] You take the trick
       *[other] { $name } takes the trick
    }: { $cards }.
purple-event-over = All hands are empty: time to count.

## Refusals

purple-refusal-follow = { $colour } is called: play { $colour }, a Spacecraft that has it, or the Sun.
purple-refusal-spacecraft-lead-follow = A Spacecraft was led: play { $first } or { $second }, on a planet or on a Spacecraft, or the Sun.
purple-refusal-set-end = The deal is over: all hands are empty.

## How it ended

purple-reason-set-end = All cards have been played.

## The score sheet: $count how many, $factor what each brings, $points, $cards in words

purple-account-tricks =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
purple-account-score-no-trick =
    { $count ->
        [0] No trick
        [one] { purple-account-tricks }
       *[other] { purple-account-tricks }, { $factor } each
    }
purple-account-score-not-last =
    { $count ->
        [0] Not the last trick
       *[other] The last trick: { $cards }
    }
purple-account-score-no-spacecraft =
    { $count ->
        [0] No Spacecraft
        [one] { $cards }
       *[other] { $cards }, { $factor } each
    }
purple-account-score-no-fives =
    { $count ->
        [0] No 5
        [one] { $cards }
       *[other] { $cards }, { $factor } each
    }
purple-account-score-no-sevens =
    { $count ->
        [0] No 7
        [one] { $cards }
       *[other] { $cards }, { $factor } each
    }
purple-account-score-no-sun =
    { $count ->
        [0] No Sun
       *[other] The Sun
    }
purple-account-score-no-planet =
    { $count ->
        [0] No card of this planet
        [one] { $cards }
       *[other] { $cards }, { $factor } each
    }
purple-account-score-no-planet-spacecraft =
    { $count ->
        [one] { $cards }
       *[other] { $cards }, { $factor } each
    }
purple-account-score-most =
    { $points ->
        [0] { purple-account-tricks }, not the most
       *[other] { purple-account-tricks }, the most
    }
purple-account-score-least =
    { $points ->
        [0] { purple-account-tricks }, not the fewest
       *[other] { purple-account-tricks }, the fewest
    }
purple-account-score-no-alien =
    { $count ->
        [0] No Alien
       *[other] The Alien: { $cards }
    }
purple-account-sun-last-trick = The Sun in the last trick

## Options

purple-option-length = Deals
purple-option-length-help = How many deals the match has, 1 to 5. Each has a challenge of its own.
purple-option-short = Short deck
purple-option-short-help = 51 cards: the planets have no 3, the Spacecraft are the only threes.
purple-option-last_always = The last Spacecraft always wins
purple-option-last_always-help = A Spacecraft played as the last card of a trick takes it, even when it is thrown away.
purple-option-planet_spacecraft = No Planet: Spacecraft too
purple-option-planet_spacecraft-help = In the challenge No Planet, a Spacecraft that shows the colour costs 10 points as well.

## What is asked

purple-prompt-direction = You deal: look at your cards and the challenge, then choose the direction of play.
purple-prompt-play = Play a card.
purple-prompt-over = The deal is over.
