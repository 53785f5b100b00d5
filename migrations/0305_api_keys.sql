-- EMP-06: keys by which a company's own programs ask; each acts as the member who made it.
create table api_keys (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- By which its owner knows it again.
  last_four text not null check (length(last_four) = 4),
  scopes text[] not null check (cardinality(scopes) between 1 and 10),
  expires_at timestamptz,
  -- Written once a minute at most.
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index api_keys_company on api_keys (company_id, id);
create index api_keys_account on api_keys (account_id);
create index api_keys_revoked on api_keys (revoked_at) where revoked_at is not null;
create trigger api_keys_touch before update on api_keys for each row execute function touch_updated_at();

-- What a company's own system calls a job: a create that is repeated finds the job that the first one made.
create table integration_jobs (
  company_id bigint not null references companies (id) on delete cascade,
  external_id text collate "C" not null check (length(external_id) between 1 and 100),
  job_id bigint not null references jobs (id) on delete cascade,
  created_at timestamptz not null,
  primary key (company_id, external_id)
);
create unique index integration_jobs_job on integration_jobs (job_id);

-- Who has made, changed or ended what: the company's own record of its keys and webhooks.
create table integration_events (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  account_id bigint references accounts (id) on delete set null,
  action text not null check (action in ('key_made', 'key_revoked', 'webhook_made', 'webhook_changed',
    'webhook_rotated', 'webhook_removed', 'webhook_off')),
  -- The name of the key, or the host of the webhook.
  subject text not null check (length(subject) <= 300),
  created_at timestamptz not null
);
create index integration_events_company on integration_events (company_id, id desc);
create index integration_events_account on integration_events (account_id) where account_id is not null;
create index integration_events_created on integration_events (created_at);
