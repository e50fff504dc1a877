"""The table on the network: REST to open one, a WebSocket to sit at it, a store that forgets nothing."""
