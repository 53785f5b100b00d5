-- AI-05: what someone may still ask the coach today, as in `ai_accounts`: a conditional update takes a credit exactly once.
create table coach_accounts (
  account_id bigint primary key references accounts (id) on delete cascade,
  credit_day date not null,
  used smallint not null default 0 check (used >= 0),
  tries smallint not null default 0 check (tries >= 0),
  running_id uuid,
  running_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((running_id is null) = (running_since is null))
);
create trigger coach_accounts_touch before update on coach_accounts for each row execute function touch_updated_at();

-- Conversations with the coach: the newest of each person, until they have not been touched for long.
create table coach_conversations (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  -- The first question, shortened.
  title text not null check (length(title) between 1 and 120),
  -- What the last answer was about, so that `and in Kuala Lumpur?` can be understood.
  topic jsonb not null default '{}',
  touched_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index coach_conversations_account on coach_conversations (account_id, touched_at desc);
create index coach_conversations_old on coach_conversations (touched_at);
create trigger coach_conversations_touch before update on coach_conversations
  for each row execute function touch_updated_at();

-- A question and its answer. Jobs are kept by their ids: they are shown as they are when someone looks again.
create table coach_turns (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references coach_conversations (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  question text not null check (length(question) between 1 and 1000),
  answer text not null check (length(answer) <= 8000),
  intent text not null,
  blocks jsonb not null default '[]',
  suggestions text[] not null default '{}',
  language text not null,
  -- The model that wrote it; null is the built-in engine.
  model text,
  prompt text not null,
  -- The person has stopped it; what they had seen is there.
  is_stopped boolean not null default false,
  -- The outside service did not answer, so the built-in engine did.
  has_fallen_back boolean not null default false,
  created_at timestamptz not null
);
create index coach_turns_conversation on coach_turns (conversation_id, id desc);
create index coach_turns_account on coach_turns (account_id);

-- Interviews that someone practises, with questions drawn from a job post.
create table coach_practices (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  job_id bigint references jobs (id) on delete set null,
  job_title text not null,
  company_name text not null,
  language text not null,
  -- Each with its kind, its words and what it asks for.
  questions jsonb not null,
  finished_at timestamptz,
  touched_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index coach_practices_account on coach_practices (account_id, touched_at desc);
create index coach_practices_job on coach_practices (job_id) where job_id is not null;
create index coach_practices_old on coach_practices (touched_at);
create trigger coach_practices_touch before update on coach_practices
  for each row execute function touch_updated_at();

create table coach_practice_answers (
  practice_id bigint not null references coach_practices (id) on delete cascade,
  -- Which question, from 0.
  place smallint not null check (place between 0 and 19),
  account_id bigint not null references accounts (id) on delete cascade,
  text text not null check (length(text) between 1 and 4000),
  -- What the published rules say of it.
  findings jsonb not null,
  created_at timestamptz not null,
  primary key (practice_id, place)
);
create index coach_practice_answers_account on coach_practice_answers (account_id);
