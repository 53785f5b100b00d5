-- What a talent looks for. `slot` is what holds the limits: three of each kind can exist, however many requests come at
-- the same time. Amounts are in minor units of the currency, for a month.
create table job_preferences (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  work_arrangement_id integer not null check (work_arrangement_id between 1 and 4),
  is_remote boolean generated always as (work_arrangement_id = 3) stored,
  slot smallint not null check (slot between 1 and 3),
  function_job_title_id integer not null,
  -- The words of a title that is on no list (id 881).
  custom_job_title text check (length(custom_job_title) between 1 and 100),
  job_type_id integer not null,
  industry_id integer not null,
  pref_country_id integer not null,
  pref_region_id integer,
  location_id integer not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  salary_type_id integer not null default 1 check (salary_type_id = 1),
  min_salary bigint not null check (min_salary >= 0),
  max_salary bigint not null check (max_salary >= min_salary),
  timezone text not null check (length(timezone) <= 16),
  language_id integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((function_job_title_id = 881) = (custom_job_title is not null)),
  unique (account_id, is_remote, slot)
);
create index job_preferences_account on job_preferences (account_id, id);
create trigger job_preferences_touch before update on job_preferences
  for each row execute function touch_updated_at();

-- May the talent work there? One answer for each country.
create table work_eligibilities (
  account_id bigint not null references accounts (id) on delete cascade,
  country_id integer not null,
  work_eligibility_id integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, country_id)
);
create trigger work_eligibilities_touch before update on work_eligibilities
  for each row execute function touch_updated_at();

-- Neither side sees the other.
create table blocked_companies (
  account_id bigint not null references accounts (id) on delete cascade,
  company_id bigint not null references companies (id) on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, company_id)
);
create index blocked_companies_company on blocked_companies (company_id);
