-- How a Boss, a job or a company answers, worked out of conversations. A subject without a row has no conversations.
create table response_meters (
  subject text not null check (subject in ('boss', 'job', 'company')),
  subject_id bigint not null,
  -- Questions that are answered, or that have waited for 72 hours.
  sample_size integer not null check (sample_size >= 0),
  answered integer not null check (answered between 0 and sample_size),
  median_reply_hours double precision check (median_reply_hours >= 0),
  updated_at timestamptz not null,
  primary key (subject, subject_id),
  check ((answered = 0) = (median_reply_hours is null))
);

-- Subjects to work out anew. Rows are only added and taken away, never shared: a transaction that has not committed
-- yet cannot lose its wish to one that works meanwhile.
create table response_meter_wishes (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index response_meter_wishes_conversation on response_meter_wishes (conversation_id);
