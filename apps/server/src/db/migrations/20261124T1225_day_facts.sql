-- What was noted of an item on the day, by hand or by its rounds (docs/rules/timetable.md).
alter table session_items
  add column started_at timestamptz,
  add column ended_at timestamptz,
  add column noted_by bigint references users on delete set null;
