-- One narrow row per open job, apart from the job itself: small enough to stay in memory. The document is kept out of
-- line, because only building the index reads it.
create table job_search (
  job_id bigint primary key references jobs (id) on delete cascade,
  posted_at timestamptz not null,
  country_id integer not null,
  function_id integer not null,
  sub_function_id integer not null,
  company_id bigint not null,
  -- Whole units of the job's own currency for a month; null when unpaid or left open.
  monthly_min bigint check (monthly_min >= 0),
  monthly_max bigint check (monthly_max >= monthly_min),
  tags integer[] not null,
  doc tsvector not null,
  check ((monthly_min is null) = (monthly_max is null))
) with (toast_tuple_target = 256, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table job_search alter column doc set storage external;

-- Writes go to a short pending list; the worker empties it every few seconds, so that no posting pays for it.
create index job_search_doc on job_search using gin (doc) with (fastupdate = on, gin_pending_list_limit = 2048);
create index job_search_newest on job_search (posted_at desc, job_id desc);
create index job_search_country on job_search (country_id, posted_at desc, job_id desc);
create index job_search_country_function on job_search (country_id, function_id, posted_at desc, job_id desc);
create index job_search_company on job_search (company_id, posted_at desc, job_id desc);

-- How often words occur and when jobs were posted, from a nightly sample; the query planner of the search reads it.
create table search_statistics (
  id integer primary key check (id = 1),
  job_count bigint not null,
  words jsonb not null,
  ages jsonb not null,
  created_at timestamptz not null
);

-- What people may be typing: companies by name (a row per word it may begin with; ref_id is the company) and searches
-- that were really made (ref_id is the job title's id or 0; weight counts them and fades night by night).
create table search_suggestions (
  kind text not null check (kind in ('company', 'search')),
  ref_id bigint not null,
  country_id integer not null,
  typed text collate "C" not null check (length(typed) between 1 and 120),
  label text not null check (length(label) between 1 and 200),
  weight integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (kind, ref_id, country_id, typed)
);
create index search_suggestions_typed on search_suggestions (kind, typed, weight desc);
create index search_suggestions_similar on search_suggestions using gin (typed gin_trgm_ops);
create trigger search_suggestions_touch before update on search_suggestions
  for each row execute function touch_updated_at();
