# The lesson of Blue, in English: what each step asks for, and what is said to a legal move that is not meant (-other)

blue-lesson-aim = A world tour in bad weather. Whoever is first to have all five continents in front of them, in whatever colours, wins.
blue-lesson-open = A line begins with a Sun or a Rainbow and has one colour. Most of your continents are Coral. Open a Coral line with your Sun.
blue-lesson-open-other = Allowed. But your continents are mostly Coral, and you will want the Rainbow later: open Coral with the Sun.
blue-lesson-lay = Your line is open: continents of its colour may be laid there, one in a turn. Lay Coral Africa.
blue-lesson-lay-other = Allowed, and often good. But do this one thing first: lay Coral Africa.
blue-lesson-moon = A Moon on somebody else’s Sun stops the line, and you take its last continent into your hand. Steal Lagoon Europe.
blue-lesson-moon-other = Allowed. But this time attack: lay your Moon on the Lagoon line and take Lagoon Europe.
blue-lesson-answer = Now a Moon lies on your own line. A Rainbow answers it at once: nothing is stolen, and it is your turn. Answer with your Rainbow.
blue-lesson-answer-other = Then your Coral Africa would be gone and the line stopped. You hold a Rainbow: answer with it.
blue-lesson-cancel = Some turns later. A Moon stops your Lagoon line, and Lagoon Europe is in your hand. A Sun on the Moon opens the line again. Cover the Moon with a Sun.
blue-lesson-cancel-other = Allowed, but your Lagoon line would stay stopped. Cover the Moon with your Sun.
blue-lesson-ice = Careful: in Saffron somebody has four different continents already, and lacks one. An Iceberg blocks a line for the rest of the deal. Freeze the Saffron line.
blue-lesson-ice-other = Allowed, but one more Saffron continent might end the deal. Freeze the Saffron line with your Iceberg.
blue-lesson-fourth = After every move you draw back up to seven cards. You have Africa, America and Asia: Europe and Oceania are missing. Lay Coral Oceania.
blue-lesson-fourth-other = Allowed, but it is not the step that is wanted now. Lay Coral Oceania, your fourth continent.
blue-lesson-tour = Four continents, and the fifth is in your hand. Complete your world tour.
blue-lesson-tour-other = Allowed, but you can win at once: lay Lagoon Europe.
blue-lesson-done = You know Blue. There is Lightning too, which strikes everybody else’s last continent of one colour; and whoever likes nothing in their hand may exchange cards.
