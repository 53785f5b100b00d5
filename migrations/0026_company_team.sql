-- A company that is not active is hidden, and nobody of a suspended one can sign in.
alter table companies
  add column status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  add column created_by bigint references accounts (id) on delete set null,
  -- The name as it is compared, so that the same company is not created twice by accident.
  add column name_key text,
  add column logo_file_id uuid references files (id) on delete set null;
create index companies_name_key on companies (name_key) where name_key is not null;
create index companies_created_by on companies (created_by) where created_by is not null;
create index companies_logo_file on companies (logo_file_id) where logo_file_id is not null;

alter table company_members
  add column may_mask_salary boolean not null default false,
  add column updated_at timestamptz not null default now();
create trigger company_members_touch before update on company_members
  for each row execute function touch_updated_at();

create table join_requests (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  position text not null check (length(position) between 1 and 100),
  message text not null check (length(message) <= 500),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  reason text check (length(reason) <= 500),
  decided_by bigint references accounts (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  -- Nobody lets themselves in, whatever a program does.
  check (decided_by is distinct from account_id),
  check ((state = 'pending') = (decided_at is null))
);
create unique index join_requests_one_at_a_time on join_requests (account_id) where state = 'pending';
create index join_requests_company on join_requests (company_id, state, created_at desc);
create index join_requests_account on join_requests (account_id, id desc);
create index join_requests_decided_by on join_requests (decided_by) where decided_by is not null;
create trigger join_requests_touch before update on join_requests for each row execute function touch_updated_at();
