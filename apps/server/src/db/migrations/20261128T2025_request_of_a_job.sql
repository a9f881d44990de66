-- Which request queued a job, so that the log can be followed from one to the other.
alter table outbox add column request_id text;
