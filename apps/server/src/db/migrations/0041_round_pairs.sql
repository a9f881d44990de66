-- Who dances with whom in a Jack & Jill final: leaders and followers, drawn from the seed of the round.
create table round_pairs (
  round_id bigint not null references rounds on delete cascade,
  heat integer not null check (heat >= 1),
  ind integer not null check (ind >= 0),
  leader_id bigint not null references registrations on delete cascade,
  follower_id bigint not null references registrations on delete cascade,
  -- False: it counts for one of them only, the other is scored in another pair.
  scored boolean not null,
  primary key (round_id, leader_id, follower_id),
  constraint round_pairs_order unique (round_id, heat, ind) deferrable initially deferred
);

create index round_pairs_of_leader on round_pairs (leader_id);
create index round_pairs_of_follower on round_pairs (follower_id);

-- A draw that is taken back takes its pairs along.
create trigger zz_note_row_change after insert or update or delete on round_pairs for each row
  when (current_setting('parket.change_set', true) <> '')
  execute function note_row_change();
