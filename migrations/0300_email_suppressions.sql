-- Addresses that mail does not reach, or whose owner has called our mail spam: nothing but codes that somebody waits for
-- is sent there. `until` null: until it is verified again or an operator lifts it; a moment in the past: counted only.
create table email_suppressions (
  address text primary key check (address = lower(address) and length(address) between 3 and 254),
  reason text not null check (reason in ('hard_bounce', 'soft_bounce', 'complaint')),
  -- What the mail server or the provider said: a status, no words about the person.
  detail text not null default '' check (length(detail) <= 100),
  failures integer not null default 1 check (failures > 0),
  until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index email_suppressions_newest on email_suppressions (updated_at desc, address);
create trigger email_suppressions_touch before update on email_suppressions
  for each row execute function touch_updated_at();
