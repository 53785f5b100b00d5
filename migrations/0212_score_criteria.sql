-- EMP-04: what a team rates in the applicants of a job, in its order. Without rows that have a position, the standard
-- criteria are asked.
create table score_criteria (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs (id) on delete cascade,
  -- A standard one by its key, or one of the team's own by its name.
  core text check (core in ('skills', 'experience', 'communication', 'motivation')),
  name text check (length(name) between 1 and 60),
  -- The name as it is compared: whatever the case.
  folded text check (length(folded) between 1 and 400),
  -- Null once it is no longer asked: scorecards keep the criteria they were written with.
  position smallint check (position between 0 and 7),
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((core is null) <> (name is null)),
  check ((name is null) = (folded is null)),
  constraint score_criteria_once unique nulls not distinct (job_id, core, folded),
  constraint score_criteria_position unique (job_id, position)
);
create trigger score_criteria_touch before update on score_criteria for each row execute function touch_updated_at();

-- Ratings by criteria of the team's own, beside `application_scores`. Nothing links to the job seeker's account.
create table application_own_scores (
  application_id bigint not null references applications (id) on delete cascade,
  author_id bigint not null references accounts (id) on delete cascade,
  criterion_id bigint not null references score_criteria (id) on delete cascade,
  score smallint not null check (score between 1 and 5),
  updated_at timestamptz not null,
  primary key (application_id, author_id, criterion_id)
);
create index application_own_scores_author on application_own_scores (author_id);
create index application_own_scores_criterion on application_own_scores (criterion_id);
