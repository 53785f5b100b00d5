-- VIP-01: until when someone is a VIP. It is compared with the clock wherever it is asked, so nothing has to be switched
-- off when it ends. `is_vip` is no longer read; it can go once no older process runs.
alter table accounts
  add column vip_until timestamptz,
  -- The end that its owner has been reminded of.
  add column vip_end_told timestamptz;
create index accounts_vip_until on accounts (vip_until) where vip_until is not null;

-- What VIP time came from, and what took it away.
create table vip_grants (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('invited', 'inviter', 'operator', 'revoked')),
  -- What earned it, by a name of its own: the same thing is never rewarded twice, however many requests come at once.
  source text,
  months smallint not null check (months between 0 and 12),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- An operator's words; their owner reads them too.
  reason text not null default '',
  granted_by bigint references accounts (id) on delete set null,
  created_at timestamptz not null,
  check (ends_at >= starts_at)
);
create unique index vip_grants_once on vip_grants (account_id, source) where source is not null;
create index vip_grants_account on vip_grants (account_id, id desc);
create index vip_grants_granted_by on vip_grants (granted_by) where granted_by is not null;

-- VIP-02: the last refresh of someone's resume; one at a time, because there is one row.
create table resume_refreshes (
  account_id bigint primary key references accounts (id) on delete cascade,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check (ends_at >= started_at)
);
create trigger resume_refreshes_touch before update on resume_refreshes for each row execute function touch_updated_at();
