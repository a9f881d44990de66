-- The rounds that were closed lately are looked for every two seconds where COPY_DIR is set (docs/backup.md).

create index journal_closed_rounds on journal (at) where kind = 'round.closed';
