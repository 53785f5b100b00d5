-- What people write to us, signed in or not, and what operators make of it.
create table feedback (
  id bigint generated always as identity primary key,
  -- Named to the sender instead of the id, which would tell how many there are.
  reference text not null unique check (length(reference) between 6 and 20),
  -- Made by the sender's page: a form that is sent twice is kept once.
  client_key uuid not null unique,
  account_id bigint references accounts (id) on delete cascade,
  -- Where an answer goes; of a visitor nothing proves that it is theirs.
  email text check (length(email) between 3 and 254),
  may_contact boolean not null,
  topic text not null check (topic in ('problem', 'idea', 'account', 'privacy', 'other')),
  text text not null check (length(text) between 1 and 5000),
  language text not null check (length(language) between 2 and 10),
  country_id integer not null,
  page text check (length(page) between 1 and 500),
  agent text not null default '' check (length(agent) <= 300),
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  -- The sender's words or our last answer: from here on the time runs until all of it is deleted.
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check (not may_contact or email is not null)
);
create index feedback_state on feedback (state, id);
create index feedback_state_topic on feedback (state, topic, id);
create index feedback_account on feedback (account_id) where account_id is not null;
create index feedback_email on feedback (email) where email is not null;
create index feedback_last_message_at on feedback (last_message_at);
create trigger feedback_touch before update on feedback for each row execute function touch_updated_at();

-- What operators have answered, noted or changed, in its order.
create table feedback_entries (
  id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback (id) on delete cascade,
  -- Of an answer the account it was given to, so that it is part of that person's data; notes are ours.
  account_id bigint references accounts (id) on delete cascade,
  operator_id bigint references accounts (id) on delete set null,
  kind text not null check (kind in ('answer', 'note', 'closed', 'reopened')),
  text text not null default '' check (length(text) <= 5000),
  created_at timestamptz not null,
  check (kind <> 'note' or account_id is null)
);
create index feedback_entries_feedback on feedback_entries (feedback_id, id);
create index feedback_entries_account on feedback_entries (account_id) where account_id is not null;
create index feedback_entries_operator on feedback_entries (operator_id) where operator_id is not null;

-- A visitor may attach files too; they belong to the session until they are claimed.
alter table files alter column account_id drop not null;
alter table files add column session_id bigint references sessions (id) on delete set null;
alter table files add constraint files_owner check (account_id is not null or kind = 'feedback');
create index files_session on files (session_id) where session_id is not null;
