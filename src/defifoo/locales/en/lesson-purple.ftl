# The lesson of Purple, in English: what each step asks for, and what is said to a legal move that is not meant (-other)

purple-lesson-aim = Planets, Spacecraft and one Sun. Each deal has a challenge, and it nearly always names what you had better not win. Everyone starts with 1,000 points; whoever has the most at the end wins.
purple-lesson-follow = Everyone lays a card: that makes a trick. The challenge: no trick, each one costs 10 points. Ember was led (it is the first card), so you must play Ember too. The highest Ember takes the trick. Play a lower one.
purple-lesson-follow-other = Allowed. But the Ember 9 would take the trick, and the Sun will serve you better later. Play the Ember 2.
purple-lesson-discard = Topaz was led and you have none: throw away any card, it cannot win. Throw away your highest card.
purple-lesson-discard-other = Allowed, it cannot win either. But the Azure 10 is the card most likely to win you a trick later: throw that one away.
purple-lesson-switch = Jade was led, and your Jade 9 is high. Your Spacecraft has Jade and Azure: played on Jade it changes the colour to Azure, and counts as a 3 there. Change the colour with your Spacecraft.
purple-lesson-switch-other = Allowed. But the Jade 9 may well take the trick, and the Sun has a better moment. Play the Spacecraft.
purple-lesson-sun = Ember was led, and your Ember 9 would win. The Sun may be played at any time and never wins; in the last trick it would cost you 50 points. Play your Sun now.
purple-lesson-sun-other = The Ember 9 would take the trick and cost 10 points. Play the Sun.
purple-lesson-last = A new deal, a new challenge: no Spacecraft. You play the last card of this trick, and a Spacecraft that follows as the last card takes it. Play your low Orchid card.
purple-lesson-last-other = As the last card your Spacecraft would take the trick, itself included: 20 points lost. Play the Orchid 2.
purple-lesson-away = Jade was led, and you cannot follow. Thrown away, a Spacecraft changes nothing and wins nothing: somebody else will pay for it. Throw your Spacecraft away.
purple-lesson-away-other = Allowed, but then the Spacecraft stays with you. Throw it away while you can.
purple-lesson-alien = Another challenge: no Orchid Alien. It lives on the Orchid 8, and whoever takes that card loses 50 points. Leave the Alien to the others: play lower.
purple-lesson-alien-other = The Orchid 9 would take the trick with the Alien in it: 50 points lost. Play lower.
purple-lesson-most = Not every challenge punishes. This one gives 50 points to whoever takes the most tricks. Take this trick.
purple-lesson-most-other = The Topaz 2 leaves the trick to the 6. This time you want it: play the Topaz 9.
purple-lesson-lead = Whoever takes a trick leads the next one, with any card. Lead a card that wins.
purple-lesson-lead-other = You may lead it, but a 2 is easily beaten. Lead the Jade 10: nothing in Jade is higher.
purple-lesson-done = You know Purple. A match has five deals, each with a challenge of its own.
