"""Commands to operate a site."""
