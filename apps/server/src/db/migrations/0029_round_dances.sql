-- A round may have fewer dances than its contest; null: all of them.
alter table rounds add column dances text[];
