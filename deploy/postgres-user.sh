#!/bin/sh
# Runs once, in an empty database. The servers' user owns only their database. The superuser has no password afterward, so it can
# connect only from inside the container.
psql --set ON_ERROR_STOP=1 --username postgres --set password="$POSTGRES_PASSWORD" <<'SQL'
create role mathtools login password :'password';
create database mathtools owner mathtools;
alter role postgres password null;
SQL
