-- INT-01: a Boss's free hours, out of which a candidate books a time.
create table free_hours (
  account_id bigint primary key references accounts (id) on delete cascade,
  is_on boolean not null,
  -- The hours are read by the clocks of this zone, as IANA names it.
  time_zone text not null check (length(time_zone) between 1 and 64),
  minutes smallint not null check (minutes between 15 and 480),
  -- Kept free before and after what is already agreed on.
  buffer_minutes smallint not null check (buffer_minutes between 0 and 120),
  -- How long before it begins a time can still be booked.
  notice_hours smallint not null check (notice_hours between 0 and 336),
  days_ahead smallint not null check (days_ahead between 1 and 90),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- From when until when, in minutes after midnight: on a day of the week (1 is Monday), or on one calendar day, whose
-- rows then stand instead of the week's. A day without hours has one row without a beginning.
create table free_hour_spans (
  id bigint generated always as identity primary key,
  account_id bigint not null references free_hours (account_id) on delete cascade,
  weekday smallint check (weekday between 1 and 7),
  day date,
  from_minute smallint check (from_minute between 0 and 1439),
  until_minute smallint check (until_minute between 1 and 1440),
  check ((weekday is null) <> (day is null)),
  check ((from_minute is null) = (until_minute is null)),
  check (from_minute < until_minute),
  check (from_minute is not null or day is not null)
);
create index free_hour_spans_account on free_hour_spans (account_id);

-- The candidate books out of the Boss's free hours instead of choosing among proposed times.
alter table interviews add column from_free_hours boolean not null default false;
