"""What viewers get to see of Paladins: views and card texts."""
