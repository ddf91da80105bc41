"""What becomes of an account: export, erasure, its end."""
