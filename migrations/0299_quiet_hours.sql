-- SET-01: when someone does not want to be disturbed, by the clocks of their own zone. No row: never.
create table quiet_hours (
  account_id bigint primary key references accounts (id) on delete cascade,
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (from_minute <> to_minute)
);
create trigger quiet_hours_touch before update on quiet_hours for each row execute function touch_updated_at();

-- What came up meanwhile and waits for their end. The notification centre shows it already; reading it there takes it
-- away from here.
create table held_news (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  data jsonb not null,
  dedupe_key text collate "C" check (length(dedupe_key) between 1 and 200),
  channels text[] not null,
  calendar jsonb,
  release_at timestamptz not null,
  created_at timestamptz not null
);
create index held_news_release on held_news (release_at, account_id);
create index held_news_account on held_news (account_id, dedupe_key);
