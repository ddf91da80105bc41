"""What server commands such as `gonfalon serve` do; `gonfalon.cli` reads their arguments."""
