"""Django's PostgreSQL backend for servers that can change places; named in `DATABASES`."""
