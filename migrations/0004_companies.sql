create table companies (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 120),
  legal_name text,
  registration_number text,
  logo_svg text,
  country_id integer not null,
  location_id integer,
  address text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  industry_id integer not null,
  size_id integer not null,
  financing_stage_id integer,
  company_type_id integer,
  listing_status_id integer,
  founded_on date,
  website text,
  language text not null,
  overview text not null,
  culture text,
  benefit_ids integer[] not null default '{}',
  is_agency boolean not null default false,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index companies_country on companies (country_id, id);
create index companies_name on companies using gin (name gin_trgm_ops);
create trigger companies_touch before update on companies for each row execute function touch_updated_at();

create table company_members (
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  role text not null check (role in ('recruiter', 'admin', 'coordinator')),
  position text not null,
  created_at timestamptz not null default now(),
  primary key (company_id, account_id)
);
create unique index company_members_account on company_members (account_id);
create unique index company_members_coordinator on company_members (company_id) where role = 'coordinator';
