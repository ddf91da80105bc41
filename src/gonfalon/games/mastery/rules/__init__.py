"""The rules of Medieval Mastery, one module per chapter, and what must always hold."""
