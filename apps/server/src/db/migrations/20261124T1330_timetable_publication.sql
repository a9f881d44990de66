-- A timetable is a draft until it is published (docs/rules/timetable.md, «Publication»). Those that stand are public:
-- by a default that goes, as an update would count as a change of each event.
alter table events add column timetable_published_at timestamptz default now();
alter table events alter column timetable_published_at drop default;
