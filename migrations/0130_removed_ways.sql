-- Passkeys, accounts elsewhere, second factors and recovery codes that were taken from an account, for as long as a way
-- back can bring them again. No copy of someone's data holds what they consist of (`_secret`).
create table removed_ways (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('passkeys', 'social_identities', 'recovery_codes', 'totp', 'otp_factor')),
  -- The row as it was, and of an authenticator app its secret, sealed as it was in the account.
  row_secret jsonb not null,
  totp_secret bytea,
  added_at timestamptz not null,
  removed_at timestamptz not null,
  expires_at timestamptz not null
);
create index removed_ways_account on removed_ways (account_id, removed_at);
create index removed_ways_expires_at on removed_ways (expires_at);
create index removed_ways_totp_key on removed_ways (substring(totp_secret from 1 for 12)) where totp_secret is not null;

-- Taking a way in from an account is a change that its addresses are told of, too.
alter table account_changes drop constraint account_changes_change_check;
alter table account_changes add constraint account_changes_change_check check (change in
  ('email', 'phone', 'password', 'passkey', 'passkey_removed', 'social', 'social_removed', 'two_factor_on',
   'two_factor_off'));
