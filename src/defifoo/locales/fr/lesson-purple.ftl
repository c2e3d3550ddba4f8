# La leçon de Violet, en français : ce que demande chaque étape, et la réponse à un coup permis mais pas attendu (-other)

purple-lesson-aim = Des planètes, des vaisseaux et un Soleil. Chaque manche a son défi, et il dit presque toujours ce qu’il vaut mieux ne pas ramasser. Chacun part avec 1 000 points ; qui en a le plus à la fin gagne.
purple-lesson-follow = Chacun pose une carte : cela fait un pli. Le défi : pas de pli, chacun coûte 10 points. On a entamé Braise (c’est la première carte), tu dois donc jouer Braise aussi. La plus haute Braise emporte le pli. Joue plus bas.
purple-lesson-follow-other = C’est permis. Mais le 9 de Braise emporterait le pli, et le Soleil te servira mieux plus tard. Joue le 2 de Braise.
purple-lesson-discard = On a entamé Topaze et tu n’en as pas : tu te défausses, c’est-à-dire que tu joues n’importe quelle autre carte. Elle ne compte pas et ne peut pas gagner. Défausse-toi de ta plus haute carte.
purple-lesson-discard-other = C’est permis, elle ne peut pas gagner non plus. Mais c’est le 10 d’Azur qui risque le plus de te faire ramasser un pli : défausse-t’en.
purple-lesson-switch = On a entamé Jade, et ton 9 de Jade est haut. Ton vaisseau porte Jade et Azur : joué sur Jade, il change la couleur en Azur et y compte comme un 3. Change la couleur avec ton vaisseau.
purple-lesson-switch-other = C’est permis. Mais le 9 de Jade risque d’emporter le pli, et le Soleil aura un meilleur moment. Joue le vaisseau.
purple-lesson-sun = On a entamé Braise, et ton 9 de Braise gagnerait. Le Soleil se joue à tout moment et ne gagne jamais ; au dernier pli, il te coûterait 50 points. Joue ton Soleil maintenant.
purple-lesson-sun-other = Le 9 de Braise emporterait le pli et coûterait 10 points. Joue le Soleil.
purple-lesson-last = Nouvelle manche, nouveau défi : pas de vaisseau. Tu joues la dernière carte du pli, et un vaisseau qui suit en dernier l’emporte. Joue ta petite Orchidée.
purple-lesson-last-other = Joué en dernier, ton vaisseau emporterait le pli, et lui-même avec : 20 points de perdus. Joue le 2 d’Orchidée.
purple-lesson-away = On a entamé Jade, et tu ne peux pas fournir. Défaussé, un vaisseau ne change rien et ne gagne rien : c’est un autre qui le paiera. Défausse-toi de ton vaisseau.
purple-lesson-away-other = C’est permis, mais le vaisseau te reste sur les bras. Défausse-t’en tant que tu peux.
purple-lesson-alien = Un autre défi : pas d’Alien d’Orchidée. Il habite le 8 d’Orchidée, et qui ramasse cette carte perd 50 points. Laisse l’Alien aux autres : joue plus bas.
purple-lesson-alien-other = Le 9 d’Orchidée emporterait le pli, Alien compris : 50 points de perdus. Joue plus bas.
purple-lesson-most = Tous les défis ne punissent pas. Celui-ci donne 50 points à qui fait le plus de plis. Remporte ce pli.
purple-lesson-most-other = Le 2 de Topaze laisse le pli au 6. Cette fois, tu le veux : joue le 9 de Topaze.
purple-lesson-lead = Qui remporte un pli entame le suivant, avec n’importe quelle carte. Entame d’une carte qui gagne.
purple-lesson-lead-other = Tu peux l’entamer, mais un 2 se bat facilement. Entame du 10 de Jade : rien n’est plus haut en Jade.
purple-lesson-done = Tu sais jouer au Violet. Une partie compte cinq manches, chacune avec son défi.
