-- Accounts elsewhere that lead into an account here: one per provider, and each there into one only.
create table social_identities (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  provider text not null check (provider in ('google', 'facebook', 'apple', 'linkedin')),
  subject text not null check (length(subject) between 1 and 255),
  email text check (length(email) <= 254),
  last_used_at timestamptz,
  created_at timestamptz not null,
  unique (provider, subject),
  unique (account_id, provider)
);

create table passkeys (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  is_synced boolean not null default false,
  name text not null check (length(name) between 1 and 60),
  last_used_at timestamptz,
  created_at timestamptz not null
);
create index passkeys_account on passkeys (account_id);
