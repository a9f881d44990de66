-- Beside the main rounds: the hope round, for those who did not go on at once, and a round danced again.
alter table rounds
  add column type text not null default 'main' check (type in ('main', 'hope', 'redance')),
  drop constraint rounds_once,
  add constraint rounds_once unique nulls not distinct (contest_id, role, round_index, type),
  add constraint rounds_hope check (type <> 'hope' or round_index > 0);
