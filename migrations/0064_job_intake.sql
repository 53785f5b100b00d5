-- TRU-02: a job with 30 overdue first messages takes no new ones; below 15 it opens again by itself.
alter table jobs add column intake_paused_at timestamptz;

-- Jobs whose count of overdue messages may have crossed a line. A row is written with what changed the count and taken
-- away with the decision, so that no process can lose it.
create table intake_checks (
  job_id bigint primary key references jobs (id) on delete cascade
);
