-- Something is wrong with a job or a company. A second report by the same person corrects the first one.
create table reports (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('job', 'company')),
  subject_id bigint not null,
  reason_id integer not null,
  note text not null check (length(note) <= 1000),
  account_id bigint references accounts (id) on delete set null,
  session_id bigint references sessions (id) on delete set null,
  status text not null default 'open' check (status in ('open', 'handled')),
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create unique index reports_account on reports (account_id, subject, subject_id)
  where account_id is not null and status = 'open';
create unique index reports_session on reports (session_id, subject, subject_id)
  where session_id is not null and account_id is null and status = 'open';
create index reports_open on reports (created_at) where status = 'open';
create index reports_subject on reports (subject, subject_id);
create trigger reports_touch before update on reports for each row execute function touch_updated_at();
