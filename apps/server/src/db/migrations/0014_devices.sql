-- What a token is used from, so that a person knows their devices apart.

alter table tokens add column user_agent text not null default '' check (length(user_agent) <= 300);
