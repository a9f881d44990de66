-- Who gets the heads of the journal beside the chief judge (docs/rules/marks-and-results.md, «Heads by mail»).
alter table events add column journal_copies text not null default '';

-- Up to which line of the event's chain closings were told by mail.
create table journal_letters (
  event_id bigint primary key references events on delete cascade,
  told_n integer not null
);
