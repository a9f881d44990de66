-- A change set is undone once: a second undo of it would give the money back again. Of undos that were
-- made twice the first one stands.

update change_sets set undoes = null
where exists (
  select from change_sets as earlier
  where earlier.undoes = change_sets.undoes and earlier.id < change_sets.id
);

drop index change_sets_by_undone;
create unique index change_sets_undone_once on change_sets (undoes) where undoes is not null;
