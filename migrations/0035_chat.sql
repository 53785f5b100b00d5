-- A conversation is about one job and has two sides; it outlives the posting and either account.
create table conversations (
  id bigint generated always as identity primary key,
  talent_id bigint references accounts (id) on delete set null,
  boss_id bigint references accounts (id) on delete set null,
  job_id bigint references jobs (id) on delete set null,
  company_id bigint references companies (id) on delete set null,
  job_title text not null,
  company_name text not null,
  -- The number of the newest message. Whoever writes takes the next one here, under this row's lock.
  last_seq bigint not null default 0 check (last_seq >= 0),
  last_message_at timestamptz not null,
  -- The first message that each side wrote itself; automatic ones are not counted.
  talent_wrote_at timestamptz,
  boss_wrote_at timestamptz,
  -- The talent waits for an answer since then.
  waiting_since timestamptz,
  -- When the question began to count in the response meters: answered, or 72 hours old.
  counted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check (talent_id <> boss_id)
);
create unique index conversations_once on conversations (talent_id, job_id);
create index conversations_boss on conversations (boss_id, talent_wrote_at);
create index conversations_job on conversations (job_id, talent_wrote_at);
create index conversations_company on conversations (company_id, last_message_at desc);
create index conversations_company_asked on conversations (company_id, talent_wrote_at);
create index conversations_uncounted on conversations (talent_wrote_at) where counted_at is null;
create index conversations_oldest on conversations (last_message_at);
create trigger conversations_touch before update on conversations for each row execute function touch_updated_at();

-- What one side has of a conversation.
create table conversation_members (
  conversation_id bigint not null references conversations (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  side text not null check (side in ('talent', 'boss')),
  read_seq bigint not null default 0,
  delivered_seq bigint not null default 0 check (delivered_seq >= read_seq),
  unread_count integer not null default 0 check (unread_count >= 0),
  not_interested_at timestamptz,
  -- Messages up to this number have outlived the time the account wants to keep them.
  expired_seq bigint not null default 0,
  last_message_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (conversation_id, account_id)
);
create index conversation_members_newest on conversation_members (account_id, last_message_at desc, conversation_id desc);
create index conversation_members_unread on conversation_members (account_id) where unread_count > 0;

create table messages (
  id bigint generated always as identity unique,
  conversation_id bigint not null references conversations (id) on delete cascade,
  seq bigint not null check (seq > 0),
  -- Null for the system, and for people who are gone.
  sender_id bigint references accounts (id) on delete set null,
  side text not null check (side in ('talent', 'boss', 'system')),
  kind text not null
    check (kind in ('text', 'picture', 'file', 'job_card', 'resume', 'contact', 'interview', 'offer', 'system')),
  is_automatic boolean not null default false,
  client_id text check (length(client_id) between 8 and 80),
  -- Of what was sent under the client's id: the same id with another body is refused.
  fingerprint bytea,
  text text check (length(text) <= 5000),
  data jsonb not null default '{}',
  flags text[] not null default '{}',
  recalled_at timestamptz,
  -- The content is gone because both sides' time is over; who wrote when stays for the response meter.
  erased_at timestamptz,
  sent_at timestamptz not null,
  primary key (conversation_id, seq),
  check ((client_id is null) = (fingerprint is null))
);
create unique index messages_once on messages (sender_id, client_id) where client_id is not null;
create index messages_sender on messages (sender_id, sent_at desc) where cardinality(flags) > 0;

-- Messages that someone has removed from their own history.
create table message_hides (
  account_id bigint not null references accounts (id) on delete cascade,
  message_id bigint not null references messages (id) on delete cascade,
  created_at timestamptz not null,
  primary key (message_id, account_id)
);
create index message_hides_account on message_hides (account_id);

create table chat_exchanges (
  id bigint generated always as identity primary key,
  conversation_id bigint not null,
  seq bigint not null,
  kind text not null check (kind in ('resume', 'mobile')),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined')),
  asked_side text not null check (asked_side in ('talent', 'boss')),
  -- What was agreed on stays as it was: the resume, and both numbers.
  file jsonb,
  talent_mobile text,
  boss_mobile text,
  created_at timestamptz not null,
  answered_at timestamptz,
  foreign key (conversation_id, seq) references messages (conversation_id, seq) on delete cascade,
  check ((status = 'asked') = (answered_at is null))
);
create unique index chat_exchanges_message on chat_exchanges (conversation_id, seq);
create unique index chat_exchanges_open on chat_exchanges (conversation_id, kind) where status = 'asked';

-- One row per account that chats: its change number, settings and when it was last here.
create table chat_inboxes (
  account_id bigint primary key references accounts (id) on delete cascade,
  last_change bigint not null default 0,
  -- Changes up to this number have been forgotten; who is behind it loads afresh.
  forgotten_change bigint not null default 0 check (forgotten_change <= last_change),
  last_active_at timestamptz,
  -- A socket is open, and its server has said so not long ago.
  online_until timestamptz,
  retention_days integer not null default 90 check (retention_days in (30, 90)),
  is_auto_reply_enabled boolean not null default false,
  auto_reply_text text not null default '' check (length(auto_reply_text) <= 500),
  created_at timestamptz not null default now()
) with (fillfactor = 70);

-- What changed for an account under each number. The number is taken under the lock of the inbox's row, so numbers
-- become visible in their order: who has seen n has seen everything below n.
create table chat_changes (
  account_id bigint not null references accounts (id) on delete cascade,
  change bigint not null,
  conversation_id bigint not null references conversations (id) on delete cascade,
  -- 0: the conversation itself.
  seq bigint not null,
  created_at timestamptz not null,
  primary key (account_id, change, conversation_id, seq)
);
create index chat_changes_conversation on chat_changes (conversation_id);
create index chat_changes_oldest on chat_changes (created_at);

create table chat_blocks (
  blocker_id bigint not null references accounts (id) on delete cascade,
  blocked_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index chat_blocks_blocked on chat_blocks (blocked_id);

-- The place in the list is the limit: there is no 21st phrase and no 11th greeting.
create table chat_phrases (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('phrase', 'greeting')),
  position integer not null check (position between 1 and case kind when 'phrase' then 20 else 10 end),
  text text not null check (length(text) between 1 and 500),
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (account_id, kind, position),
  unique (account_id, kind, text),
  check (kind = 'greeting' or not is_default)
);
create unique index chat_phrases_default on chat_phrases (account_id) where is_default;

alter table reports drop constraint reports_subject_check;
alter table reports add check (subject in ('job', 'company', 'conversation'));
