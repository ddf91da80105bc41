"""The rules of Paladins, one module per chapter, and what must always hold."""
