-- Each process keeps teams by their host for a moment; every change of a team tells all of them. Changes of teams are rare, so
-- that their commits wait for one another harms nobody.

create function tell_teams() returns trigger language plpgsql as $$
begin
  perform pg_notify('parket_teams', '');
  return null;
end $$;

create trigger teams_tell after insert or update or delete on teams
  for each statement execute function tell_teams();
