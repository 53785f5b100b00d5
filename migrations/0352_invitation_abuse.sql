-- VIP-01: what shows that invitations are abused, and what stops it. The network of whoever came, by a keyed hash and for a
-- limited time: many from one network are seen, the network is not.
alter table invited_friends
  add column network bytea,
  add constraint invited_friends_network_check check (length(network) = 32) not valid,
  drop constraint invited_friends_reason_check,
  add constraint invited_friends_reason_check
    check (reason in ('existing', 'self', 'device', 'repeat', 'limit', 'stopped')) not valid;

-- Whom an operator gives no more rewards for friends.
create table invitation_stops (
  account_id bigint primary key references accounts (id) on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  stopped_by bigint references accounts (id) on delete set null,
  created_at timestamptz not null
);
create index invitation_stops_stopped_by on invitation_stops (stopped_by) where stopped_by is not null;
