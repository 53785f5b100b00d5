-- EMP-04: how colleagues rate an applicant, each for themselves. Nothing here is linked to the job seeker's account.
create table application_scores (
  application_id bigint not null references applications (id) on delete cascade,
  author_id bigint not null references accounts (id) on delete cascade,
  criterion text not null check (criterion in ('skills', 'experience', 'communication', 'motivation')),
  score smallint not null check (score between 1 and 5),
  updated_at timestamptz not null,
  primary key (application_id, author_id, criterion)
);
create index application_scores_author on application_scores (author_id);
