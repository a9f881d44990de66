-- An archived event is gone from the lists; its own pages and registrations still open.
alter table events add column archived_at timestamptz;

-- Entries without which a contest is not held; null: three. And what tells contests of one kind apart: «Дебют».
alter table contests
  add column min_entries integer check (min_entries > 0),
  add column level text collate "und-x-icu" not null default '';
