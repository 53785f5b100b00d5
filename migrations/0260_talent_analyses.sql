-- EMP-03: whoever may have an applicant's profile analysed. Admins may; recruiters when an admin lets them.
alter table company_members add column may_analyse boolean not null default false;

-- TRU-10: the list of who has looked tells of analyses too. Rows of before are right already.
alter table resume_views drop constraint resume_views_what_check;
alter table resume_views
  add constraint resume_views_what_check check (what in ('viewed', 'unlocked', 'downloaded', 'analysed')) not valid;
alter table resume_views validate constraint resume_views_what_check;

-- The last analysis of the person of a conversation for its job.
create table talent_analyses (
  conversation_id bigint primary key references conversations (id) on delete cascade,
  -- Whom it is about: it is in their export and goes with their account.
  account_id bigint not null references accounts (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  -- What the job asked for then, in short: another one says that it has changed.
  job_mark text not null,
  made_by bigint references accounts (id) on delete set null,
  language text not null,
  -- Of the rules that made it.
  version smallint not null,
  -- Empty once the profile has changed: words that someone has taken back are not read any more.
  report jsonb,
  made_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index talent_analyses_account on talent_analyses (account_id);
create index talent_analyses_job on talent_analyses (job_id);
create index talent_analyses_made_by on talent_analyses (made_by) where made_by is not null;
create trigger talent_analyses_touch before update on talent_analyses for each row execute function touch_updated_at();

-- How many someone has had made that day; one row a person, so that a conditional update is exact, however many ask at once.
create table talent_analysis_days (
  account_id bigint primary key references accounts (id) on delete cascade,
  -- It begins at 00:01 GMT+8.
  day date not null,
  used smallint not null check (used between 1 and 3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger talent_analysis_days_touch before update on talent_analysis_days
  for each row execute function touch_updated_at();
