-- By what a person is known besides name and birth date (docs/adr/0048-former-surnames-and-federation-codes.md):
-- shown to whoever registered and to staff alone.
alter table dancers
  add column former_last_name text not null default '',
  add column federation_codes text[] not null default '{}';
