-- Video resumes, at most three. A deleted one waits a while for whoever wants it back.
create table video_resumes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  file_id uuid not null unique references files (id) on delete cascade,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index video_resumes_account on video_resumes (account_id);
create index video_resumes_deleted on video_resumes (deleted_at) where deleted_at is not null;

-- How long a recording is, as its content says; null for everything that does not play.
alter table files add column seconds integer check (seconds >= 0);
