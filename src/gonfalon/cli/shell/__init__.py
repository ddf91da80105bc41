"""The command and the shell it is typed into."""
