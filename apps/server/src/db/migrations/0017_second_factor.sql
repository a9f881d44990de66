-- A second factor at login: codes of an authenticator (TOTP), or a recovery code, each counted once.

create table second_factors (
  user_id bigint primary key references users on delete cascade,
  -- Encrypted with SECRET_KEY.
  secret text not null,
  created_at timestamptz not null,
  -- Null: it was shown, but no code of it has come yet.
  confirmed_at timestamptz,
  -- The time step of the latest code that was taken: none counts twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id bigint not null references second_factors on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (user_id, hash)
);

-- When the holder of a token last gave a code.
alter table tokens add column factor_at timestamptz;

-- Its organisers have their rights only with a second factor.
alter table teams add column requires_second_factor boolean not null default false;
