-- EMP-03: who wants to be found by employers. No row: never asked, and not found.
create table talent_findings (
  account_id bigint primary key references accounts (id) on delete cascade,
  is_on boolean not null,
  changed_at timestamptz not null
);

-- What is searched: one narrow row for each talent who can be found, of nothing but what they show. Whether the account is
-- there and from whom somebody hides is asked of their own tables at every search.
create table talent_search (
  account_id bigint primary key references accounts (id) on delete cascade,
  document tsvector not null,
  -- Whole years of work; rank of the highest degree; days until they could start. Null where nothing is told.
  years smallint,
  degree_rank smallint,
  available_from date,
  notice_days smallint,
  -- VIP-01, VIP-02: 1 for a VIP, 2 more for a resume that was refreshed, until the first of the two ends.
  boost smallint not null,
  boost_until timestamptz,
  -- The day on which they were last here, as of the last night or the last change.
  active_on date not null,
  written_at timestamptz not null,
  check ((boost = 0) = (boost_until is null))
);
create index talent_search_document on talent_search using gin (document) with (fastupdate = off);
create index talent_search_order on talent_search (boost desc, active_on desc, account_id desc);
create index talent_search_boosts on talent_search (boost_until) where boost_until is not null;

-- What one person has looked at in a day (UTC), so that nobody reads everybody.
create table talent_search_days (
  account_id bigint primary key references accounts (id) on delete cascade,
  day date not null,
  searches integer not null default 0,
  profiles integer not null default 0
);

-- What a company has left, under whose row lock it is spent. What is given each month is granted when it is first asked
-- for, and ends with the month; what operators give does not.
create table unlock_credits (
  company_id bigint primary key references companies (id) on delete cascade,
  month date not null,
  monthly_left integer not null check (monthly_left >= 0),
  given_left integer not null default 0 check (given_left >= 0)
);

create table talent_unlocks (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  unlocked_by bigint references accounts (id) on delete set null,
  unlocked_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index talent_unlocks_once on talent_unlocks (company_id, account_id);
create index talent_unlocks_newest on talent_unlocks (company_id, unlocked_at desc, id desc);
create index talent_unlocks_account on talent_unlocks (account_id);
create index talent_unlocks_by on talent_unlocks (unlocked_by) where unlocked_by is not null;
create index talent_unlocks_expires on talent_unlocks (expires_at);

-- Everything that was given and spent; whom it was spent on is not in it, so that it says nothing of anybody who is gone.
create table unlock_credit_entries (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  kind text not null check (kind in ('monthly', 'operator', 'unlock', 'expired')),
  amount integer not null check (amount <> 0 and (amount > 0) = (kind in ('monthly', 'operator'))),
  reason text not null default '' check (length(reason) <= 500),
  by_id bigint references accounts (id) on delete set null,
  created_at timestamptz not null
);
create index unlock_credit_entries_company on unlock_credit_entries (company_id, id desc);
create index unlock_credit_entries_by on unlock_credit_entries (by_id) where by_id is not null;
create index unlock_credit_entries_age on unlock_credit_entries (created_at);

create table talent_invites (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  sent_by bigint references accounts (id) on delete set null,
  job_id bigint references jobs (id) on delete set null,
  job_title text not null,
  company_name text not null,
  conversation_id bigint not null unique references conversations (id) on delete cascade,
  -- Of its card in the conversation.
  seq bigint not null default 0,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'unanswered', 'ended')),
  created_at timestamptz not null,
  closes_at timestamptz not null,
  answered_at timestamptz,
  check ((answered_at is null) = (state = 'open'))
);
create unique index talent_invites_open on talent_invites (company_id, account_id) where state = 'open';
create index talent_invites_pair on talent_invites (company_id, account_id, id desc);
create index talent_invites_account on talent_invites (account_id, created_at desc);
create index talent_invites_sender on talent_invites (sent_by, created_at) where sent_by is not null;
create index talent_invites_company on talent_invites (company_id, created_at);
create index talent_invites_job on talent_invites (job_id) where job_id is not null;
create index talent_invites_due on talent_invites (closes_at) where state = 'open';

-- A Boss has begun it, and until the talent answers they write no more. Null in every other conversation.
alter table conversations add column invited_at timestamptz;

-- Talents have another number for each company: it is made of this key.
insert into server_secrets (name, value)
values ('talent-numbers', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
