"""What operators see of a running server: logs, metrics, health probes."""
