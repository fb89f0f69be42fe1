#!/bin/sh
# Runs once, in an empty database: the servers' user owns their database and nothing else, and the superuser, who then has no
# password, gets in from inside the container only.
psql --set ON_ERROR_STOP=1 --username postgres --set password="$POSTGRES_PASSWORD" <<'SQL'
create role mathtools login password :'password';
create database mathtools owner mathtools;
alter role postgres password null;
SQL
