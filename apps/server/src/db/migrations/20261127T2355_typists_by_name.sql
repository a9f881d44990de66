-- Who typed, corrected or confirmed a sheet keeps the name of that moment: a station is renamed for the next person.

alter table mark_sheet_typists add column name text not null default '';
alter table mark_sheet_typists drop constraint mark_sheet_typists_once;
create index mark_sheet_typists_of_sheet on mark_sheet_typists (sheet_id);

alter table sheet_agreements add column name text not null default '';
alter table sheet_agreements drop constraint sheet_agreements_once;
create index sheet_agreements_of_sheet on sheet_agreements (sheet_id);

alter table mark_corrections add column name text not null default '';

-- The name of a user, of a judge's or chief judge's station, or the one that a station has.
create function typist_name(by_user bigint, by_station bigint) returns text
  language sql stable
  return btrim(coalesce(
    (select last_name || ' ' || first_name from users where id = by_user),
    (select coalesce(judges.last_name || ' ' || judges.first_name, stations.who)
      from stations left join judges on judges.id = stations.judge_id
      join events on events.id = stations.event_id
      where stations.id = by_station and events.personal_data_erased_at is null),
    ''
  ));

update mark_sheet_typists set name = typist_name(user_id, station_id);
update sheet_agreements set name = typist_name(user_id, station_id);
update mark_corrections set name = typist_name(user_id, station_id);
