-- A name may follow later: who signs up with a code has told only an address.
alter table accounts drop constraint accounts_first_name_check;
alter table accounts add check (length(first_name) <= 50 and position('+' in first_name) = 0);

-- phone_num holds the digits of E.164 without '+'. Several accounts may share a number.
alter table accounts
  add column phone_country text check (phone_country ~ '^[A-Z]{2}$'),
  add column is_email_verify boolean not null default false,
  add column is_mobile_verified boolean not null default false,
  add column password_hash text,
  add column password_changed_at timestamptz,
  add column status text not null default 'active' check (status in ('active', 'suspended')),
  add column suspension_reason text check (length(suspension_reason) <= 500),
  add column suspended_after_reports boolean not null default false,
  add column terms_version text,
  add column terms_accepted_at timestamptz,
  add column date_of_birth date,
  add column time_zone text check (length(time_zone) <= 64),
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column theme text check (theme in ('light', 'dark', 'system')),
  add column avatar text check (length(avatar) <= 500),
  add column additional_info jsonb not null default '{}',
  add column notice_period_id integer,
  add column is_profile_completed boolean not null default false,
  add column longitude double precision check (longitude between -180 and 180),
  add column latitude double precision check (latitude between -90 and 90),
  add column active_key uuid not null default gen_random_uuid(),
  add column register_flow text not null default '0',
  add column register_flow_v2 text not null default '0',
  add column chat_flow text not null default '0',
  add column is_vip boolean not null default false,
  add column totp_secret bytea,
  add column totp_enabled_at timestamptz,
  -- The time step of the last code that was taken: a code seen over the shoulder does not work again.
  add column totp_last_step bigint,
  -- The account is gone for others at once and for good after delete_after.
  add column deleted_at timestamptz,
  add column delete_after timestamptz,
  add check ((deleted_at is null) = (delete_after is null)),
  add check (not is_mobile_verified or phone_num is not null),
  add check (not is_email_verify or email is not null);
create index accounts_verified_phone on accounts (phone_num) where is_mobile_verified;
create index accounts_delete_after on accounts (delete_after) where delete_after is not null;

-- Accounts from before this column (demo data, a company's recruiters) have working addresses.
update accounts set is_email_verify = true where email is not null;

alter table sessions
  add column signed_in_at timestamptz,
  add column signed_in_by text
    check (signed_in_by in ('email_code', 'phone_code', 'password', 'magic_link', 'qr_code')),
  add column last_seen_at timestamptz;
