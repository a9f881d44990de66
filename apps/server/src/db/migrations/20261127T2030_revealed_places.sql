-- Places shown one at a time at the ceremony (docs/adr/0101-places-revealed-by-hand.md): of a held publication these and
-- the ones behind them are public. Null: none is.

alter table publications
  add column revealed_from_place integer
    check (revealed_from_place >= 1 and (revealed_from_place is null or round_id is null)),
  -- When the last place was shown or taken back.
  add column revealed_at timestamptz;

create or replace function raise_results_topic() returns trigger language plpgsql as $$
declare
  event bigint := coalesce(new.event_id, old.event_id);
begin
  perform raise_live_topic(event, 'staff');
  if new.released_at is not null or old.released_at is not null
    or new.revealed_from_place is not null or old.revealed_from_place is not null
  then
    perform raise_live_topic(event, 'results') from events where id = event and published;
    perform raise_now_topic(event);
  end if;
  return null;
end
$$;

-- A contest whose rounds are opened again is not awarded: what was shown of it is taken back.
create function take_back_revealed_places() returns trigger language plpgsql as $$
begin
  update publications set revealed_from_place = null
    where contest_id = new.id and released_at is null and revealed_from_place is not null;
  return null;
end
$$;

create trigger take_back_revealed_places after update of status on contests for each row
  when (old.status = 'judged' and new.status not in ('judged', 'published'))
  execute function take_back_revealed_places();
