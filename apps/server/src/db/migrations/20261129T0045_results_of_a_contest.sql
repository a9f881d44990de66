-- What the list of results says of a contest besides its publications: its name, its number, whether its marks are
-- public. Phones read the list anew by its version alone (docs/adr/0164-an-answer-is-written-once.md).

create function raise_results_of_contest() returns trigger language plpgsql as $$
begin
  -- Staff first, as everywhere: two transactions never wait for each other's topics.
  perform raise_live_topic(new.event_id, 'staff');
  perform raise_live_topic(new.event_id, 'results') from events
    where id = new.event_id and published and exists (
      select from publications
      where contest_id = new.id and (released_at is not null or revealed_from_place is not null));
  return null;
end
$$;

create constraint trigger raise_results after update on contests
  deferrable initially deferred for each row
  when ((old.group_num, old.group_name, old.section, old.marks_published, old.status in ('draft', 'cancelled'))
    is distinct from
    (new.group_num, new.group_name, new.section, new.marks_published, new.status in ('draft', 'cancelled')))
  execute function raise_results_of_contest();
