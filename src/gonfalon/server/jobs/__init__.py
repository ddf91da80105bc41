"""Jobs: bot turns, deadlines, notices. They make things prompt; the table row is authoritative."""
