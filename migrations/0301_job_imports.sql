-- EMP-06: many jobs at once. What is brought from elsewhere is counted apart from what somebody has begun by hand.
alter table job_drafts add column is_imported boolean not null default false;

create table job_imports (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  source text not null check (source in ('file', 'feed', 'page')),
  -- The file's name or the address.
  name text not null check (length(name) between 1 and 2000),
  -- Of whoever began it: how numbers are written, and where a place is looked for first.
  language text not null check (length(language) <= 10),
  country_id integer not null,
  status text not null check (status in ('reading', 'mapping', 'running', 'done', 'publishing', 'failed')),
  problem text check (length(problem) <= 40),
  columns text[] not null default '{}' check (cardinality(columns) <= 80),
  -- By column: what it is read as, and how we know.
  mapping jsonb not null default '[]' check (jsonb_typeof(mapping) = 'array'),
  -- What holds for every row that does not say it.
  defaults jsonb not null default '{}' check (jsonb_typeof(defaults) = 'object'),
  -- The headings as one key, by which a company's choice is remembered.
  shape text check (length(shape) <= 64),
  row_count integer not null default 0 check (row_count between 0 and 1000),
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now()
);
-- One at a time, however many presses arrive at once.
create unique index job_imports_one_at_work on job_imports (company_id)
  where status in ('reading', 'running', 'publishing');
create index job_imports_company on job_imports (company_id, created_at);
create index job_imports_account on job_imports (account_id, id desc);
create index job_imports_due on job_imports (id) where status in ('reading', 'running', 'publishing');
create index job_imports_age on job_imports (created_at);
create trigger job_imports_touch before update on job_imports for each row execute function touch_updated_at();

create table job_import_rows (
  import_id bigint not null references job_imports (id) on delete cascade,
  line integer not null,
  account_id bigint not null references accounts (id) on delete cascade,
  cells text[] not null check (cardinality(cells) <= 80),
  status text not null default 'waiting'
    check (status in ('waiting', 'drafted', 'updated', 'differs', 'known', 'refused', 'publishing', 'published')),
  title text not null default '' check (length(title) <= 500),
  -- What was not understood, and what keeps it from being published.
  notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array'),
  is_complete boolean not null default false,
  draft_id bigint references job_drafts (id) on delete set null,
  job_id bigint references jobs (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (import_id, line)
);
create index job_import_rows_waiting on job_import_rows (import_id, line) where status in ('waiting', 'publishing');
create index job_import_rows_account on job_import_rows (account_id);
create index job_import_rows_draft on job_import_rows (draft_id) where draft_id is not null;
create index job_import_rows_job on job_import_rows (job_id) where job_id is not null;
create trigger job_import_rows_touch before update on job_import_rows
  for each row execute function touch_updated_at();

-- By what a company's jobs are known again. It outlives the import, so that the next one doubles nothing.
create table imported_jobs (
  company_id bigint not null references companies (id) on delete cascade,
  key text not null check (length(key) between 10 and 64),
  draft_id bigint references job_drafts (id) on delete set null,
  job_id bigint references jobs (id) on delete set null,
  import_id bigint references job_imports (id) on delete set null,
  line integer,
  -- As they were brought the last time: what differs from them was changed by hand and stays.
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, key)
);
create index imported_jobs_draft on imported_jobs (draft_id) where draft_id is not null;
create index imported_jobs_job on imported_jobs (job_id) where job_id is not null;
create index imported_jobs_import on imported_jobs (import_id) where import_id is not null;
create trigger imported_jobs_touch before update on imported_jobs for each row execute function touch_updated_at();

-- What a company has chosen for headings like these.
create table job_import_mappings (
  company_id bigint not null references companies (id) on delete cascade,
  shape text not null check (length(shape) <= 64),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
  defaults jsonb not null default '{}' check (jsonb_typeof(defaults) = 'object'),
  used_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, shape)
);
create index job_import_mappings_used on job_import_mappings (used_at);
create trigger job_import_mappings_touch before update on job_import_mappings
  for each row execute function touch_updated_at();
