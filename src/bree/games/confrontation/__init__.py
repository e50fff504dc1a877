"""The Confrontation: nine companions and the Ring against nine servants of Sauron, 2002 and 2005 editions."""
