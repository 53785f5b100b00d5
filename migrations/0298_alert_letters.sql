-- ALERT-01: one letter a person. This row is what the task claims: when the next of someone's alerts is due, and which
-- jobs they have had already. `told_jobs` is bounded by the program, so the row stays small however long someone stays.
create table job_alert_readers (
  account_id bigint primary key references accounts (id) on delete cascade,
  due_at timestamptz,
  told_jobs bigint[] not null default '{}' check (cardinality(told_jobs) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_alert_readers_due on job_alert_readers (due_at, account_id) where due_at is not null;
create trigger job_alert_readers_touch before update on job_alert_readers
  for each row execute function touch_updated_at();
insert into job_alert_readers (account_id, due_at)
select account_id, min(due_at) filter (where not is_paused) from job_alerts group by account_id;

-- Who is sent what under a key is sent it once: while it waits, a second one of the key is left out, and every try has
-- the same Message-ID, also when the message had to be written anew.
alter table outbox_messages add column idempotency_key text check (length(idempotency_key) between 1 and 200);
create unique index outbox_messages_key on outbox_messages (idempotency_key) where idempotency_key is not null;
