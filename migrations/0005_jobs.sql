create table jobs (
  id bigint generated always as identity primary key,
  slug text not null check (slug ~ '^[^/?#\s]{1,200}$'),
  company_id bigint not null references companies (id) on delete cascade,
  recruiter_id bigint not null references accounts (id),
  title text not null check (length(title) between 1 and 160),
  job_title_id integer not null,
  function_id integer not null,
  sub_function_id integer not null,
  country_id integer not null,
  location_ids integer[] not null default '{}',
  work_arrangement_id integer not null check (work_arrangement_id between 1 and 4),
  job_type_id integer not null,
  -- 1 monthly, 2 daily, 3 hourly, 4 annually, 0 unpaid; amounts in minor units of the currency.
  salary_type_id integer not null check (salary_type_id between 0 and 4),
  salary_min bigint check (salary_min >= 0),
  salary_max bigint check (salary_max >= salary_min),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_negotiable boolean not null default false,
  xp_lvl_id integer not null,
  degree_id integer not null,
  language text not null,
  language_ids integer[] not null default '{}',
  is_remote_worldwide boolean not null default false,
  remote_country_ids integer[] not null default '{}',
  timezone text,
  skill_ids integer[] not null default '{}',
  benefit_ids integer[] not null default '{}',
  description text not null check (length(description) between 10 and 20000),
  status text not null default 'open' check (status in ('open', 'on_hold', 'closed')),
  is_urgent boolean not null default false,
  is_web3 boolean not null default false,
  posted_at timestamptz not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((salary_type_id = 0) = (salary_min is null)),
  check ((status = 'closed') = (closed_at is not null))
);
create index jobs_newest on jobs (country_id, posted_at desc, id desc) where status = 'open';
create index jobs_newest_anywhere on jobs (posted_at desc, id desc) where status = 'open';
create index jobs_company on jobs (company_id, posted_at desc) where status = 'open';
create trigger jobs_touch before update on jobs for each row execute function touch_updated_at();

-- Written last in the transaction that loads the demo data: its row says that all of it is there.
create table demo_loads (
  seed integer primary key,
  job_count integer not null,
  created_at timestamptz not null default now()
);
