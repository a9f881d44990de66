-- An entry that came after its round's heats were locked.
alter table heat_entries add column is_late boolean not null default false;
