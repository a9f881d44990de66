-- An account whose person had it erased: nothing personal is left in it, and it cannot be restored.

alter table users add column erased_at timestamptz;

alter table users add constraint users_erased check (
  erased_at is null
  or (deleted_at is not null and password_hash is null and last_name = '' and phone = '')
);
