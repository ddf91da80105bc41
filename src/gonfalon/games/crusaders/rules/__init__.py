"""The rules of Crusaders, a chapter a module."""
