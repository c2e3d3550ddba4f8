# The lesson of Red, in English: what each step asks for, and what is said to a legal move that is not meant (-other)

red-lesson-aim = Four gangs, the Police, a Bank and a Bomb. The cards you win are your loot; whoever has the most also breaks the Bank. Godfathers are worth 5 points, Charmers 3, most other cards 1.
red-lesson-follow = The Vipers were led: whoever has Vipers plays one. In a gang the order is 1 to 9, Charmer, Godfather. Win the round.
red-lesson-follow-other = It follows, but it does not win. Play the Viper 9 and take the round.
red-lesson-lead = Whoever wins a round leads the next one, with any card. Nobody stands above the Godfather in his gang. Lead your Godfather.
red-lesson-lead-other = You may lead it. But try the strongest card of a gang: lead the Raven Godfather.
red-lesson-police = The Police beat every gang, and took your Godfather. Now the Foxes are led and you have none: then you must play Police, if you have any. Play your Police.
red-lesson-bank = A rich round, and it is about to go to the Godfather. The Bank card stops the round: everything goes into the Bank in the middle, for whoever has the most loot in the end. Do not leave him the round: play the Bank.
red-lesson-bank-other = Allowed, but then the Godfather takes 9 points. Play the Bank.
red-lesson-bomb = A Godfather was led, and it is not even your turn. The Bomb may be slammed down at any time in a round: you take all that lies there. Slam the Bomb.
red-lesson-bomb-other = Allowed: nobody has to. But a Godfather lies there for the taking. Slam the Bomb.
red-lesson-end = The next player has one card left: once it is played the deal is over, and what the rest of you still hold goes into the Bank. Whoever has the most loot breaks it. Win this round with your strongest Police.
red-lesson-end-other = Allowed, but a 4 is soon beaten. Play the Police 15: nothing is stronger.
red-lesson-team = With four players or more there are teams. The dealer looks at the cards and picks who plays on their side; a team scores together. You deal: pick a partner.
red-lesson-done = You know Red. Keep an eye on the Bank, and on whoever holds the Bomb.
