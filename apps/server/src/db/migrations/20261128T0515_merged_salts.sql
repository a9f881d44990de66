-- A judge who was merged into another one goes on proving the name in the files that were published before
-- (docs/adr/0111-names-by-salted-commitments.md).
alter table judges add column merged_salts text[] not null default '{}';
