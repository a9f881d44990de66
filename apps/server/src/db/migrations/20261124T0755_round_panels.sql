-- «A later round may have another panel» (decisions, «Stations: An empty seat»): who judges a round where its judges
-- are others than those of the contest.
create table round_panel_judges (
  round_id bigint not null references rounds on delete cascade,
  event_id bigint not null,
  judge_id bigint not null,
  -- Place in the panel, from 0.
  ind integer not null check (ind >= 0),
  primary key (round_id, judge_id),
  constraint round_panel_judges_order unique (round_id, ind),
  -- A judge who is merged keeps the seats on panels.
  constraint round_panel_judges_judge foreign key (event_id, judge_id)
    references event_judges on update cascade
);

create index round_panel_judges_by_judge on round_panel_judges (event_id, judge_id);

-- A draw that is taken back brings the panels back.
create trigger zz_note_row_change after insert or update or delete on round_panel_judges for each row
  when (current_setting('parket.change_set', true) <> '')
  execute function note_row_change();
