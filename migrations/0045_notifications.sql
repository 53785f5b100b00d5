-- What someone is told in the notification centre. The text is made of kind and data in the reader's language.
create table notifications (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  data jsonb not null default '{}',
  -- The same news told twice is one row.
  dedupe_key text check (length(dedupe_key) between 1 and 200),
  -- Turned off in the centre: the row only remembers that it was told.
  is_shown boolean not null default true,
  read_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index notifications_newest on notifications (account_id, id desc) where is_shown;
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_created_at on notifications (created_at);
create unique index notifications_dedupe on notifications (account_id, dedupe_key) where dedupe_key is not null;
create trigger notifications_touch before update on notifications for each row execute function touch_updated_at();

-- Only what differs from the default of its kind.
create table notification_settings (
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  channel text not null check (channel in ('in_app', 'email', 'sms', 'push')),
  is_on boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, kind, channel)
);
create trigger notification_settings_touch before update on notification_settings
  for each row execute function touch_updated_at();

-- Up to which message someone has been told by e-mail that a chat waits: one e-mail per quiet time.
create table chat_digests (
  account_id bigint primary key references accounts (id) on delete cascade,
  told_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger chat_digests_touch before update on chat_digests for each row execute function touch_updated_at();

insert into server_secrets (name, value)
values ('unsubscribe-links', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- Headers of an e-mail besides its subject, e.g. List-Unsubscribe.
alter table outbox_messages add column headers jsonb;

-- Browsers that an account has been used in, so that a new one is told of once.
create table known_devices (
  account_id bigint not null references accounts (id) on delete cascade,
  device_hash bytea not null check (length(device_hash) = 32),
  created_at timestamptz not null,
  primary key (account_id, device_hash)
);
