create table company_verifications (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  legal_name text not null check (length(legal_name) between 2 and 200),
  registration_number text not null check (length(registration_number) between 2 and 60),
  note text not null check (length(note) <= 1000),
  submitted_by bigint references accounts (id) on delete set null,
  submitted_at timestamptz not null,
  decided_by bigint references accounts (id) on delete set null,
  decided_at timestamptz,
  reason text check (length(reason) between 3 and 1000),
  -- The company has changed its name since: the decision says nothing about it any more.
  superseded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'pending') = (decided_at is null)),
  check (state = 'pending' or reason is not null)
);
create unique index company_verifications_one_at_a_time on company_verifications (company_id) where state = 'pending';
create index company_verifications_company on company_verifications (company_id, id desc);
create index company_verifications_waiting on company_verifications (submitted_at) where state = 'pending';
create index company_verifications_decided on company_verifications (state, decided_at desc) where state <> 'pending';
create index company_verifications_submitted_by on company_verifications (submitted_by);
create index company_verifications_decided_by on company_verifications (decided_by);
create trigger company_verifications_touch before update on company_verifications
  for each row execute function touch_updated_at();

create table company_verification_documents (
  verification_id bigint not null references company_verifications (id) on delete cascade,
  file_id uuid not null references files (id) on delete cascade,
  position integer not null check (position >= 0),
  primary key (verification_id, file_id)
);
create index company_verification_documents_file on company_verification_documents (file_id);
