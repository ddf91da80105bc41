"""Every message of Glory, as an id with typed arguments. The texts are in text/."""
