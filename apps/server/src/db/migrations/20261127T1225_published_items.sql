-- When and where the public first saw an item of a published timetable: what starts at another time now is marked
-- (docs/rules/timetable.md, «Changes after publication»). Written before the first change after a publication; the
-- item may be deleted and come back by an undo, so it is not referred to.
create table published_items (
  event_id bigint not null references events on delete cascade,
  item_id bigint not null,
  session_id bigint not null,
  start_at timestamptz not null,
  primary key (event_id, item_id)
);
