-- How everyone learns of a change (docs/adr/0090-streams-and-live-topics.md): a version for each topic of an event, no
-- log. A row is made with its event and never later: without a foreign key, raising a version waits for nobody who
-- holds the event.

create table live_topics (
  event_id bigint not null,
  topic text not null check (topic in ('staff', 'timetable', 'results')),
  version bigint not null default 0,
  primary key (event_id, topic)
);

create function make_live_topics() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from live_topics where event_id = old.id;
  else
    insert into live_topics (event_id, topic)
      select new.id, topic from unnest(array['staff', 'timetable', 'results']) as topic;
  end if;
  return null;
end
$$;

create trigger make_live_topics after insert or delete on events for each row
  execute function make_live_topics();

insert into live_topics (event_id, topic)
  select id, topic from events, unnest(array['staff', 'timetable', 'results']) as topic;

-- Once a transaction, however many rows it changes.
create function raise_live_topic(event bigint, raised text) returns void language plpgsql as $$
declare
  noted text := coalesce(current_setting('parket.raised_topics', true), '');
  this text := format(' %s:%s ', event, raised);
begin
  if strpos(noted, this) > 0 then return; end if;
  update live_topics set version = version + 1 where event_id = event and topic = raised;
  perform set_config('parket.raised_topics', noted || this, true);
end
$$;

-- Staff learn of everything, and always first: two transactions never wait for each other's topics.
create function raise_staff_topic() returns trigger language plpgsql as $$
begin
  perform raise_live_topic(coalesce(new.event_id, old.event_id), 'staff');
  return null;
end
$$;

create function raise_staff_topic_of_round() returns trigger language plpgsql as $$
begin
  perform raise_live_topic(event_id, 'staff') from rounds
    where id = coalesce(new.round_id, old.round_id);
  return null;
end
$$;

-- The public's timetable: not what is noted of an item on the day, and nothing of a draft.
create function raise_timetable_topic() returns trigger language plpgsql as $$
declare
  event bigint := coalesce(new.event_id, old.event_id);
  facts text[] := array['started_at', 'ended_at', 'noted_by', 'updated_at', 'version'];
begin
  perform raise_live_topic(event, 'staff');
  if tg_op = 'UPDATE' and to_jsonb(new) - facts = to_jsonb(old) - facts then return null; end if;
  perform raise_live_topic(event, 'timetable') from events
    where id = event and published and timetable_published_at is not null;
  return null;
end
$$;

-- What becomes public, or ceases to be, with the event or its timetable.
create function raise_topics_of_event() returns trigger language plpgsql as $$
begin
  perform raise_live_topic(new.id, 'staff');
  if (new.published or old.published)
    and (new.published, new.timetable_published_at, new.time_zone)
      is distinct from (old.published, old.timetable_published_at, old.time_zone)
  then
    perform raise_live_topic(new.id, 'timetable');
  end if;
  if new.published <> old.published then perform raise_live_topic(new.id, 'results'); end if;
  return null;
end
$$;

-- A result that is held back is told to nobody outside.
create function raise_results_topic() returns trigger language plpgsql as $$
declare
  event bigint := coalesce(new.event_id, old.event_id);
begin
  perform raise_live_topic(event, 'staff');
  if new.released_at is not null or old.released_at is not null then
    perform raise_live_topic(event, 'results') from events where id = event and published;
  end if;
  return null;
end
$$;

-- Deferred: a version's row is locked only while its transaction ends, so that judges of several rounds hardly meet.
do $$
declare
  changed text;
begin
  foreach changed in array array[
    'contests', 'rounds', 'reg_datas', 'registrations', 'dancers', 'ledger', 'event_judges', 'panel_judges',
    'round_panel_judges', 'result_questions'
  ] loop
    execute format(
      'create constraint trigger raise_topics after insert or update or delete on %I
         deferrable initially deferred for each row execute function raise_staff_topic()', changed);
  end loop;
  foreach changed in array array[
    'mark_sheets', 'heat_entries', 'round_pairs', 'round_exits', 'round_decisions', 'panel_substitutions'
  ] loop
    execute format(
      'create constraint trigger raise_topics after insert or update or delete on %I
         deferrable initially deferred for each row execute function raise_staff_topic_of_round()', changed);
  end loop;
  foreach changed in array array['sessions', 'session_items'] loop
    execute format(
      'create constraint trigger raise_topics after insert or update or delete on %I
         deferrable initially deferred for each row execute function raise_timetable_topic()', changed);
  end loop;
end
$$;

create constraint trigger raise_topics after update on events
  deferrable initially deferred for each row execute function raise_topics_of_event();

create constraint trigger raise_topics after insert or update or delete on publications
  deferrable initially deferred for each row execute function raise_results_topic();
