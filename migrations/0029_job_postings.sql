alter table jobs
  add column work_eligibility_ids integer[] not null default '{}',
  add column is_featured boolean not null default false,
  -- Why a job is on hold: the employer paused it, or did not confirm the vacancy in time.
  add column hold_reason text check (hold_reason in ('employer', 'unconfirmed')),
  add column close_reason text check (close_reason in ('hired', 'cancelled', 'other')),
  add column deleted_at timestamptz,
  -- When the employer last said that the vacancy exists; null for jobs from before the rule.
  add column confirmed_at timestamptz,
  add column reminded_at timestamptz,
  -- The first job of a chain of postings of the same vacancy.
  add column chain_id bigint references jobs (id) on delete set null,
  -- What makes two active jobs the same; two of one company never are.
  add column duplicate_key text check (length(duplicate_key) <= 400),
  -- What makes another job a repost of this one: every form it has had, so that editing it first changes nothing.
  add column repost_keys text[] not null default '{}',
  add check (deleted_at is null or status = 'closed'),
  add check (hold_reason is null or status = 'on_hold');
create unique index jobs_duplicate on jobs (company_id, duplicate_key) where status <> 'closed' and duplicate_key is not null;
create index jobs_repost on jobs (company_id, closed_at desc) where status = 'closed' and repost_keys <> '{}';
create index jobs_chain on jobs (chain_id) where chain_id is not null;
create index jobs_confirmed on jobs (confirmed_at) where status = 'open' and confirmed_at is not null;
create index jobs_of_company on jobs (company_id, status, posted_at desc) where deleted_at is null;
create index jobs_recruiter on jobs (recruiter_id);

-- Each time that a job went public, and when it ended. A job from before this table has no row: posted_at tells.
create table job_postings (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs (id) on delete cascade,
  posted_at timestamptz not null,
  closed_at timestamptz check (closed_at >= posted_at),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index job_postings_running on job_postings (job_id) where closed_at is null;
create index job_postings_job on job_postings (job_id, posted_at desc);
create trigger job_postings_touch before update on job_postings for each row execute function touch_updated_at();

-- Who said when, and in which words, that the vacancy exists.
create table job_attestations (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs (id) on delete cascade,
  account_id bigint references accounts (id) on delete set null,
  reason text not null check (reason in ('publish', 'reopen', 'reconfirm')),
  text_version text not null check (length(text_version) <= 40),
  created_at timestamptz not null
);
create index job_attestations_job on job_attestations (job_id, id desc);
create index job_attestations_account on job_attestations (account_id);

create table job_drafts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  copied_from bigint references jobs (id) on delete set null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  saved_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index job_drafts_account on job_drafts (account_id, saved_at desc);
create index job_drafts_company on job_drafts (company_id);
create index job_drafts_copied_from on job_drafts (copied_from) where copied_from is not null;
create trigger job_drafts_touch before update on job_drafts for each row execute function touch_updated_at();

create table screening_questions (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs (id) on delete cascade,
  position integer not null check (position between 0 and 9),
  question text not null check (length(question) between 3 and 300),
  kind text not null check (kind in ('text', 'yes_no', 'choice')),
  choices text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Two questions may change places within a transaction.
  unique (job_id, position) deferrable initially deferred
);
create trigger screening_questions_touch before update on screening_questions
  for each row execute function touch_updated_at();

-- What a company may spend on making a job urgent or featured.
create table company_credits (
  company_id bigint not null references companies (id) on delete cascade,
  kind text not null check (kind in ('urgent', 'featured')),
  balance integer not null check (balance >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, kind)
);
create trigger company_credits_touch before update on company_credits
  for each row execute function touch_updated_at();
