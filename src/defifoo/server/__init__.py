"""Tables over HTTP and WebSocket.

A request goes: `routes` or `sockets` -> `room` (one live table) -> `storage`, and when it is on disk from `telling` to every
`guest`. What happens by itself comes from `timers`.
"""
