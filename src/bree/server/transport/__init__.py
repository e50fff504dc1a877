"""Sockets and addresses: how the server is put on the network, and one socket from its hello to its end."""
