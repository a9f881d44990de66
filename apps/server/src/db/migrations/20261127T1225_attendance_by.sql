-- Who noted at the desk that somebody came or did not: several work there at once.

alter table reg_datas add column attendance_by bigint references users on delete set null;

create index reg_datas_attendance_by on reg_datas (attendance_by) where attendance_by is not null;
