-- Raw events as the browser reported them, kept for 90 days. `event_key` is made of what the event says, so that an event
-- that is sent again after a lost answer is stored once.
create table job_clicks (
  id bigint generated always as identity primary key,
  event_key uuid not null unique,
  job_id bigint not null references jobs (id) on delete cascade,
  session_id bigint references sessions (id) on delete set null,
  account_id bigint references accounts (id) on delete cascade,
  query_id text not null,
  reco_from text not null,
  page text not null,
  sub_page text not null,
  device text not null,
  device_uuid text not null,
  device_udid text not null,
  job_preference_id bigint,
  position integer not null check (position >= 1),
  page_num integer not null check (page_num >= 1),
  scene text not null,
  clicked_at timestamptz not null,
  created_at timestamptz not null
);
create index job_clicks_time on job_clicks (created_at);
create index job_clicks_job on job_clicks (job_id);
create index job_clicks_session on job_clicks (session_id, job_id);
create index job_clicks_account on job_clicks (account_id) where account_id is not null;

create table job_exposures (
  id bigint generated always as identity primary key,
  event_key uuid not null unique,
  job_id bigint not null references jobs (id) on delete cascade,
  session_id bigint references sessions (id) on delete set null,
  account_id bigint references accounts (id) on delete cascade,
  query_id text not null,
  reco_from text not null,
  page text not null,
  sub_page text not null,
  device text not null,
  device_uuid text not null,
  device_udid text not null,
  scene text not null,
  exposed_at timestamptz not null,
  created_at timestamptz not null
);
create index job_exposures_time on job_exposures (created_at);
create index job_exposures_job on job_exposures (job_id);
create index job_exposures_session on job_exposures (session_id) where session_id is not null;
create index job_exposures_account on job_exposures (account_id) where account_id is not null;

create table tracking_events (
  id bigint generated always as identity primary key,
  event_key uuid not null unique,
  event_name text not null,
  source text not null,
  session_id bigint references sessions (id) on delete set null,
  account_id bigint references accounts (id) on delete cascade,
  country_id integer,
  extra jsonb not null,
  device_id text not null,
  device_type text not null,
  device_name text not null,
  -- The clock of the device, which names no time zone.
  event_time timestamp not null,
  created_at timestamptz not null
);
create index tracking_events_time on tracking_events (created_at);
create index tracking_events_session on tracking_events (session_id) where session_id is not null;
create index tracking_events_account on tracking_events (account_id) where account_id is not null;
