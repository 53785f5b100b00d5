-- When this session last showed that it is the owner's, and how; the second factor is asked for by itself. What would
-- turn a stolen session into the account's needs both within the last minutes.
alter table sessions
  add column proved_at timestamptz,
  add column proved_by text check (proved_by in ('email_code', 'phone_code', 'password', 'magic_link', 'passkey')),
  add column factor_proved_at timestamptz;

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('login', 'change_email', 'change_phone', 'two_factor', 'invitation', 'proof'));
alter table sign_in_tickets drop constraint sign_in_tickets_kind_check;
alter table sign_in_tickets add constraint sign_in_tickets_kind_check check (kind in
  ('magic_link', 'account_choice', 'two_factor', 'social_start', 'social_result', 'passkey_register',
   'passkey_sign_in', 'passkey_proof', 'hand_over', 'identity_start', 'identity_result'));

-- Each change of the ways into an account, with the addresses as they were before it. For seven days whoever is reached
-- at one of those can take everything back from there on.
create table account_changes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  change text not null check (change in
    ('email', 'phone', 'password', 'passkey', 'social', 'two_factor_on', 'two_factor_off')),
  email text check (length(email) <= 254),
  is_email_verify boolean not null,
  phone_num text,
  phone_country text,
  is_mobile_verified boolean not null,
  undone_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index account_changes_account on account_changes (account_id, id);
create index account_changes_expires_at on account_changes (expires_at);

-- One link for each address that was told of a change; only the token's hash is kept.
create table way_back_links (
  id bigint generated always as identity primary key,
  change_id bigint not null references account_changes (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  address text not null check (length(address) <= 320),
  token_hash bytea not null unique check (length(token_hash) = 32),
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index way_back_links_change on way_back_links (change_id);
create index way_back_links_account on way_back_links (account_id);
create index way_back_links_expires_at on way_back_links (expires_at);
