-- APP-03: what job seekers keep beside the jobs of this site, and the jobs from elsewhere on their board.
create table tracked_jobs (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  -- A job of this site, whose own words and place on the board come from what happens here; null for one from elsewhere.
  job_id bigint references jobs (id) on delete cascade,
  title text not null default '',
  company_name text not null default '',
  place text not null default '',
  pay text not null default '',
  link text not null default '',
  lane text check (lane in ('wishlist', 'applied', 'talking', 'interview', 'offer', 'closed')),
  -- The furthest lane it has been in, for the funnel: a job that is closed now may have come to an offer.
  furthest text check (furthest in ('wishlist', 'applied', 'talking', 'interview', 'offer')),
  lane_at timestamptz not null,
  contact text not null default '',
  note text not null default '',
  deadline date,
  -- Empty again once the reminder has gone out.
  remind_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((job_id is null) = (lane is not null)),
  check ((lane is null) = (furthest is null))
);
create unique index tracked_jobs_once on tracked_jobs (account_id, job_id) where job_id is not null;
create index tracked_jobs_account on tracked_jobs (account_id, id desc);
create index tracked_jobs_job on tracked_jobs (job_id) where job_id is not null;
create index tracked_jobs_due on tracked_jobs (remind_at) where remind_at is not null;
create trigger tracked_jobs_touch before update on tracked_jobs for each row execute function touch_updated_at();
