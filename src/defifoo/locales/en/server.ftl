# The server, in English

## Refusals by the server

server-refusal-no-table = There is no table with this code, or it is closed.
server-refusal-no-token = This needs the token of a seat or of the host.
server-refusal-not-your-seat = This seat is not yours.
server-refusal-no-hint = There is nothing to play at this moment, so there is no hint.
server-refusal-other-site = This server does not take orders from other sites’ pages.
server-refusal-too-large = That is too much at once.
server-refusal-too-many-requests = That was too fast. Wait a moment and try again.
server-refusal-too-many-messages = That was too fast. Wait a moment and try again.
server-refusal-too-many-connections = Too many connections come from your address.
server-refusal-too-many-tables = Too many tables are open.
server-refusal-too-many-guests = Too many people are at this table already.
server-refusal-too-many-hints = Too many people are asking for hints. Try again in a moment.
server-refusal-trouble = The server could not do that. It is not your fault.

## The home of a server, in the terminal

server-home-here = Play on this computer:
server-home-others = On other devices in the same network:
server-home-data = The tables are kept in { $folder }.
server-home-already = Défifoo is running on this computer already: { $address }
server-home-stop = Press Ctrl+C to stop. Nothing is lost: tables go on the next time.
