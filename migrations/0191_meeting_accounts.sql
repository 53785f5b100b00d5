-- INT-01: links to video calls that are made in a Boss's own Zoom or Google account.
create table meeting_accounts (
  account_id bigint not null references accounts (id) on delete cascade,
  provider text not null check (provider in ('zoom', 'google')),
  -- Both tokens, sealed for this row.
  sealed_tokens bytea not null,
  expires_at timestamptz not null,
  -- The provider takes the tokens no longer: the Boss has to connect again.
  broken_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, provider)
);

-- What the provider has of an interview and what it should have; a task carries over the difference.
create table interview_meetings (
  interview_id bigint primary key references interviews (id) on delete cascade,
  -- In whose account it is made.
  account_id bigint references accounts (id) on delete set null,
  provider text not null check (provider in ('zoom', 'google')),
  -- False once the Boss types a link of their own.
  is_wanted boolean not null default true,
  external_id text,
  made_starts_at timestamptz,
  made_minutes smallint,
  -- When to look at it next; null where nothing has changed.
  try_at timestamptz,
  -- Rises with each change of what is wanted, so that one which comes while the provider is asked is not missed.
  version integer not null default 0,
  attempts smallint not null default 0,
  has_failed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index interview_meetings_account on interview_meetings (account_id);
create index interview_meetings_try on interview_meetings (try_at) where try_at is not null;

insert into server_secrets (name, value)
values ('meeting-tokens', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
