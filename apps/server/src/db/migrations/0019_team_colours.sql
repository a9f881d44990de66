-- What a team chooses of its colours besides the accent.
alter table teams
  add column greys text not null default 'accent' check (greys in ('accent', 'warm', 'cool', 'neutral')),
  add column picture_tone text not null default 'in_turn' check (picture_tone in ('in_turn', 'colour', 'dusk', 'dawn'));
