-- Who brought an account here; the invitations themselves belong to the rewards.
alter table accounts
  add column invited_by bigint references accounts (id) on delete set null,
  add check (invited_by <> id);
create index accounts_invited_by on accounts (invited_by) where invited_by is not null;

-- Credits that inviters earn in an event when someone they brought completes a profile: one for each they brought.
create table event_assists (
  id bigint generated always as identity primary key,
  event text not null check (length(event) <= 50),
  inviter_id bigint not null references accounts (id) on delete cascade,
  invitee_id bigint not null references accounts (id) on delete cascade,
  onboarded_method text not null check (length(onboarded_method) <= 50),
  created_at timestamptz not null,
  unique (event, invitee_id)
);
create index event_assists_inviter on event_assists (inviter_id, event);
create index event_assists_invitee on event_assists (invitee_id);
