-- Checked at the end of a statement, so that contests can exchange their numbers.
alter table contests
  drop constraint contests_group_num,
  add constraint contests_group_num unique (event_id, group_num) deferrable initially immediate;
