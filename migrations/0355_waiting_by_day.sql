-- no transaction
-- VIP-02: who waits for an answer to a job, day by day: within a day a refreshed resume comes first.
create index concurrently if not exists conversations_job_day on conversations
  (job_id, ((waiting_since at time zone 'UTC')::date), waiting_since) where waiting_since is not null;
