-- What a job seeker tells of themselves beyond their account. Dates are as exact as they are known ('2019', '2019-04'),
-- which sorts right as text. A version counts the changes: whoever saves over one they have not seen is told.
create table profiles (
  account_id bigint primary key references accounts (id) on delete cascade,
  version integer not null default 1,
  headline text not null default '' check (length(headline) <= 120),
  summary text not null default '' check (length(summary) <= 4000),
  place text not null default '' check (length(place) <= 100),
  nationality_id integer,
  work_start text check (work_start ~ '^\d{4}(-\d\d(-\d\d)?)?$'),
  available_from date,
  job_seeking_status_id integer,
  is_open_to_work boolean not null default false,
  -- Whether employers one writes to see the sections below.
  is_shown boolean not null default true,
  skills_version integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table work_experiences (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  position integer not null,
  version integer not null default 1,
  title text not null check (length(title) between 1 and 120),
  company text not null check (length(company) between 1 and 120),
  place text not null check (length(place) <= 100),
  start_date text not null check (start_date ~ '^\d{4}(-\d\d(-\d\d)?)?$'),
  end_date text check (end_date ~ '^\d{4}(-\d\d(-\d\d)?)?$'),
  is_current boolean not null,
  description text not null check (length(description) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not is_current or end_date is null)
);
create index work_experiences_account on work_experiences (account_id, position);

create table educations (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  position integer not null,
  version integer not null default 1,
  school text not null check (length(school) between 1 and 120),
  degree text not null check (length(degree) <= 120),
  field text not null check (length(field) <= 120),
  place text not null check (length(place) <= 100),
  start_date text check (start_date ~ '^\d{4}(-\d\d(-\d\d)?)?$'),
  end_date text check (end_date ~ '^\d{4}(-\d\d(-\d\d)?)?$'),
  is_current boolean not null,
  description text not null check (length(description) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not is_current or end_date is null)
);
create index educations_account on educations (account_id, position);

create table licences (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  position integer not null,
  version integer not null default 1,
  name text not null check (length(name) between 1 and 120),
  issuer text not null check (length(issuer) <= 120),
  credential_id text not null check (length(credential_id) <= 100),
  url text not null check (length(url) <= 500),
  issued text check (issued ~ '^\d{4}(-\d\d(-\d\d)?)?$'),
  expires text check (expires ~ '^\d{4}(-\d\d(-\d\d)?)?$'),
  file_id uuid references files (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index licences_account on licences (account_id, position);
create index licences_file on licences (file_id) where file_id is not null;

create table profile_links (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  position integer not null,
  version integer not null default 1,
  url text not null check (length(url) between 1 and 500),
  label text not null check (length(label) <= 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index profile_links_account on profile_links (account_id, position);

create table profile_skills (
  account_id bigint not null references accounts (id) on delete cascade,
  position integer not null check (position between 1 and 10),
  name text not null check (length(name) between 1 and 50),
  proficiency_id integer,
  primary key (account_id, position)
);

-- Companies that see neither the profile nor the resume of someone, though the two may talk.
create table resume_hidden_companies (
  account_id bigint not null references accounts (id) on delete cascade,
  company_id bigint not null references companies (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, company_id)
);
create index resume_hidden_companies_company on resume_hidden_companies (company_id);

-- How well someone speaks a language; null where they have not said.
alter table spoken_languages add column proficiency_id integer;
