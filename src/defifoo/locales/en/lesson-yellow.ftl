# The lesson of Yellow, in English: what each step asks for, and what is said to a legal move that is not meant (-other)

yellow-lesson-aim = Rock, paper, scissors, gone: whoever gets rid of the last card first wins the deal. The others count what they still hold, and the fewest points win the match.
yellow-lesson-symbol = A green rock lies on top. Paper beats rock, scissors beat paper, rock beats scissors, whatever the colours. Beat the rock with your green paper.
yellow-lesson-symbol-other = Allowed. But the yellow paper and the Joker will be needed soon: play the green paper.
yellow-lesson-colour = Yellow scissors. The same symbol beats them in a higher colour: green, then yellow, then red, like a traffic light going up. Play higher scissors.
yellow-lesson-colour-other = Allowed, but you have a card that beats them: play the red scissors.
yellow-lesson-race = A Speed card: a race! Everyone but its player may lay a card that beats it, and the first one counts. Beat the rock.
yellow-lesson-race-other = Allowed, but it would be a pity: your yellow paper beats the rock. Lay it.
yellow-lesson-joker = A red rock, and your green scissors do not beat it. A Joker goes on anything, and you say which symbol it stands for. Play your Joker as you like.
yellow-lesson-joker-other = Allowed: whoever cannot or will not play draws a card. But you have a Joker. Play it.
yellow-lesson-thanks = A new deal, and somebody played a Give: you receive a card, and it is a Skull. Whoever is given a card says thank you at once, or takes three more. Say thank you.
yellow-lesson-thanks-other = That would cost you three cards. Say thank you, even for a Skull.
yellow-lesson-skull = A Skull can never be played, and whoever ends with it counts 50 points. It has to be given or swapped away. Play your own Give, which beats the rock.
yellow-lesson-skull-other = Allowed, but the Skull would stay with you. Play the green paper with the Give.
yellow-lesson-give = Now one card of your hand goes to somebody else. Give the Skull to the player after you.
yellow-lesson-give-other = Allowed, but not the best present. Give the Skull, and to the player after you.
yellow-lesson-stack = Two +3 in a row: that makes six cards for you. A Joker would cancel them; a +3 that beats the last one passes them on, with three more. Pass the cards on with your +3.
yellow-lesson-stack-other = Six cards are a lot. Your red scissors beat the yellow ones and carry a +3: play them.
yellow-lesson-end = One card left. Whoever gets rid of the last card ends the deal at once. Beat the rock.
yellow-lesson-end-other = Allowed, but your paper beats the rock: play it and win.
yellow-lesson-done = You know Yellow. There are two more events: Again or Reverse, and Swap, by which two players exchange their hands.
