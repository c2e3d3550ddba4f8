# La leçon de Rouge, en français : ce que demande chaque étape, et la réponse à un coup permis mais pas attendu (-other)

red-lesson-aim = Quatre gangs, la Police, une Banque et une Bombe. Les cartes que tu gagnes sont ton butin ; qui en a le plus fait aussi sauter la Banque. Un parrain vaut 5 points, une vamp 3, presque toutes les autres cartes 1.
red-lesson-follow = La première carte est une Vipère (on a entamé Vipères) : qui en a doit en jouer. Dans un gang, l’ordre va de 1 à 9, puis la vamp, puis le parrain. Remporte le pli.
red-lesson-follow-other = Elle suit, mais elle ne gagne pas. Joue le 9 des Vipères et prends le pli.
red-lesson-lead = Qui remporte un pli entame le suivant, avec n’importe quelle carte. Personne n’est au-dessus du parrain dans son gang. Entame de ton parrain.
red-lesson-lead-other = Tu peux l’entamer. Mais essaie la plus forte carte d’un gang : entame du parrain des Corbeaux.
red-lesson-police = La Police bat tous les gangs, et elle a emporté ton parrain. On entame Renards et tu n’en as pas : tu dois alors jouer Police, si tu en as. Joue ta Police.
red-lesson-bank = Un pli bien garni, et il va partir chez le parrain. La carte Banque arrête le pli : tout part dans la Banque, au milieu de la table, pour qui aura le plus gros butin à la fin. Ne lui laisse pas le pli : joue la Banque.
red-lesson-bank-other = C’est permis, mais le parrain prendrait 9 points. Joue la Banque.
red-lesson-bomb = On a entamé d’un parrain, et ce n’est même pas à toi de jouer. La Bombe s’abat à tout moment d’un pli : tu prends tout ce qui est là. Abats la Bombe.
red-lesson-bomb-other = C’est permis : rien n’y oblige. Mais un parrain est là, à prendre. Abats la Bombe.
red-lesson-end = Le joueur suivant n’a plus qu’une carte : dès qu’il la pose, la manche est finie, et ce que vous avez encore en main va à la Banque. Qui a le plus gros butin la fait sauter. Remporte ce pli avec ta plus forte Police.
red-lesson-end-other = C’est permis, mais un 4 est vite battu. Joue ton 15 de la Police : rien n’est plus fort.
red-lesson-team = À partir de quatre joueurs, il y a des équipes. Le donneur regarde ses cartes et choisit qui joue avec lui ; une équipe marque ensemble. C’est toi qui donnes : choisis ton partenaire.
red-lesson-done = Tu sais jouer au Rouge. Garde un œil sur la Banque, et sur qui tient la Bombe.
