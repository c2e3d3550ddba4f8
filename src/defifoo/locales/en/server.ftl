# The server, in English

## Refusals by the server

server-refusal-no-table = There is no table with this code, or it is closed.
server-refusal-no-token = This needs the token of a seat or of the host.
server-refusal-not-your-seat = This seat is not yours.
server-refusal-no-hint = There is nothing to play at this moment, so there is no hint.
server-refusal-other-site = This server does not take orders from other sites’ pages.
server-refusal-other-host = This server does not know itself by the name “{ $host }”. Whoever runs it can say so: --public https://{ $host }
server-refusal-too-large = That is too much at once.
server-refusal-too-many-requests = That was too fast. Wait a moment and try again.
server-refusal-too-many-messages = That was too fast. Wait a moment and try again.
server-refusal-too-many-connections = Too many connections come from your address.
server-refusal-too-many-tables = Too many tables are open, or were opened just now. Wait a while and try again.
server-refusal-too-many-guests = Too many people are at this table already.
server-refusal-no-such-deal = That match had no such deal.
server-refusal-too-many-hints = There is too much to think about just now. Try again in a moment.
server-refusal-too-many-guesses = Too many codes without a table came from your address. Wait a while and try again.
server-refusal-too-many-lists = The server keeps no new list of matches just now. Your matches stay on this device.
server-refusal-too-many-questions = That was too much asked at once. Wait a moment and ask again.
server-refusal-trouble = The server could not do that. It is not your fault.
server-refusal-unreadable-message =
    { $why ->
        [binary] This message is not a text, and only texts are read here.
        [long] This message is too long: it may have { $most } bytes at most.
        [missing] This message lacks the field “{ $field }”.
        [unknown] This message has an unknown field, “{ $field }”.
        [field] In this message, the field “{ $field }” is not as it should be.
       *[broken] This message could not be read.
    }
server-refusal-unreadable-request =
    { $why ->
        [empty] This request is empty: it does not say what you want.
        [missing] This request lacks the field “{ $field }”.
        [unknown] This request has an unknown field, “{ $field }”.
        [field] In this request, the field “{ $field }” is not as it should be.
       *[broken] This request could not be read.
    }

## The home of a server, in the terminal

server-home-here = Play on this computer:
server-home-others = On other devices on the same network:
server-home-data = The tables are kept in { $folder }.
server-home-already = Défifoo is running on this computer already: { $address }
server-home-stop = Press Ctrl+C to stop. Nothing is lost: tables go on the next time.
