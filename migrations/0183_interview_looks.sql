-- INT-01: when each side has last looked at its interviews: what has happened since is the red dot.
create table interview_looks (
  account_id bigint not null references accounts (id) on delete cascade,
  side text not null check (side in ('talent', 'boss')),
  looked_at timestamptz not null,
  primary key (account_id, side)
);
create index interviews_talent_news on interviews (talent_id, updated_at);
create index interviews_boss_news on interviews (boss_id, updated_at);
create index interviews_talent_open on interviews (talent_id) where status in ('pending', 'accepted');
create index interviews_boss_open on interviews (boss_id) where status in ('pending', 'accepted', 'pending_results');
