-- Which kinds of jobs there are, the program says (src/jobs/kinds.ts); a worker takes only those that it knows.
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (length(kind) between 1 and 40);
