# The lesson of Yellow for children, in English: what each step asks for, and what is said to a legal move that is not meant (-other)

yellow-lesson-children-aim = Rock, paper, scissors! Get rid of all your cards, and be the first. The colours do not matter yet: only look at the pictures.
yellow-lesson-children-paper = There is a rock on the pile. Paper wraps up the rock. Play your paper.
yellow-lesson-children-paper-other = You may draw a card. But you have a paper, and paper beats rock: play it.
yellow-lesson-children-rock = Now there are scissors. Never play the same picture again: no scissors on scissors. A rock smashes the scissors. Play your rock.
yellow-lesson-children-rock-other = You may draw a card. But you have a rock, and rock beats scissors: play it.
yellow-lesson-children-draw = Scissors again, and you have no rock left. When nothing fits, you draw. Draw a card.
yellow-lesson-children-joker = What luck, a Joker! A Joker goes on every card. You say what it is: rock, paper or scissors. Play your Joker.
yellow-lesson-children-joker-other = You may keep it. But a Joker goes on every card: play it now.
yellow-lesson-children-race = Now with surprises. Here is a Speed card: a race! Whoever is first to beat the rock wins it. Quick, your paper!
yellow-lesson-children-race-other = You may let the others race. But you have a paper, and paper beats rock: play it.
yellow-lesson-children-thanks = A present for you… a Skull! Whoever gets a present says thank you quickly, or takes three more cards. Say thank you.
yellow-lesson-children-thanks-other = Then you would have to take three cards. Say thank you, even for a Skull.
yellow-lesson-children-skull = Nobody can play a Skull. But you can give it away! Paper beats rock. Play your paper with the present.
yellow-lesson-children-skull-other = You may do that, but then the Skull stays with you. Play the paper with the present.
yellow-lesson-children-give = Now you give a card away, whichever you like. Give the Skull to the next player.
yellow-lesson-children-give-other = You may give that. But the Skull is the one to get rid of: give it to the next player.
yellow-lesson-children-stack = Oh no: +3, and one more +3. That makes six cards for you! Paper beats rock, and then the next player takes them all. Play your paper with +3.
yellow-lesson-children-stack-other = Six cards are a lot. Play your paper with +3.
yellow-lesson-children-end = Only one card left! Whoever has none left has won. Play your rock on the scissors.
yellow-lesson-children-end-other = You may draw, but your rock beats the scissors: play it and win.
yellow-lesson-children-done = You know Yellow with its pictures and surprises: that is level 2. At level 3 the colours count as well.
