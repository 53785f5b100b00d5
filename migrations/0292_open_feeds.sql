-- TRU-12: employers may keep their jobs out of the feed that aggregators copy; few do.
alter table companies add column is_in_feeds boolean not null default true;
create index companies_left_out on companies (id) where not is_in_feeds;

-- When anything of the feed last changed is the end of this index.
create index jobs_changed on jobs (updated_at);

-- What search engines have yet to be told of: one row a job, however often it changes in the meantime.
create table feed_pings (
  job_id bigint primary key references jobs (id) on delete cascade,
  due_at timestamptz not null,
  attempts smallint not null default 0 check (attempts >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index feed_pings_due on feed_pings (due_at, job_id);
create trigger feed_pings_touch before update on feed_pings for each row execute function touch_updated_at();
