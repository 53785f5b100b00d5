-- EMP-06: addresses of companies that hear of what happens (Standard Webhooks).
create table webhook_endpoints (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  made_by bigint references accounts (id) on delete set null,
  url text not null check (length(url) between 8 and 500),
  kinds text[] not null check (cardinality(kinds) between 1 and 20),
  -- Sealed; the one before it signs too until its time is over.
  signing_secret bytea not null,
  previous_secret bytea,
  previous_until timestamptz,
  is_on boolean not null default true,
  -- It takes nothing since then; null after a success.
  failing_since timestamptz,
  -- Nothing is tried before.
  rest_until timestamptz,
  -- Nobody sees it any more; a task deletes it with its deliveries, a batch at a time.
  removed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((previous_secret is null) = (previous_until is null))
);
create index webhook_endpoints_company on webhook_endpoints (company_id, id);
create index webhook_endpoints_removed on webhook_endpoints (removed_at) where removed_at is not null;
create index webhook_endpoints_rotated on webhook_endpoints (previous_until) where previous_until is not null;
create index webhook_endpoints_made_by on webhook_endpoints (made_by) where made_by is not null;
create trigger webhook_endpoints_touch before update on webhook_endpoints
  for each row execute function touch_updated_at();

-- The outbox and the log in one: written with what happened, sent by a task, kept for 30 days.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references webhook_endpoints (id) on delete cascade,
  -- The `webhook-id`: the same at every try, so that a receiver can tell a repeat.
  message_id uuid not null default gen_random_uuid(),
  kind text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts smallint not null default 0,
  -- When it is tried next; while it is being sent, until when its sender has time.
  due_at timestamptz not null,
  -- What the last try came to: the HTTP status, or why there was none.
  last_status smallint,
  last_problem text check (last_problem in ('timeout', 'refused', 'unreachable', 'not_public')),
  last_tried_at timestamptz,
  created_at timestamptz not null
);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at) where state = 'waiting';
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_failed on webhook_deliveries (created_at) where state = 'failed';
create index webhook_deliveries_created on webhook_deliveries (created_at);

-- What the secrets of webhooks are sealed with; the next start seals it.
insert into server_secrets (name, value)
values ('webhooks', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
