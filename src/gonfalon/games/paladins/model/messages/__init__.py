"""Every message of Paladins of the West Kingdom, as an id with typed arguments."""
