-- APP-01: applications for jobs, one per job and person, with what was sent and how far they have come.
create table applications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  job_id bigint references jobs (id) on delete set null,
  company_id bigint references companies (id) on delete set null,
  -- Null once both sides' time to keep the conversation is over.
  conversation_id bigint references conversations (id) on delete set null,
  -- The number of its card in the conversation.
  card_seq bigint,
  job_title text not null,
  company_name text not null,
  stage text not null default 'applied' check (stage in
    ('applied', 'viewed', 'shortlisted', 'interview', 'offer', 'hired', 'not_suitable', 'withdrawn', 'closed')),
  stage_at timestamptz not null,
  -- Exactly what was sent: copies of files, and the questions in the words that were asked.
  documents jsonb not null default '[]',
  answers jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
-- One application per job and person, however many presses arrive at once.
create unique index applications_once on applications (account_id, job_id);
create unique index applications_conversation on applications (conversation_id) where conversation_id is not null;
-- What a job seeker lists, and what an employer lists of a job by stage: both a page at a time.
create index applications_own on applications (account_id, stage_at desc, id desc);
create index applications_of_job on applications (job_id, stage, stage_at desc, id desc);
create index applications_company on applications (company_id);
create trigger applications_touch before update on applications for each row execute function touch_updated_at();

-- What has happened, as both sides may see it; what an employer keeps to itself has no row here.
create table application_events (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications (id) on delete cascade,
  -- The job seeker's, so that it is in their export and goes with their account.
  account_id bigint not null references accounts (id) on delete cascade,
  stage text not null,
  mover text not null check (mover in ('talent', 'employer', 'system')),
  -- Why not suitable, as one of the kind reasons.
  reason text,
  created_at timestamptz not null
);
create index application_events_application on application_events (application_id, id);
create index application_events_account on application_events (account_id);

-- What a Boss has decided and can still take back; the job seeker hears of it when the time is over.
create table application_decisions (
  application_id bigint primary key references applications (id) on delete cascade,
  decided_by bigint not null references accounts (id) on delete cascade,
  stage text not null check (stage in ('shortlisted', 'not_suitable')),
  reason text,
  note text not null default '',
  due_at timestamptz not null,
  created_at timestamptz not null
);
create index application_decisions_due on application_decisions (due_at);
create index application_decisions_by on application_decisions (decided_by);
