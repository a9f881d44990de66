-- How long an event's personal data stay (docs/adr/0046-retention.md). Null: as long as the event.

alter table events
  add column retention_months integer check (retention_months between 1 and 600),
  add column personal_data_erased_at timestamptz;

-- By what a person is known again once names and birth date are gone: a keyed hash, its key known to this database alone.
insert into settings (key, value)
values ('person_key', to_jsonb(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')));

create function person_key(last_name text, first_name text, birth_date date) returns text
language sql stable as $$
  select encode(
    sha256(convert_to(key || encode(
      sha256(convert_to(
        key || fold_name(last_name) || '|' || fold_name(first_name) || '|' || birth_date, 'UTF8')),
      'hex'), 'UTF8')),
    'hex')
  from (select value #>> '{}' as key from settings where settings.key = 'person_key') as secret
$$;

alter table dancers
  add column person_key text not null default '',
  -- Since then names and birth date say no more who it is.
  add column erased_at timestamptz;

update dancers set person_key = person_key(last_name, first_name, birth_date);

create function note_person() returns trigger language plpgsql as $$
begin
  new.person_key := person_key(new.last_name, new.first_name, new.birth_date);
  return new;
end $$;

create trigger dancers_person before insert on dancers
  for each row when (new.person_key = '') execute function note_person();
create trigger dancers_person_changed before update of last_name, first_name, birth_date on dancers
  for each row when (
    new.erased_at is null and (old.last_name, old.first_name, old.birth_date)
      is distinct from (new.last_name, new.first_name, new.birth_date)
  )
  execute function note_person();

create index dancers_by_person on dancers (person_key);
