"""The rules of Glory, a chapter a module."""
