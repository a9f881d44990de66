-- The processes that run on this database: they must share files and key (docs/adr/0103-processes-know-of-each-other.md).

create table processes (
  id uuid primary key,
  host text not null,
  version text not null,
  -- Which store its files are in: the same name, the same store.
  files_store text not null,
  -- Of SECRET_KEY; null: it has none.
  key_fingerprint text,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
