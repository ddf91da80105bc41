"""What a request may cost: rates, and budgets of CPU time."""
