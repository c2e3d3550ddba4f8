# La leçon de Jaune, en français : ce que demande chaque étape, et la réponse à un coup permis mais pas attendu (-other)

yellow-lesson-aim = Pierre, feuille, ciseaux, et plus une carte en main : le premier qui se débarrasse de sa dernière carte gagne la manche. Les autres comptent ce qui leur reste, et le moins de points gagne la partie.
yellow-lesson-symbol = Une pierre verte est sur le dessus. La feuille bat la pierre, les ciseaux battent la feuille, la pierre bat les ciseaux, peu importent les couleurs. Bats la pierre avec ta feuille verte.
yellow-lesson-symbol-other = C’est permis. Mais la feuille jaune et le Joker serviront bientôt : joue la feuille verte.
yellow-lesson-colour = Des ciseaux jaunes. Le même symbole les bat dans une couleur plus forte : vert, puis jaune, puis rouge, comme un feu tricolore. Joue des ciseaux plus forts.
yellow-lesson-colour-other = C’est permis, mais tu as une carte qui les bat : joue les ciseaux rouges.
yellow-lesson-race = Une carte Rapidité : c’est la course ! Tout le monde, sauf celui qui l’a jouée, peut poser une carte qui la bat, et seule la première compte. Bats la pierre.
yellow-lesson-race-other = C’est permis, mais ce serait dommage : ta feuille jaune bat la pierre. Pose-la.
yellow-lesson-joker = Une pierre rouge, et tes ciseaux verts ne la battent pas. Un Joker va sur tout, et tu dis quel symbole il remplace. Joue ton Joker comme tu veux.
yellow-lesson-joker-other = C’est permis : qui ne peut ou ne veut pas jouer pioche. Mais tu as un Joker. Joue-le.
yellow-lesson-thanks = Nouvelle manche, et quelqu’un a joué un Cadeau : tu reçois une carte, et c’est une tête de mort. Qui reçoit une carte dit merci tout de suite, ou en prend trois de plus. Dis merci.
yellow-lesson-thanks-other = Cela te coûterait trois cartes. Dis merci, même pour une tête de mort.
yellow-lesson-skull = Une tête de mort ne se joue jamais, et qui la garde à la fin compte 50 points. Il faut la donner ou l’échanger. Joue ton Cadeau, il bat la pierre.
yellow-lesson-skull-other = C’est permis, mais la tête de mort te resterait. Joue la feuille verte avec le Cadeau.
yellow-lesson-give = Une carte de ta main va maintenant à quelqu’un d’autre. Donne la tête de mort au joueur qui te suit.
yellow-lesson-give-other = C’est permis, mais il y a mieux comme cadeau. Donne la tête de mort, et au joueur qui te suit.
yellow-lesson-stack = Deux +3 de suite : six cartes pour toi ! Un Joker les annulerait ; un +3 qui bat le dernier les fait passer au suivant, avec trois de plus. Fais passer les cartes avec ton +3.
yellow-lesson-stack-other = Six cartes, c’est beaucoup. Tes ciseaux rouges battent les jaunes et portent un +3 : joue-les.
yellow-lesson-end = Plus qu’une carte. Qui se débarrasse de la dernière finit la manche aussitôt. Bats la pierre.
yellow-lesson-end-other = C’est permis, mais ta feuille bat la pierre : joue-la et gagne.
yellow-lesson-done = Tu sais jouer au Jaune. Il y a encore deux événements : Rejoue ou change de sens, et Échange, par lequel deux joueurs échangent leurs mains.
