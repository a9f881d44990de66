-- What one dance takes in the plan of the day, walking on and off counted.
alter table events add column dance_seconds integer not null default 120 check (dance_seconds > 0);
