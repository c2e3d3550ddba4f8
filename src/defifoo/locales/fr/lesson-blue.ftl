# La leçon de Bleu, en français : ce que demande chaque étape, et la réponse à un coup permis mais pas attendu (-other)

blue-lesson-aim = Un tour du monde par mauvais temps. Le premier qui a les cinq continents devant lui, peu importent les couleurs, a gagné.
blue-lesson-open = Une ligne commence par un Soleil ou un Arc-en-ciel et n’a qu’une couleur. Tes continents sont surtout Corail. Ouvre une ligne Corail avec ton Soleil.
blue-lesson-open-other = C’est permis. Mais tes continents sont surtout Corail, et l’Arc-en-ciel te servira plus tard : ouvre Corail avec le Soleil.
blue-lesson-lay = Ta ligne est ouverte : on y pose des continents de sa couleur, un par tour. Pose l’Afrique Corail.
blue-lesson-lay-other = C’est permis, et souvent bon. Mais une chose à la fois : pose d’abord l’Afrique Corail.
blue-lesson-moon = Une Lune sur le Soleil d’un adversaire arrête sa ligne, et tu prends en main son dernier continent. Vole l’Europe Lagon.
blue-lesson-moon-other = C’est permis. Mais cette fois, attaque : pose ta Lune sur la ligne Lagon et prends l’Europe Lagon.
blue-lesson-answer = Cette fois, la Lune est sur ta ligne. Un Arc-en-ciel y répond aussitôt : rien n’est volé, et c’est à toi de jouer. Réponds avec ton Arc-en-ciel.
blue-lesson-answer-other = Ton Afrique Corail serait perdue et la ligne arrêtée. Tu as un Arc-en-ciel : réponds avec lui.
blue-lesson-cancel = Quelques tours plus tard. Une Lune arrête ta ligne Lagon, et tu as l’Europe Lagon en main. Un Soleil sur la Lune rouvre la ligne. Couvre la Lune d’un Soleil.
blue-lesson-cancel-other = C’est permis, mais ta ligne Lagon resterait arrêtée. Couvre la Lune avec ton Soleil.
blue-lesson-ice = Attention : en Safran, quelqu’un a déjà quatre continents différents, il ne lui en manque qu’un. Un Iceberg bloque une ligne pour le reste de la manche. Gèle la ligne Safran.
blue-lesson-ice-other = C’est permis, mais un continent Safran de plus pourrait finir la manche. Gèle la ligne Safran avec ton Iceberg.
blue-lesson-fourth = Après chaque coup, on pioche jusqu’à sept cartes. Tu as l’Afrique, l’Amérique et l’Asie : il te manque l’Europe et l’Océanie. Pose l’Océanie Corail.
blue-lesson-fourth-other = C’est permis, mais ce n’est pas le coup qu’on attend ici. Pose l’Océanie Corail, ton quatrième continent.
blue-lesson-tour = Quatre continents, et le cinquième est dans ta main. Boucle ton tour du monde.
blue-lesson-tour-other = C’est permis, mais tu peux gagner tout de suite : pose l’Europe Lagon.
blue-lesson-done = Tu sais jouer au Bleu. Il y a aussi l’Éclair, qui prend à tous les autres le dernier continent d’une couleur ; et qui n’aime pas sa main peut échanger des cartes.
