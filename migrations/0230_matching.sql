-- TRU-07: what someone says of a line of their match themselves, in their own words; employers they apply to see it.
create table match_corrections (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  -- Null for what is true of the person wherever it is asked for; a wish is about one job.
  job_id bigint references jobs (id) on delete cascade,
  -- What is asked for: `skill:284`, `language:1`, `pay`.
  line text not null check (length(line) between 1 and 60),
  says text not null check (says in ('have', 'not')),
  statement text not null default '' check (length(statement) <= 300),
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create unique index match_corrections_once on match_corrections (account_id, job_id, line) nulls not distinct;
create index match_corrections_job on match_corrections (job_id) where job_id is not null;
create trigger match_corrections_touch before update on match_corrections
  for each row execute function touch_updated_at();

-- Counts the changes of what a match is made of: prepared facts are kept in memory by this number.
create table match_stamps (
  account_id bigint primary key references accounts (id) on delete cascade,
  stamp bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger match_stamps_touch before update on match_stamps for each row execute function touch_updated_at();
