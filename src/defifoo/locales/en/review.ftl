# Looking back at a match and puzzles, in English: for the terminal and the browser
#
# $name a player, a move; $told what is said of it; $count the points once more, as a number; $points, $cards, $choices, $hand numbers with their sign, rounded; $error how far they can be trusted
# $move, $better moves in words; $why own, place or win

review-line = { $name }: { $told }
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-deal = Deal { $number }
review-sum = { $name }: { $points } { $count ->
        [one] point
       *[other] points
    }. The cards: { $cards }; the choices: { $choices } (give or take { $error }).
review-lowest = Here the fewer points the better: a choice of +10 brought ten points too many.
review-hand = At the beginning the hand promised { $hand }; what came later and what the others did: { $course }.
review-verdict = { $verdict ->
    [cards] It was the cards, as far as can be told: a practised player would have fared much the same.
    [mostly] It was mostly the cards, but a choice did cost something.
    [well] Well played: the choices brought more than a practised player would have got.
   *[badly] There was more in it: some choices cost something.
    }
review-proud = Be proud of this: { $move }.
review-costly = { $move }: { $better } would have been better. { $reason }
review-wait = letting the moment pass
review-reason = { $why ->
    [own] That is better by about { $points }, in points.
    [place] It costs points now, but it holds the others back.
   *[win] In a hundred tries it would win about { $share } more.
    }
review-at = Move { $step }: { $told }
review-none = No choice clearly cost anything.
review-together = All deals together. The cards: { $cards }; the choices: { $choices } (give or take { $error }).
