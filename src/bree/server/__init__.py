"""The table on the network: REST to open one, a WebSocket to sit at it, a store that forgets nothing.

- `wire`: the types of everything that is said, both ways
- `store`: what is kept, and the database
- `bots`: the processes in which bots think
- `table`: one table, and whoever is at it
- `transport`: sockets and addresses
- `api`: the web application

None of them imports one that stands below it.
"""
