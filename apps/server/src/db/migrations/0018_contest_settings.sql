-- How a contest is judged: its final, the criteria of points, titles by percent, what settles ties.
alter table contests
  add column final_max integer not null default 8 check (final_max between 2 and 20),
  -- `[{name, max}]`, `max` in tenths of a point.
  add column criteria jsonb not null default '[{"name": "Исполнение", "max": 100}]'
    check (jsonb_typeof(criteria) = 'array'),
  add column drop_extremes text not null default 'off'
    check (drop_extremes in ('off', 'criterion', 'total')),
  -- `[{title, from_percent}]`.
  add column degrees jsonb not null default '[]' check (jsonb_typeof(degrees) = 'array'),
  add column tie_break text not null default 'head-to-head'
    check (tie_break in ('head-to-head', 'chief-judge')),
  add column recall_same_dances boolean not null default false,
  -- Those who left before the final are ordered by what they were given there.
  add column order_eliminated boolean not null default false;
