-- A saved job belongs to the account, or to the session of someone who has none yet.
create table saved_jobs (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs (id) on delete cascade,
  account_id bigint references accounts (id) on delete cascade,
  session_id bigint references sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((account_id is null) <> (session_id is null))
);
create unique index saved_jobs_account on saved_jobs (account_id, job_id) where account_id is not null;
create unique index saved_jobs_session on saved_jobs (session_id, job_id) where session_id is not null;
create index saved_jobs_account_newest on saved_jobs (account_id, id desc) where account_id is not null;
create index saved_jobs_session_newest on saved_jobs (session_id, id desc) where session_id is not null;
create index saved_jobs_job on saved_jobs (job_id);
create trigger saved_jobs_touch before update on saved_jobs for each row execute function touch_updated_at();

-- Who has looked at a job today, so that nobody counts twice; kept for two days only.
create table job_viewers (
  session_id bigint not null references sessions (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  viewed_on date not null,
  created_at timestamptz not null,
  primary key (session_id, job_id, viewed_on)
);
create index job_viewers_day on job_viewers (viewed_on);
create index job_viewers_job on job_viewers (job_id);

-- What happened to a job on a day, without saying by whom.
create table job_days (
  job_id bigint not null references jobs (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  exposures integer not null default 0 check (exposures >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (job_id, day)
);
create index job_days_day on job_days (day);
create trigger job_days_touch before update on job_days for each row execute function touch_updated_at();

-- Worked out of job_days every few minutes; a job nobody has met has no row.
create table job_popularity (
  job_id bigint primary key references jobs (id) on delete cascade,
  score real not null check (score >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_popularity_score on job_popularity (score desc, job_id desc);
create trigger job_popularity_touch before update on job_popularity
  for each row execute function touch_updated_at();
