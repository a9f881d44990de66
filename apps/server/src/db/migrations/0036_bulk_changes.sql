-- A bulk act on registrations can be undone as a whole (docs/adr/0039-bulk-acts-on-registrations.md). Its change set notes
-- entries and consents, and no contacts; other calls note nothing of registrations, as before.

create function note_consents_change() returns trigger language plpgsql as $$
declare
  -- Names nobody.
  kept constant text[] := array[
    'id', 'event_id', 'version',
    'consent_processing', 'consent_publication', 'consent_at', 'consent_text_version'
  ];
begin
  insert into row_changes (change_set_id, table_name, before, after)
  select
    current_setting('parket.change_set')::bigint,
    tg_table_name,
    (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(old)) where key = any (kept)),
    (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(new)) where key = any (kept));
  return null;
end
$$;

create trigger zz_note_row_change after update on reg_datas for each row
  when (current_setting('parket.note_registrations', true) = 'on')
  execute function note_consents_change();

create trigger zz_note_row_change after update on registrations for each row
  when (current_setting('parket.note_registrations', true) = 'on')
  execute function note_row_change();

-- Money is never removed: an undo answers the payments and refunds of a change set by their opposites.
-- No foreign key: the line outlives the set.
alter table ledger add column change_set_id bigint;
alter table ledger
  alter column change_set_id
  set default nullif(current_setting('parket.change_set', true), '')::bigint;
create index ledger_of_change_set on ledger (change_set_id) where change_set_id is not null;

-- Letters of a registration, for its organiser (`payload` is a letter with the registrations it is about).
create index outbox_of_registrations on outbox using gin ((payload -> 'regDataIds') jsonb_path_ops);
