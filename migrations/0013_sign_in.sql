-- Keys of this installation, made when it first starts. 244 random bits each.
create table server_secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);
insert into server_secrets (name, value)
values ('one-time-codes', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Six digits sent to an address; only their keyed hash is kept.
create table one_time_codes (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('login', 'change_email', 'change_phone', 'two_factor')),
  address text not null check (length(address) <= 320),
  account_id bigint references accounts (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  terms_version text,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index one_time_codes_newest on one_time_codes (address, purpose, id desc);
create index one_time_codes_expires_at on one_time_codes (expires_at);
create index one_time_codes_account on one_time_codes (account_id) where account_id is not null;

-- When the last tries happened, oldest first; never more than the limit allows.
create table attempt_logs (
  key text primary key check (length(key) <= 400),
  tries timestamptz[] not null,
  expires_at timestamptz not null
);
create index attempt_logs_expires_at on attempt_logs (expires_at);

-- A secret that carries someone one step on: a magic link, the choice among accounts, the second factor.
create table sign_in_tickets (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('magic_link', 'account_choice', 'two_factor')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  data jsonb not null,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index sign_in_tickets_expires_at on sign_in_tickets (expires_at);

-- Browsers that have passed the second factor; the browser holds the token in a HttpOnly cookie.
create table trusted_devices (
  account_id bigint not null references accounts (id) on delete cascade,
  token_hash bytea not null check (length(token_hash) = 32),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index trusted_devices_expires_at on trusted_devices (expires_at);

create table recovery_codes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  created_at timestamptz not null,
  unique (account_id, code_hash)
);

-- The desktop shows `code` as a picture and keeps the secret; a signed-in phone confirms the code.
create table qr_logins (
  id bigint generated always as identity primary key,
  code text not null unique,
  secret_hash bytea not null check (length(secret_hash) = 32),
  account_id bigint references accounts (id) on delete cascade,
  device_name text check (length(device_name) <= 200),
  confirmed_at timestamptz,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index qr_logins_expires_at on qr_logins (expires_at);
create index qr_logins_account on qr_logins (account_id) where account_id is not null;
