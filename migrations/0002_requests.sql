-- One row per repeated-safe write; the answer is kept for a day so that a repeat gets the same one.
create table idempotency_keys (
  caller text not null,
  key text not null check (length(key) between 8 and 80),
  fingerprint text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (caller, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- Mail and SMS of a set-up without a delivery service; a development machine shows them on a page.
create table outbox_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body_text text not null,
  body_html text,
  created_at timestamptz not null default now()
);
create index outbox_messages_newest on outbox_messages (id desc);
