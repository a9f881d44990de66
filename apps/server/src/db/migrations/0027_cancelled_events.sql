-- A cancelled event stays where it is and says so. Its level, by when entries are paid, and what stands on the backs.
alter table events
  add column cancelled_at timestamptz,
  add column kind text collate "und-x-icu" not null default '',
  add column pay_until timestamptz,
  add column start_number_mode text not null default 'reg_n' check (start_number_mode in ('reg_n', 'own'));
