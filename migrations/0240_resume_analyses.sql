-- AI-03: analyses of a resume, the newest ten of each person. One that has failed stays as a row and costs no chance.
create table resume_analyses (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  preference_id bigint references job_preferences (id) on delete set null,
  -- The day whose three chances it takes from; days change at 00:01 in GMT+8.
  day date not null,
  -- Of the page that asked: skills in the report have their names in it.
  language text not null,
  status text not null default 'queued' check (status in ('queued', 'done', 'failed')),
  score smallint check (score between 0 and 100),
  report jsonb,
  -- Rules whose issue its owner has marked as resolved.
  resolved text[] not null default '{}',
  finished_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((status = 'queued') = (finished_at is null)),
  check ((status = 'done') = (report is not null and score is not null))
);
-- One at a time, however many presses arrive at once.
create unique index resume_analyses_running on resume_analyses (account_id) where status = 'queued';
create index resume_analyses_queued on resume_analyses (id) where status = 'queued';
create index resume_analyses_account on resume_analyses (account_id, id desc);
create index resume_analyses_preference on resume_analyses (preference_id) where preference_id is not null;
create trigger resume_analyses_touch before update on resume_analyses
  for each row execute function touch_updated_at();

-- What open jobs of a title, or of its field, ask for: the newest ones are read.
create index jobs_open_by_title on jobs (job_title_id, posted_at desc) where status = 'open';
create index jobs_open_by_field on jobs (sub_function_id, posted_at desc) where status = 'open';
