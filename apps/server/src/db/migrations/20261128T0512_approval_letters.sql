-- The letter of the link in the outbox: whether it went out. No foreign key: letters are deleted after a month.
alter table approval_links add column letter_id bigint;
