-- How long after places are published a protest may be handed in.
alter table events add column protest_minutes integer not null default 30
  check (protest_minutes between 0 and 10080);
