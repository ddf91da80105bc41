"""The landing page: its board, which answers one move, and the pages for a folder."""
