# Outside the table in the browser, in English

## The four games

home-claim =
    { $count ->
        [4] Four card games for tonight
       *[other] { $count } card games for tonight
    }
home-purple = Purple
home-purple-pitch = Tricks you would rather not win
home-blue = Blue
home-blue-pitch = A world tour in bad weather
home-yellow = Yellow
home-yellow-pitch = Rock, paper, scissors, gone
home-red = Red
home-red-pitch = Break the Bank, mind the Bomb

## Getting to a table

home-join = Have you got a code?
home-join-go = Join
home-last = Back to your match
home-learn = Learn it
home-learn-more = In five minutes, by playing
home-learn-children = Learn it with children
home-learn-first = First time? Begin with the lesson.
home-learn-again = Done. Once more?
home-learn-step = Step { $step } of { $steps }
home-now = Play now
home-now-more =
    { $count ->
        [one] against 1 bot
       *[other] against { $count } bots
    }
home-friends = Play with friends
home-friends-more = everyone on their own phone
home-around = On one device
home-around-more = passed from hand to hand
home-players = How many players?
home-bots = Level of the bots
home-bot-random = Chance
home-bot-novice = Easy
home-bot-regular = Medium
home-bot-net = Crafty
home-bot-expert = Hard
home-more = More options
home-pace = How fast the table goes
home-pace-relaxed = relaxed
home-pace-normal = normal
home-pace-quick = quick
home-pace-hurry = Touch the table while the others play, and they hurry up.
home-forced = Play my card when only one fits
home-forced-help = Not at a relaxed table: there every card is yours to lay.
home-confirm = Tap a card twice to play it
home-clock = Time to think
home-clock-off = no limit
home-clock-relaxed = 60 s
home-clock-fast = 15 s
home-watching = Others may watch
home-hints = Hints
home-recall = A sheet of what has been played

## Gathering

home-code = Code of the table
home-link = Send the link
home-link-copy = Copy the link
home-copied = Link copied!
home-copy-yourself = The address is selected: copy it.
home-link-or = or { $address }
home-link-none = So far only this computer finds the table. For phones to come in, start Défifoo with ./play, or the server with --host 0.0.0.0.
home-qr = QR code with the link to this table
home-who = Who plays?
home-you = (you)
home-add-bot = Bot
home-bot-instead = Bot in the place of { $name }
home-remove = Take { $name } away
home-sit = Sit down
home-guest = Who else plays on this device?
home-guest-go = Add
home-start = Deal the cards
home-start-bots =
    { $count ->
        [one] Start with 1 bot
       *[other] Start with { $count } bots
    }
home-host-starts = You are in! Whoever opened the table deals the cards.
home-full = All seats are taken. You can watch once the cards are dealt.
home-full-closed = All seats are taken, and at this table only those who play may watch.
home-leave = Leave the table
home-screen = The table on a big screen
home-connecting = One moment…
home-no-table = No table has this code.
home-offline = The server does not answer. Is it still running, and are you online?

## The person

home-name = Your name
home-avatar = Your picture
home-avatar-fox = Fox
home-avatar-cat = Cat
home-avatar-owl = Owl
home-avatar-bear = Bear
home-avatar-frog = Frog
home-avatar-whale = Whale
home-avatar-panda = Panda
home-avatar-chick = Chick

## Settings and rules

home-back = Back
home-settings = Settings
home-sound = Sound
home-motion = Moving cards
home-language = Language
home-private = This device remembers your name, your picture and your tables; the server keeps the matches that were played. There is no account.
home-rules = The rules
home-mine = My matches and puzzles
home-puzzle = Puzzle of the day
home-rules-of = The rules of { $game }
home-rules-all = For all games

## Each game in three lines

home-brief = In a nutshell
home-purple-brief-1 = Everyone plays a card: the called colour, if they can.
home-purple-brief-2 = The highest card of that colour takes the whole trick.
home-purple-brief-3 = The challenge says what costs points: do not win it!
home-blue-brief-1 = Open lines with a Sun, then lay continents of their colour.
home-blue-brief-2 = Moon, Lightning, Iceberg: slow the others down. They will do the same.
home-blue-brief-3 = The first with all five continents wins.
home-yellow-brief-1 = Beat the card on top: paper beats rock, scissors beat paper, rock beats scissors.
home-yellow-brief-2 = Or the same symbol in a higher colour: green, then yellow, then red.
home-yellow-brief-3 = No cards left? You win the deal; the others pay for theirs.
home-red-brief-1 = Play the gang that was led; else the Police, who beat every gang.
home-red-brief-2 = The highest card takes the round and its points.
home-red-brief-3 = Bank or Bomb in your hand? Slam it down at any time during a round.

## The rule book

home-try = Try it
home-search = Look for a word in the rules
home-found = { $count ->
    [one] Found in one place
   *[other] Found in { $count } places
}
home-found-none = Nothing found. Try another word.
