create table company_followers (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint references accounts (id) on delete cascade,
  session_id bigint references sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((account_id is null) <> (session_id is null))
);
create unique index company_followers_account on company_followers (account_id, company_id) where account_id is not null;
create unique index company_followers_session on company_followers (session_id, company_id) where session_id is not null;
create index company_followers_company on company_followers (company_id);
create trigger company_followers_touch before update on company_followers
  for each row execute function touch_updated_at();

-- The number of open jobs, which the list of companies is ordered by. It has a table of its own because it changes with
-- every posting: as a column of companies each posting would rewrite a wide row, its name index and its updated_at.
create table company_job_counts (
  company_id bigint primary key references companies (id) on delete cascade,
  open_job_count integer not null default 0 check (open_job_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index company_job_counts_most on company_job_counts (open_job_count desc, company_id);
create trigger company_job_counts_touch before update on company_job_counts
  for each row execute function touch_updated_at();
create index companies_filters on companies (country_id, industry_id, size_id, financing_stage_id, id);

create function start_company_job_counts() returns trigger language plpgsql as $$
begin
  insert into company_job_counts (company_id) select id from added;
  return null;
end $$;
create trigger companies_start_counts after insert on companies
  referencing new table as added for each statement execute function start_company_job_counts();

-- Adds what one statement changed. Rows are locked in the order of their ids, so that two postings never wait for each
-- other.
create function add_open_jobs(company_ids bigint[], changes integer[]) returns void language sql as $$
  with change as (
    select company_id, sum(amount)::integer as amount
    from unnest(company_ids, changes) as one (company_id, amount)
    group by company_id having sum(amount) <> 0
  ), locked as (
    select counts.company_id from company_job_counts counts join change using (company_id)
    order by counts.company_id for update of counts
  )
  update company_job_counts counts set open_job_count = counts.open_job_count + change.amount
  from change join locked using (company_id) where counts.company_id = change.company_id;
$$;

create function count_added_jobs() returns trigger language plpgsql as $$
begin
  perform add_open_jobs(array_agg(company_id), array_agg(1)) from added where status = 'open';
  return null;
end $$;
create function count_removed_jobs() returns trigger language plpgsql as $$
begin
  perform add_open_jobs(array_agg(company_id), array_agg(-1)) from removed where status = 'open';
  return null;
end $$;
create function count_changed_jobs() returns trigger language plpgsql as $$
begin
  perform add_open_jobs(array_agg(company_id), array_agg(amount)) from (
    select company_id, 1 as amount from added where status = 'open'
    union all select company_id, -1 from removed where status = 'open'
  ) as change;
  return null;
end $$;
create trigger jobs_count_added after insert on jobs
  referencing new table as added for each statement execute function count_added_jobs();
create trigger jobs_count_removed after delete on jobs
  referencing old table as removed for each statement execute function count_removed_jobs();
create trigger jobs_count_changed after update on jobs
  referencing old table as removed new table as added for each statement execute function count_changed_jobs();

insert into company_job_counts (company_id, open_job_count)
select companies.id, count(jobs.id)
from companies left join jobs on jobs.company_id = companies.id and jobs.status = 'open'
group by companies.id;
