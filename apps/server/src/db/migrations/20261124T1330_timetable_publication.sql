-- A timetable is a draft until it is published (docs/rules/timetable.md, «Publication»). Those that stand are public.
alter table events add column timetable_published_at timestamptz;
update events set timetable_published_at = now();
