-- Everything the site knows about an account, gathered by a background task and kept for a week.
create table data_exports (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'ready')),
  content jsonb,
  finished_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create unique index data_exports_one_at_a_time on data_exports (account_id) where status = 'queued';
create index data_exports_account on data_exports (account_id, id desc);
create index data_exports_expires_at on data_exports (expires_at);

-- Pop-ups that an account has already met.
create table popup_records (
  account_id bigint not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  seen_count integer not null default 1 check (seen_count >= 1),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account_id, name)
);

-- Who began to sign up, so that an unfinished sign-up can be understood; kept for 30 days.
create table get_started_records (
  id bigint generated always as identity primary key,
  account_id bigint references accounts (id) on delete cascade,
  session_id bigint references sessions (id) on delete set null,
  device_id text not null check (length(device_id) <= 100),
  email text check (length(email) <= 254),
  phone_num text check (length(phone_num) <= 15),
  page text check (length(page) <= 200),
  action text check (length(action) <= 100),
  created_at timestamptz not null
);
create index get_started_records_created_at on get_started_records (created_at);
create index get_started_records_account on get_started_records (account_id) where account_id is not null;
create index get_started_records_session on get_started_records (session_id) where session_id is not null;

-- A message waits here for the mail or SMS service and is removed once that has taken it.
alter table outbox_messages
  add column status text not null default 'kept' check (status in ('kept', 'queued', 'failed')),
  add column attempts integer not null default 0;
create index outbox_messages_queued on outbox_messages (id) where status = 'queued';
