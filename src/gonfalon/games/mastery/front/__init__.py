"""The board of a landing page: the step of the lesson that it shows, and its drawing."""
