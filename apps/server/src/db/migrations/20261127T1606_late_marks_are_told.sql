-- Who follows the marks of an event learns at once of what came too late, of what became of it, and of approvals: nothing else
-- changes with them.
create constraint trigger raise_topics after insert on journal
  deferrable initially deferred for each row
  when (new.kind in ('late', 'late.applied', 'late.dismissed', 'approval'))
  execute function raise_staff_topic();
