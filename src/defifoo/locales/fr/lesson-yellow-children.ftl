# La leçon de Jaune pour les enfants, en français : ce que demande chaque étape, et la réponse à un coup permis mais pas attendu (-other)

yellow-lesson-children-aim = Pierre, feuille, ciseaux ! Débarrasse-toi de toutes tes cartes avant les autres. Les couleurs ne comptent pas encore : regarde seulement les dessins.
yellow-lesson-children-paper = Il y a une pierre sur la pile. La feuille enveloppe la pierre. Joue ta feuille.
yellow-lesson-children-paper-other = Tu peux piocher. Mais tu as une feuille, et la feuille bat la pierre : joue-la.
yellow-lesson-children-rock = Voilà des ciseaux. Jamais deux fois le même dessin : pas de ciseaux sur des ciseaux. La pierre casse les ciseaux. Joue ta pierre.
yellow-lesson-children-rock-other = Tu peux piocher. Mais tu as une pierre, et la pierre bat les ciseaux : joue-la.
yellow-lesson-children-draw = Encore des ciseaux, et tu n’as plus de pierre. Quand rien ne va, on pioche. Pioche une carte.
yellow-lesson-children-joker = Quelle chance, un Joker ! Un Joker va sur toutes les cartes. C’est toi qui dis ce qu’il est : pierre, feuille ou ciseaux. Joue ton Joker.
yellow-lesson-children-joker-other = Tu peux le garder. Mais un Joker va sur toutes les cartes : joue-le maintenant.
yellow-lesson-children-race = Et maintenant, les surprises. Une carte Rapidité : c’est la course ! Le premier qui bat la pierre la gagne. Vite, ta feuille !
yellow-lesson-children-race-other = Tu peux laisser courir les autres. Mais tu as une feuille, et la feuille bat la pierre : joue-la.
yellow-lesson-children-thanks = Un cadeau pour toi… une tête de mort ! Qui reçoit un cadeau dit vite merci, ou prend trois cartes de plus. Dis merci.
yellow-lesson-children-thanks-other = Sinon, tu prends trois cartes de plus. Dis merci, même pour une tête de mort.
yellow-lesson-children-skull = Personne ne peut jouer une tête de mort. Mais on peut la donner ! La feuille bat la pierre. Joue ta feuille avec le cadeau.
yellow-lesson-children-skull-other = Tu peux, mais la tête de mort reste chez toi. Joue la feuille avec le cadeau.
yellow-lesson-children-give = Maintenant, tu donnes une carte, celle que tu veux. Donne la tête de mort au joueur suivant.
yellow-lesson-children-give-other = Tu peux donner celle-là. Mais c’est la tête de mort qui doit partir : donne-la au joueur suivant.
yellow-lesson-children-stack = Oh non : +3, et encore +3. Ça fait six cartes pour toi ! La feuille bat la pierre, et c’est le suivant qui prend tout. Joue ta feuille avec +3.
yellow-lesson-children-stack-other = Six cartes, c’est beaucoup. Joue ta feuille avec +3.
yellow-lesson-children-end = Plus qu’une carte ! Qui n’en a plus a gagné. Joue ta pierre sur les ciseaux.
yellow-lesson-children-end-other = Tu peux piocher, mais ta pierre bat les ciseaux : joue-la et gagne.
yellow-lesson-children-done = Tu sais jouer au Jaune avec les dessins et les surprises : c’est le niveau 2. Au niveau 3, les couleurs comptent aussi.
