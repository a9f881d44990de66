-- What the marshal notes of heats (docs/adr/0100-the-marshal-notes-heats.md). A heat is one of a round in one dance; who is
-- not called has no row.

create table heat_calls (
  round_id bigint not null references rounds on delete cascade,
  dance text not null,
  heat integer not null check (heat > 0),
  registration_id bigint not null references registrations on delete cascade,
  state text not null check (state in ('present', 'called', 'missing')),
  at timestamptz not null,
  user_id bigint references users,
  station_id bigint,
  primary key (round_id, dance, heat, registration_id)
);

create index heat_calls_of_registration on heat_calls (registration_id);

-- The one released last is on the floor: that with the highest n.
create table heat_releases (
  n bigint generated always as identity,
  round_id bigint not null references rounds on delete cascade,
  dance text not null,
  heat integer not null check (heat > 0),
  at timestamptz not null,
  user_id bigint references users,
  station_id bigint,
  primary key (round_id, dance, heat)
);

-- The staff alone: the public is told nothing of it.
create constraint trigger raise_topics after insert or update or delete on heat_calls
  deferrable initially deferred for each row execute function raise_staff_topic_of_round();
create constraint trigger raise_topics after insert or update or delete on heat_releases
  deferrable initially deferred for each row execute function raise_staff_topic_of_round();
