"""What operators decide while the site runs: announcement, registration, limits, retention."""
