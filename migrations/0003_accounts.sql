create table accounts (
  id bigint generated always as identity primary key,
  role text not null check (role in ('talent', 'recruiter', 'operator')),
  email citext unique,
  phone_num text check (length(phone_num) <= 15),
  first_name text not null check (length(first_name) between 1 and 50 and position('+' in first_name) = 0),
  last_name text not null check (length(last_name) <= 50 and position('+' in last_name) = 0),
  country_id integer not null,
  language text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger accounts_touch before update on accounts for each row execute function touch_updated_at();

-- Only the hash of a session's token is kept: who reads the table cannot use it.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  account_id bigint references accounts (id) on delete cascade,
  guest_role text check (guest_role in ('jobseeker', 'recruiter')),
  country_id integer not null,
  language_id integer not null check (language_id between 1 and 10),
  fcm_token_web text check (length(fcm_token_web) <= 500),
  device_name text check (length(device_name) <= 200),
  device_type text check (length(device_type) <= 50),
  device_uuid text check (length(device_uuid) <= 100),
  device_udid text check (length(device_udid) <= 100),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index sessions_account on sessions (account_id) where account_id is not null;
create index sessions_expires_at on sessions (expires_at);
create trigger sessions_touch before update on sessions for each row execute function touch_updated_at();
