-- EMP-04: columns of a team's own between the fixed ones, for one job or for all of the company. Nobody else sees them.
create table pipeline_columns (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  -- Null for all jobs of the company.
  job_id bigint references jobs (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  -- The fixed column that it stands behind.
  after_core text not null check (after_core in ('applied', 'shortlisted', 'interview', 'offer')),
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index pipeline_columns_company on pipeline_columns (company_id, id);
create index pipeline_columns_job on pipeline_columns (job_id) where job_id is not null;
create trigger pipeline_columns_touch before update on pipeline_columns for each row execute function touch_updated_at();

-- Where an application stands on its job's board. A row of its own, so that nothing of it is the job seeker's data.
create table pipeline_cards (
  application_id bigint primary key references applications (id) on delete cascade,
  job_id bigint not null references jobs (id) on delete cascade,
  core text not null check (core in ('applied', 'shortlisted', 'interview', 'offer', 'hired', 'not_suitable')),
  column_id bigint references pipeline_columns (id) on delete set null,
  -- Where it goes back to when a decision is taken back.
  returns_to bigint references pipeline_columns (id) on delete set null,
  -- Grows with each move: who has seen an older number has seen an older board.
  moves integer not null default 0,
  moved_by bigint references accounts (id) on delete set null,
  moved_at timestamptz not null
);
-- A page at a time of a whole job, of a fixed column and of an own one.
create index pipeline_cards_job on pipeline_cards (job_id, moved_at desc, application_id desc);
create index pipeline_cards_core on pipeline_cards (job_id, core, moved_at desc, application_id desc)
  where column_id is null;
create index pipeline_cards_column on pipeline_cards (column_id, moved_at desc, application_id desc)
  where column_id is not null;
create index pipeline_cards_returns on pipeline_cards (returns_to) where returns_to is not null;
create index pipeline_cards_mover on pipeline_cards (moved_by) where moved_by is not null;

-- Who waits longest for an answer to a job.
create index conversations_job_since on conversations (job_id, waiting_since) where waiting_since is not null;

insert into pipeline_cards (application_id, job_id, core, moved_at)
select a.id, a.job_id, case coalesce(d.stage, a.stage) when 'viewed' then 'applied' when 'withdrawn' then 'not_suitable'
  when 'closed' then 'not_suitable' else coalesce(d.stage, a.stage) end, a.stage_at
from applications a left join application_decisions d on d.application_id = a.id where a.job_id is not null;
