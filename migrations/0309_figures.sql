-- EMP-08: the figures of those who hire. One narrow row per conversation, without a name and without words, so that
-- percentiles, any range and any time zone are one scan of an index. It outlives the conversation, whose own row goes when
-- both sides' time to keep it is over: from then on it belongs to nobody.
create table hiring_contacts (
  id bigint generated always as identity primary key,
  conversation_id bigint references conversations (id) on delete set null,
  company_id bigint not null references companies (id) on delete cascade,
  job_id bigint references jobs (id) on delete set null,
  -- Who gave the answer; without one, who had the conversation when the promised 72 hours were over, or has it now.
  boss_id bigint references accounts (id) on delete set null,
  source text not null check (source in
    ('search', 'recommended', 'alert', 'feed', 'embed', 'share', 'recruiter', 'direct', 'unknown')),
  began_at timestamptz not null,
  -- The first words of each side that a person wrote.
  asked_at timestamptz,
  replied_at timestamptz,
  withdrawn_at timestamptz,
  -- The first time that an interview was agreed on, that an offer was made, and that one was accepted.
  interview_at timestamptz,
  offer_at timestamptz,
  hired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (asked_at is not null or replied_at is not null)
);
create unique index hiring_contacts_conversation on hiring_contacts (conversation_id) where conversation_id is not null;
create index hiring_contacts_company on hiring_contacts (company_id, began_at)
  include (job_id, boss_id, source, asked_at, replied_at, withdrawn_at, interview_at, offer_at, hired_at);
create index hiring_contacts_job on hiring_contacts (job_id, began_at) where job_id is not null;
create index hiring_contacts_boss on hiring_contacts (boss_id) where boss_id is not null;
create index hiring_contacts_interview on hiring_contacts (company_id, interview_at) include (began_at, job_id)
  where interview_at is not null;
create index hiring_contacts_hired on hiring_contacts (company_id, hired_at) include (began_at, job_id)
  where hired_at is not null;
create index hiring_contacts_oldest on hiring_contacts (began_at);
create trigger hiring_contacts_touch before update on hiring_contacts for each row execute function touch_updated_at();

-- How someone came to a job before they first wrote: theirs, so it is in their copy of the data and goes with them.
create table contact_sources (
  conversation_id bigint primary key references conversations (id) on delete cascade,
  talent_id bigint not null references accounts (id) on delete cascade,
  source text not null check (source in
    ('search', 'recommended', 'alert', 'feed', 'embed', 'share', 'direct', 'unknown')),
  created_at timestamptz not null
);
create index contact_sources_talent on contact_sources (talent_id);

-- Views of a job by day (UTC) and by where they came from, without saying by whom.
create table contact_views (
  job_id bigint not null references jobs (id) on delete cascade,
  day date not null,
  source text not null check (source in
    ('search', 'recommended', 'alert', 'feed', 'embed', 'share', 'direct', 'unknown')),
  views integer not null check (views > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (job_id, day, source)
);
create index contact_views_oldest on contact_views (day);
create trigger contact_views_touch before update on contact_views for each row execute function touch_updated_at();
-- What was counted before anybody noted where it came from; older days are folded into one row already.
insert into contact_views (job_id, day, source, views)
select job_id, day, 'unknown', views from job_days where views > 0 and day > date '0001-01-01';

-- Kept for two days, as the row itself.
alter table job_viewers add column source text;
