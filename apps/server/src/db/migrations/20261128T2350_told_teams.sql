-- Each process keeps teams by their host for a moment; every change of a team notifies all of them. Changes of teams are rare, so
-- that their commits wait for one another harms nobody.

create function notify_teams() returns trigger language plpgsql as $$
begin
  perform pg_notify('parket_teams', '');
  return null;
end $$;

create trigger teams_notify after insert or update or delete on teams
  for each statement execute function notify_teams();
