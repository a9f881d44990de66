-- Who somebody is stays with them: a new address counts once confirmed, and nobody is read by a bare id.

-- The address that is to replace `email` once its mailed link was opened.
alter table users add column pending_email text
  check (pending_email = btrim(pending_email) and pending_email like '%_@_%');

alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check
  check (kind in ('password-reset', 'email-verification', 'email-change', 'first-superadmin'));

-- Whom staff found by exact e-mail: a role can be given to nobody else. Good for an hour.
create table found_users (
  finder_id bigint not null references users on delete cascade,
  user_id bigint not null references users on delete cascade,
  found_at timestamptz not null,
  primary key (finder_id, user_id)
);

create index found_users_by_age on found_users (found_at);
create index found_users_by_user on found_users (user_id);
