-- Minutes that an item begins later than the one before ends: a delay moves what follows.
alter table session_items add column delay integer not null default 0 check (delay between 0 and 1440);
