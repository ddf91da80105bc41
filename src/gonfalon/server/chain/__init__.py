"""The daily chain of commitments: leaves of matches that started, and a head for each day."""
