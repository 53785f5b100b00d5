-- A search that someone wants to hear of by e-mail.
create table job_alerts (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  country_id integer not null,
  filters jsonb not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  is_paused boolean not null default false,
  -- Jobs posted up to then have been told, or were there when the alert was made.
  told_until timestamptz not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index job_alerts_account on job_alerts (account_id, id);
create index job_alerts_due on job_alerts (due_at) where not is_paused;
create trigger job_alerts_touch before update on job_alerts for each row execute function touch_updated_at();
