-- What the search index says of Bosses: how soon they answer, and whether they are still here. A Boss without a row is
-- new: nothing is known, nothing is held against them. Rows change by a background task, which indexes their jobs anew.
create table boss_facts (
  account_id bigint primary key references accounts (id) on delete cascade,
  -- Days within which most people get an answer; null when that is longer, or not known.
  replies_within integer check (replies_within in (1, 3, 7)),
  is_inactive boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger boss_facts_touch before update on boss_facts for each row execute function touch_updated_at();
create index jobs_recruiter_open on jobs (recruiter_id) where status = 'open';
