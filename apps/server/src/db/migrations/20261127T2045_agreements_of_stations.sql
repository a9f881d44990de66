-- The two who typed a sheet differently may have typed it at stations (docs/rules/marks-and-results.md, «Second entry»).
alter table sheet_agreements drop constraint sheet_agreements_pkey;
alter table sheet_agreements alter column user_id drop not null;
alter table sheet_agreements add column station_id bigint;
alter table sheet_agreements add constraint sheet_agreements_one check (num_nonnulls(user_id, station_id) = 1);
alter table sheet_agreements add constraint sheet_agreements_once unique nulls not distinct (sheet_id, user_id, station_id);
