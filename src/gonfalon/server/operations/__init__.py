"""Operations: health, metrics, logs, limits."""
