-- What a talent lets the employers they write to see of their preferences. Whoever has chosen nothing has no row and
-- shows everything but the pay they hope for.
create table shown_facts (
  account_id bigint primary key references accounts (id) on delete cascade,
  wishes boolean not null default true,
  pay boolean not null default false,
  place boolean not null default true,
  languages boolean not null default true,
  eligibility boolean not null default true,
  updated_at timestamptz not null default now()
);
