#!/bin/sh
# Runs once, when the database is made: the application's role, which owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$GONFALON_DATABASE_PASSWORD" -U postgres -d gonfalon <<'SQL'
CREATE ROLE gonfalon LOGIN PASSWORD :'password';
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT CONNECT ON DATABASE gonfalon TO gonfalon;
SQL
