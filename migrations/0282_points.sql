-- PTS-01: points as a double-entry ledger. A transaction has entries that sum to zero; rows are only ever added.

-- What somebody has, kept beside the ledger so that it is read and locked as one row. It outlives the account without a
-- name, because the ledger's entries belong to it.
create table point_wallets (
  id bigint generated always as identity primary key,
  account_id bigint unique references accounts (id) on delete set null,
  available bigint not null default 0 check (available >= 0),
  -- Asked to be paid out and not paid yet.
  held bigint not null default 0 check (held >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create trigger point_wallets_touch before update on point_wallets for each row execute function touch_updated_at();

create table point_transactions (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references point_wallets (id),
  -- The same as the wallet's, so that the export has the history; forgotten with the account.
  account_id bigint references accounts (id) on delete set null,
  kind text not null check (length(kind) between 1 and 40),
  -- What available changes by, as the history shows it.
  amount bigint not null,
  -- Idempotency: what the points are for; the same thing never counts twice.
  once_key text not null check (length(once_key) between 1 and 200),
  -- An operator's own words.
  reason text check (length(reason) between 1 and 300),
  withdrawal_id bigint,
  created_at timestamptz not null
);
create unique index point_transactions_once on point_transactions (once_key);
-- Once in a wallet's life, whatever number or profile it was for.
create unique index point_transactions_single on point_transactions (wallet_id, kind)
  where kind in ('profile_completed', 'phone_verified');
create index point_transactions_wallet on point_transactions (wallet_id, id desc);
-- The caps: what was earned by a rule since a moment.
create index point_transactions_earned on point_transactions (wallet_id, kind, created_at);
create index point_transactions_account on point_transactions (account_id) where account_id is not null;
create index point_transactions_withdrawal on point_transactions (withdrawal_id) where withdrawal_id is not null;

-- Buckets: what a person has (available, held), and the platform's two sides (issued: what was given out, paid: what
-- went to wallets outside). The platform's are sums of the ledger: one row for all would be waited for by everybody.
create table point_entries (
  transaction_id bigint not null references point_transactions (id),
  bucket text not null check (bucket in ('available', 'held', 'issued', 'paid')),
  -- Of the person's two; the platform has none.
  wallet_id bigint references point_wallets (id),
  amount bigint not null check (amount <> 0),
  created_at timestamptz not null,
  primary key (transaction_id, bucket),
  check ((wallet_id is not null) = (bucket in ('available', 'held')))
);
create index point_entries_wallet on point_entries (wallet_id, bucket) include (amount) where wallet_id is not null;

create function refuse_points_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of points is only added to';
end $$;
create trigger point_entries_fixed before update or delete on point_entries
  for each row execute function refuse_points_change();
create trigger point_transactions_kept before delete on point_transactions
  for each row execute function refuse_points_change();
-- An account that goes is forgotten, with the words written to it; nothing else of a transaction ever changes.
create trigger point_transactions_fixed before update on point_transactions
  for each row when (new.account_id is not null or (new.reason is not null and new.reason is distinct from old.reason)
    or to_jsonb(new) - '{account_id,reason}'::text[] <> to_jsonb(old) - '{account_id,reason}'::text[])
  execute function refuse_points_change();

-- At commit, so that the entries of a transaction can come one after another.
create function assert_points_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from point_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'transaction % of points does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger point_entries_balance after insert on point_entries
  deferrable initially deferred for each row execute function assert_points_balance();

create table point_withdrawals (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references point_wallets (id),
  account_id bigint references accounts (id) on delete set null,
  network text not null check (network in ('TRC20', 'ERC20')),
  points integer not null check (points % 100 = 0 and points >= case network when 'TRC20' then 100 else 1000 end),
  -- Cents of USDT at the rate of the day it was asked for.
  usdt_cents integer not null check (usdt_cents > 0),
  -- Empty some time after it is settled.
  address text check (length(address) between 1 and 64),
  state text not null default 'requested' check (state in ('requested', 'approved', 'paid', 'rejected', 'cancelled')),
  requested_at timestamptz not null,
  approved_by bigint references accounts (id) on delete set null,
  approved_at timestamptz,
  settled_by bigint references accounts (id) on delete set null,
  settled_at timestamptz,
  -- Why it was rejected, as the person reads it.
  reason text check (length(reason) between 1 and 300),
  transaction_hash text check (length(transaction_hash) = 64),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'paid') = (transaction_hash is not null)),
  check ((state in ('requested', 'approved')) = (settled_at is null)),
  check (address is not null or state not in ('requested', 'approved'))
);
-- One at a time, also when two are asked for in the same moment.
create unique index point_withdrawals_open on point_withdrawals (wallet_id) where state in ('requested', 'approved');
create unique index point_withdrawals_hash on point_withdrawals (network, transaction_hash)
  where transaction_hash is not null;
create index point_withdrawals_wallet on point_withdrawals (wallet_id, id desc);
create index point_withdrawals_state on point_withdrawals (state, id);
create index point_withdrawals_account on point_withdrawals (account_id) where account_id is not null;
create index point_withdrawals_approved_by on point_withdrawals (approved_by) where approved_by is not null;
create index point_withdrawals_settled_by on point_withdrawals (settled_by) where settled_by is not null;
create index point_withdrawals_addresses on point_withdrawals (settled_at) where address is not null;
create trigger point_withdrawals_touch before update on point_withdrawals
  for each row execute function touch_updated_at();
alter table point_transactions add foreign key (withdrawal_id) references point_withdrawals (id);

-- Keys the mark that stands for a phone number, so that a number earns points once and nobody reads it from the ledger.
insert into server_secrets (name, value)
values ('point-numbers', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
