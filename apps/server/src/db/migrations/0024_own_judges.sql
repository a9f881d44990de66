-- «An event's organiser may enter a judge for the own team; the superadmin can merge such a one into the directory»
-- (decisions, «Sessions, judges, timetable»).

alter table judges
  -- Null: a judge of the directory.
  add column team_id bigint references teams,
  add column club text collate "und-x-icu" not null default '';

alter table judges drop constraint judges_once;
create unique index judges_once
  on judges (last_name_key, first_name_key, city_key, coalesce(team_id, 0));

create index judges_of_team on judges (team_id) where team_id is not null;

-- A judge who is merged keeps the seats on panels.
alter table panel_judges drop constraint panel_judges_judge;
alter table panel_judges add constraint panel_judges_judge
  foreign key (event_id, judge_id) references event_judges on update cascade;
