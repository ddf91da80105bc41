"""Rule ids: where they are cited in code and tests, and that their texts are there."""
