"""Simple pictures of final positions for share cards, one module for each game that has one."""
