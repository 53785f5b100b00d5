-- Resumes that a job seeker keeps here, at most three. A deleted one waits a while for whoever wants it back.
create table attached_resumes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  file_id uuid not null unique references files (id) on delete cascade,
  -- Why the last try to read it gave nothing.
  refusal text check (refusal in ('protected', 'broken', 'scan', 'tooLarge', 'notAResume')),
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index attached_resumes_account on attached_resumes (account_id);
create index attached_resumes_deleted on attached_resumes (deleted_at) where deleted_at is not null;
