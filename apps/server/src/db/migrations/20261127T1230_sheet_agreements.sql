-- Two typists who differ may agree together (docs/rules/marks-and-results.md, «Second entry»), unless the event leaves
-- it to a third person.
alter table events add column third_decides boolean not null default false;

-- Who of the two said yes to the marks of a resolving sheet. What changes the marks before both did takes a yes back.
create table sheet_agreements (
  sheet_id bigint not null references mark_sheets on delete cascade,
  user_id bigint not null references users,
  -- Why these marks: of the one who said yes first.
  reason text not null default '',
  at timestamptz not null,
  primary key (sheet_id, user_id)
);
