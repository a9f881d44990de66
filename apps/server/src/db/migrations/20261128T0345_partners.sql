-- Whoever supports an event: the hall's screen shows them in breaks.

alter table attachments add column is_partner boolean not null default false;
