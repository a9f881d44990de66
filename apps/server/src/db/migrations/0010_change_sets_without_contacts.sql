-- The contacts and the payee of an event may be a person's own: change sets keep neither
-- (docs/adr/0020-undoing-a-change.md).

create or replace function note_row_change() returns trigger language plpgsql as $$
declare
  -- Columns of `events`; no other noted table has them.
  personal constant text[] := array['contacts', 'payment_details'];
  counted constant text[] := array['version', 'updated_at'];
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  -- A change of nothing else leaves nothing that could be undone.
  if was - counted <> became - counted and was - counted - personal = became - counted - personal
  then
    return null;
  end if;
  insert into row_changes (change_set_id, table_name, before, after)
  values (
    current_setting('parket.change_set')::bigint,
    tg_table_name,
    was - personal,
    became - personal
  );
  return null;
end
$$;

update row_changes
set before = before - array['contacts', 'payment_details'],
  after = after - array['contacts', 'payment_details']
where table_name = 'events';
