-- A registration that was made one with another of the same people: it holds nothing any more.
alter table reg_datas add column merged_into bigint;
alter table reg_datas add constraint reg_datas_merged
  foreign key (merged_into, event_id) references reg_datas (id, event_id);
alter table reg_datas add constraint reg_datas_not_into_itself check (merged_into <> id);
create index reg_datas_merged_into on reg_datas (merged_into) where merged_into is not null;
