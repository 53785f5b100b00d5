-- NAV-09, SET-01: browsers that are told of news while no page is open (web push). One belongs to the session it was
-- allowed in and goes with it: after a sign-out nothing reaches that browser any more.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  session_id bigint not null unique references sessions (id) on delete cascade,
  endpoint text not null check (length(endpoint) between 12 and 1000),
  endpoint_hash bytea not null unique check (length(endpoint_hash) = 32),
  -- Of the browser, for encryption (RFC 8291).
  public_key bytea not null check (length(public_key) = 65),
  auth_secret bytea not null check (length(auth_secret) = 16),
  -- Its owner wants names and jobs to be seen on the screen.
  shows_details boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index push_subscriptions_account on push_subscriptions (account_id, id);
create trigger push_subscriptions_touch before update on push_subscriptions
  for each row execute function touch_updated_at();

-- The key that push services know this installation by (VAPID, RFC 8292); the next start seals it.
insert into server_secrets (name, value)
values ('web-push', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- A push message waits like any other, already encrypted for its browser, and goes with its subscription. Reading the
-- news elsewhere takes it back by its key.
alter table outbox_messages
  drop constraint outbox_messages_channel_check,
  add constraint outbox_messages_channel_check check (channel in ('email', 'sms', 'push')),
  add column subscription_id bigint references push_subscriptions (id) on delete cascade,
  add column collapse_key text collate "C" check (length(collapse_key) between 1 and 300);
create index outbox_messages_subscription on outbox_messages (subscription_id) where subscription_id is not null;
create index outbox_messages_collapse on outbox_messages (collapse_key) where collapse_key is not null;
