"""The server: HTTP and WebSocket, identities, limits, bots at work, tables alive."""
