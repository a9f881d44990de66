-- A rehearsal of an event: a copy with made-up people and marks, which only its staff see and which is thrown
-- away whole (docs/adr/0044-rehearsals.md).

alter table events
  add column rehearsal_of bigint references events,
  add constraint events_rehearsal_once unique (rehearsal_of),
  add constraint events_rehearsal_hidden check (rehearsal_of is null or not published);

-- Made-up judges go with their rehearsal and are in no directory.
alter table judges add column rehearsal_id bigint references events on delete cascade;
create index judges_of_rehearsal on judges (rehearsal_id) where rehearsal_id is not null;

drop index judges_once;
create unique index judges_once on judges
  (last_name_key, first_name_key, city_key, coalesce(team_id, 0), coalesce(rehearsal_id, 0));

-- Payments of a rehearsal were never made: they go with it. All other money stays append-only.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (
    select from events where id = old.event_id and rehearsal_of is not null
  ) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

drop trigger ledger_append_only on ledger;
create trigger ledger_append_only before update or delete on ledger
  for each row execute function refuse_ledger_change();
