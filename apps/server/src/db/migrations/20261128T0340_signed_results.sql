-- Signed result files (docs/adr/0110-signed-result-files.md).

-- The keys of teams. A public half stays for ever: files that it signed are checked by it.
create table result_keys (
  -- The beginning of the SHA-256 of the public half.
  id text primary key,
  team_id bigint not null references teams,
  -- 32 bytes in base64url.
  public_key text not null,
  -- The private half, encrypted; deleted once another key took its place.
  sealed text,
  from_at timestamptz not null,
  until_at timestamptz,
  constraint result_keys_private_while_signing check ((sealed is null) = (until_at is not null))
);

create unique index result_keys_signing on result_keys (team_id) where until_at is null;
create index result_keys_of_team on result_keys (team_id, from_at);

-- By which a name is compared with what was published of it; it goes with the name.
alter table dancers
  add column name_salt text default replace(gen_random_uuid()::text, '-', '');
alter table judges
  add column name_salt text default replace(gen_random_uuid()::text, '-', '');

update dancers set name_salt = null where last_name = 'Удалено' and first_name = '№ ' || id;
