-- When a registration was checked in, and what the desk has seen of each dancer (no copies are kept).

alter table reg_datas add column attendance_at timestamptz;

alter table dancers
  add column medical_seen boolean not null default false,
  add column insurance_seen boolean not null default false,
  add column document_seen boolean not null default false;
