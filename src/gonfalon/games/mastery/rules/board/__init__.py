"""Cards, knights and the field they hold."""
