-- Since when an account says who its owner is: a name and birth date typed just now may be anybody's.
alter table users add column identity_since timestamptz not null default now();
update users set identity_since = created_at;

create function touch_identity() returns trigger language plpgsql as $$
begin
  new.identity_since := now();
  return new;
end $$;

create trigger users_identity before update on users
  for each row
  when ((old.last_name, old.first_name, old.birth_date)
    is distinct from (new.last_name, new.first_name, new.birth_date))
  execute function touch_identity();
