"""Tables over HTTP and WebSocket.

A request goes: `routes` or `sockets` -> `room` (the people at one live table) -> `writing` (its log) -> `storage`, and when it
is on disk from `telling` to every `guest`. What happens by itself comes from `timers`.
"""
