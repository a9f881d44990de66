-- What the columns of a team's tables of registrations hold, where that differs from the usual titles.
create table sheet_columns (
  team_id bigint not null references teams on delete cascade,
  -- Folded: in small letters, with single spaces.
  title text not null check (title <> ''),
  -- Null: the column is not read.
  field text,
  primary key (team_id, title)
);

-- When the contacts were sent the link to give their consents: once.
alter table reg_datas add column consent_asked_at timestamptz;
