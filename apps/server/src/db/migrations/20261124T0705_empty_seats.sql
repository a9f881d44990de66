-- «An empty seat» (decisions, «Stations»): from a dance of this round on nobody judges in a seat of the panel. It
-- is a decision of the chief judge like the others: who, when, why, and it can be withdrawn.

alter table round_decisions drop constraint round_decisions_kind_check;
alter table round_decisions
  add constraint round_decisions_kind_check
    check (kind in ('cut', 'tie', 'order', 'deduction', 'attempt', 'seat'));

-- The seat that is left empty.
alter table round_decisions add column letter text;
alter table round_decisions
  add constraint round_decisions_seat check ((kind = 'seat') = (letter is not null));

alter table round_decisions drop constraint round_decisions_attempt;
alter table round_decisions
  add constraint round_decisions_attempt check ((kind in ('attempt', 'seat')) = (dance is not null));
