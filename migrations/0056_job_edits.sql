-- What someone has changed in a public job and not saved yet, out of the drafts, where a mark among the fields told it.
create table job_edits (
  job_id bigint not null references jobs (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  saved_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (job_id, account_id)
);
create index job_edits_account on job_edits (account_id);
create trigger job_edits_touch before update on job_edits for each row execute function touch_updated_at();

insert into job_edits (job_id, account_id, fields, saved_at)
select distinct on (copied_from, account_id) copied_from, account_id, fields - 'is_edit', saved_at
from job_drafts where fields ->> 'is_edit' = 'true' and copied_from is not null
order by copied_from, account_id, saved_at desc;
delete from job_drafts where fields ->> 'is_edit' = 'true';
