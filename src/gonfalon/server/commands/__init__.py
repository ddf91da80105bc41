"""What `gonfalon serve`, `demo`, `migrate` and `doctor` do; `gonfalon.cli` reads the arguments."""
