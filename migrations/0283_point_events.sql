-- PTS-01: events for some weeks, in which something earns extra points. People join, do it, and claim the reward.
create table point_events (
  id bigint generated always as identity primary key,
  goal text not null check (goal in ('profile', 'interview')),
  points integer not null check (points between 1 and 500),
  -- Empty for everywhere.
  country_id integer,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  created_by bigint references accounts (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index point_events_ends_at on point_events (ends_at);
create index point_events_created_by on point_events (created_by) where created_by is not null;
create trigger point_events_touch before update on point_events for each row execute function touch_updated_at();

create table point_event_joins (
  event_id bigint not null references point_events (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  joined_at timestamptz not null,
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (event_id, account_id)
);
create index point_event_joins_account on point_event_joins (account_id);
create trigger point_event_joins_touch before update on point_event_joins
  for each row execute function touch_updated_at();
