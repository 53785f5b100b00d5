-- VIP-01: who invites whom, and what has come of it.
create table invitation_codes (
  account_id bigint primary key references accounts (id) on delete cascade,
  code text not null unique check (code ~ '^[a-z2-9]{10}$'),
  created_at timestamptz not null
);

-- Addresses that someone has had us write to. They are kept until they join, or for a limited time.
create table email_invitations (
  id bigint generated always as identity primary key,
  inviter_id bigint not null references accounts (id) on delete cascade,
  -- Null once it is no longer needed: its owner has joined, or has left for good.
  email text check (length(email) between 3 and 254),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create unique index email_invitations_once on email_invitations (inviter_id, email) where email is not null;
create index email_invitations_email on email_invitations (email, sent_at desc) where email is not null;
-- The list of one's own, and how many went out today.
create index email_invitations_inviter on email_invitations (inviter_id, sent_at desc, id desc);
create index email_invitations_expires on email_invitations (expires_at);
create trigger email_invitations_touch before update on email_invitations
  for each row execute function touch_updated_at();

-- Whoever came by an invitation, once in the life of an account: one row, so that nothing is rewarded twice.
create table invited_friends (
  invitee_id bigint primary key references accounts (id) on delete cascade,
  inviter_id bigint references accounts (id) on delete set null,
  email_invitation_id bigint references email_invitations (id) on delete set null,
  state text not null check (state in ('joined', 'rewarded', 'not_counted')),
  -- Why it did not count.
  reason text check (reason in ('existing', 'self', 'device', 'repeat')),
  joined_at timestamptz not null,
  settled_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((state = 'not_counted') = (reason is not null)),
  check ((state = 'joined') = (settled_at is null)),
  check (inviter_id is distinct from invitee_id)
);
create index invited_friends_inviter on invited_friends (inviter_id, joined_at desc, invitee_id desc)
  where inviter_id is not null;
create index invited_friends_email on invited_friends (email_invitation_id) where email_invitation_id is not null;
create trigger invited_friends_touch before update on invited_friends for each row execute function touch_updated_at();

-- Addresses whose owners want no invitations, by a keyed hash: the address itself is not needed for that.
create table invitation_refusals (
  address_hash bytea primary key check (length(address_hash) = 32),
  created_at timestamptz not null
);

-- Verified addresses of accounts that were deleted, by the same keyed hash and for a limited time, so that an account
-- that is made anew is not taken for a new person.
create table former_addresses (
  address_hash bytea primary key check (length(address_hash) = 32),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index former_addresses_expires on former_addresses (expires_at);

insert into server_secrets (name, value)
values ('invitation-addresses', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
