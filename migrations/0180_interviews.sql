-- INT-01 to INT-05: interviews between the two people of a conversation.
create table interviews (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  -- The two people of the conversation as it is now: a trigger keeps them, so that each has a list by an index.
  talent_id bigint references accounts (id) on delete set null,
  boss_id bigint references accounts (id) on delete set null,
  -- The number of the message that shows it as a card.
  seq bigint,
  kind text not null check (kind in ('on_site', 'video')),
  minutes smallint not null check (minutes between 15 and 480),
  -- Of whoever invited, as IANA names it: the other clock that both read.
  time_zone text not null check (length(time_zone) between 1 and 64),
  address text not null default '',
  link text not null default '',
  contact_name text not null default '',
  contact_number text not null default '',
  instructions text not null default '',
  status text not null default 'pending' check (status in
    ('pending', 'accepted', 'rejected', 'cancelled', 'completed', 'expired', 'passed', 'not_attended', 'pending_results')),
  -- Who is asked to choose among the proposed times.
  turn text check (turn in ('talent', 'boss')),
  -- What both have agreed on; a time that is being moved is none.
  starts_at timestamptz,
  -- What lists are sorted by: the agreed time, else the first that is proposed.
  listed_at timestamptz not null,
  -- The last of the proposed times: then nobody can accept any more.
  expires_at timestamptz,
  -- When it is over, and check-in too.
  finishes_at timestamptz,
  -- The next reminder, and which.
  remind_at timestamptz,
  remind text check (remind in ('day', 'hour')),
  boss_checked_in_at timestamptz,
  talent_checked_in_at timestamptz,
  -- As the other side says; null until they do.
  boss_attended boolean,
  talent_attended boolean,
  reason text check (reason in ('time_conflict', 'found_another_job', 'other')),
  reason_note text not null default '',
  ended_by text check (ended_by in ('talent', 'boss')),
  issue text not null default '',
  issue_by text check (issue_by in ('talent', 'boss')),
  result_requested_at timestamptz,
  result text check (result in ('passed', 'not_passed')),
  result_note text not null default '',
  calendar_uid uuid not null default gen_random_uuid(),
  calendar_sequence integer not null default 0,
  -- When calendars believe that it begins; null for one that they do not know of.
  calendar_starts_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'pending') = (turn is not null)),
  check ((status = 'pending') = (expires_at is not null)),
  check (status not in ('accepted', 'completed', 'passed', 'not_attended', 'pending_results') or starts_at is not null),
  check ((remind_at is null) = (remind is null)),
  check (remind_at is null or status = 'accepted')
);
create index interviews_conversation on interviews (conversation_id, id);
-- One at a time: who wants another time suggests one.
create unique index interviews_open on interviews (conversation_id) where status in ('pending', 'accepted');
create index interviews_talent on interviews (talent_id, listed_at, id);
create index interviews_boss on interviews (boss_id, listed_at, id);
create index interviews_expires on interviews (expires_at) where status = 'pending';
create index interviews_finishes on interviews (finishes_at) where status = 'accepted';
create index interviews_remind on interviews (remind_at) where remind_at is not null;

create function move_interviews() returns trigger language plpgsql as $$
begin
  update interviews set talent_id = new.talent_id, boss_id = new.boss_id where conversation_id = new.id;
  return null;
end $$;
create trigger conversations_move_interviews after update on conversations for each row
  when (old.talent_id is distinct from new.talent_id or old.boss_id is distinct from new.boss_id)
  execute function move_interviews();

-- The times that the side whose turn it is chooses from.
create table interview_times (
  interview_id bigint not null references interviews (id) on delete cascade,
  starts_at timestamptz not null,
  primary key (interview_id, starts_at)
);

-- What was done, by whom, when.
create table interview_events (
  id bigint generated always as identity primary key,
  interview_id bigint not null references interviews (id) on delete cascade,
  step text not null,
  side text check (side in ('talent', 'boss')),
  status text not null,
  starts_at timestamptz,
  created_at timestamptz not null
);
create index interview_events_interview on interview_events (interview_id, id);

-- INT-05, TRU-11: who did not come, whichever side.
create table interview_no_shows (
  interview_id bigint not null references interviews (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  missed_at timestamptz not null,
  primary key (interview_id, account_id)
);
create index interview_no_shows_account on interview_no_shows (account_id, missed_at);

create table interview_bans (
  account_id bigint primary key references accounts (id) on delete cascade,
  until timestamptz not null
);
create index interview_bans_until on interview_bans (until);
