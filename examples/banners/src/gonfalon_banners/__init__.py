"""Banners: a small game of secret bids, as a plug-in for Gonfalon."""

from gonfalon_banners.game import GAME

__all__ = ["GAME"]
