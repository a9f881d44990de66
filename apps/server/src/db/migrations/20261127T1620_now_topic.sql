-- What is on at an event, for everybody (docs/adr/0098-what-is-on-now.md): a topic of its own, raised by what is public
-- of the day while the timetable is.

alter table live_topics drop constraint live_topics_topic_check;
alter table live_topics
  add constraint live_topics_topic_check check (topic in ('staff', 'timetable', 'results', 'now'));

insert into live_topics (event_id, topic) select id, 'now' from events;

create or replace function make_live_topics() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from live_topics where event_id = old.id;
  else
    insert into live_topics (event_id, topic)
      select new.id, topic from unnest(array['staff', 'timetable', 'results', 'now']) as topic;
  end if;
  return null;
end
$$;

create function raise_now_topic(event bigint) returns void language plpgsql as $$
begin
  perform raise_live_topic(event, 'now') from events
    where id = event and published and timetable_published_at is not null;
end
$$;

-- The public's timetable is raised by the plan, what is on by the facts of the day, too.
create or replace function raise_timetable_topic() returns trigger language plpgsql as $$
declare
  event bigint := coalesce(new.event_id, old.event_id);
  facts text[] := array['started_at', 'ended_at', 'noted_by', 'updated_at', 'version'];
begin
  perform raise_live_topic(event, 'staff');
  perform raise_now_topic(event);
  if tg_op = 'UPDATE' and to_jsonb(new) - facts = to_jsonb(old) - facts then return null; end if;
  perform raise_live_topic(event, 'timetable') from events
    where id = event and published and timetable_published_at is not null;
  return null;
end
$$;

create or replace function raise_topics_of_event() returns trigger language plpgsql as $$
begin
  perform raise_live_topic(new.id, 'staff');
  if (new.published or old.published)
    and (new.published, new.timetable_published_at, new.time_zone)
      is distinct from (old.published, old.timetable_published_at, old.time_zone)
  then
    perform raise_live_topic(new.id, 'timetable');
    perform raise_live_topic(new.id, 'now');
  end if;
  if new.published <> old.published then perform raise_live_topic(new.id, 'results'); end if;
  return null;
end
$$;

-- A result that is public may tell who dances next.
create or replace function raise_results_topic() returns trigger language plpgsql as $$
declare
  event bigint := coalesce(new.event_id, old.event_id);
begin
  perform raise_live_topic(event, 'staff');
  if new.released_at is not null or old.released_at is not null then
    perform raise_live_topic(event, 'results') from events where id = event and published;
    perform raise_now_topic(event);
  end if;
  return null;
end
$$;

-- Of a round its status alone is public, and that not before its heats are locked.
create function raise_topics_of_round() returns trigger language plpgsql as $$
declare
  event bigint := coalesce(new.event_id, old.event_id);
begin
  perform raise_live_topic(event, 'staff');
  if new.status is distinct from old.status
    and (new.status not in ('planned', 'drawn') or old.status not in ('planned', 'drawn'))
  then
    perform raise_now_topic(event);
  end if;
  return null;
end
$$;

-- A couple that comes late, moves or leaves, once the heats are locked.
create function raise_topics_of_heats() returns trigger language plpgsql as $$
declare
  found record;
begin
  select event_id, status into found from rounds where id = coalesce(new.round_id, old.round_id);
  perform raise_live_topic(found.event_id, 'staff');
  if found.status in ('locked', 'running') then perform raise_now_topic(found.event_id); end if;
  return null;
end
$$;

drop trigger raise_topics on rounds;
create constraint trigger raise_topics after insert or update or delete on rounds
  deferrable initially deferred for each row execute function raise_topics_of_round();

drop trigger raise_topics on heat_entries;
create constraint trigger raise_topics after insert or update or delete on heat_entries
  deferrable initially deferred for each row execute function raise_topics_of_heats();
