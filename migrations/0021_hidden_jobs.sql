-- Recommended jobs that a talent does not want to meet again, whatever becomes of the preference they came from.
create table hidden_reco_jobs (
  account_id bigint not null references accounts (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  job_preference_id bigint references job_preferences (id) on delete set null,
  created_at timestamptz not null,
  primary key (account_id, job_id)
);
create index hidden_reco_jobs_job on hidden_reco_jobs (job_id);
create index hidden_reco_jobs_preference on hidden_reco_jobs (job_preference_id) where job_preference_id is not null;
