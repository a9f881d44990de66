-- What a letter is about, where it can be taken back while it waits: «place 12» for the place of entry 12.
alter table outbox add column topic text;
create index outbox_by_topic on outbox (topic) where topic is not null and sent_at is null;
