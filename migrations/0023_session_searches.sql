-- Titles that someone searched, for recommendations; written only where being counted is allowed, and gone with the
-- session.
create table session_searches (
  session_id bigint not null references sessions (id) on delete cascade,
  job_title_id integer not null,
  created_at timestamptz not null,
  primary key (session_id, job_title_id)
);
