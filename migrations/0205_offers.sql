-- OFFER-01: offers between the two people of a conversation, with every version of their terms.
create table offers (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  -- The two people of the conversation as it is now; a trigger keeps them.
  talent_id bigint references accounts (id) on delete set null,
  boss_id bigint references accounts (id) on delete set null,
  -- The number of the message that shows it as a card.
  seq bigint,
  status text not null default 'sent' check (status in
    ('sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn')),
  -- The version that stands; older ones are kept beside it.
  version smallint not null default 1 check (version between 1 and 20),
  -- Of the version that stands.
  expires_at timestamptz not null,
  -- When the talent is to hear that little time is left; null once they have.
  remind_at timestamptz,
  viewed_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('talent', 'boss')),
  reason text check (reason in ('pay', 'other_offer', 'timing', 'conditions', 'other')),
  reason_note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status in ('sent', 'viewed')) = (ended_at is null)),
  check (remind_at is null or ended_at is null)
);
create index offers_conversation on offers (conversation_id, id);
-- One at a time, however many presses arrive at once; an accepted one stays the last.
create unique index offers_standing on offers (conversation_id) where status in ('sent', 'viewed', 'accepted');
create index offers_talent on offers (talent_id, id);
create index offers_boss on offers (boss_id, id);
create index offers_expires on offers (expires_at) where status in ('sent', 'viewed');
create index offers_remind on offers (remind_at) where remind_at is not null;

create function move_offers() returns trigger language plpgsql as $$
begin
  update offers set talent_id = new.talent_id, boss_id = new.boss_id where conversation_id = new.id;
  return null;
end $$;
create trigger conversations_move_offers after update on conversations for each row
  when (old.talent_id is distinct from new.talent_id or old.boss_id is distinct from new.boss_id)
  execute function move_offers();

-- The terms as they were sent; a revision adds a row and changes none.
create table offer_versions (
  offer_id bigint not null references offers (id) on delete cascade,
  version smallint not null,
  -- To whom it was made and who wrote it, so that it is in the copy of the data of both.
  talent_id bigint references accounts (id) on delete set null,
  boss_id bigint references accounts (id) on delete set null,
  title text not null check (length(title) <= 200),
  -- In minor units of the currency; one amount is a range with equal ends.
  pay_min bigint not null check (pay_min > 0),
  pay_max bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period text not null check (period in ('monthly', 'annually', 'hourly', 'daily')),
  starts_on date not null,
  expires_at timestamptz not null,
  conditions text not null default '' check (length(conditions) <= 4000),
  -- A file as a message carries it.
  document jsonb,
  created_at timestamptz not null,
  primary key (offer_id, version),
  check (pay_max >= pay_min)
);
create index offer_versions_talent on offer_versions (talent_id);
create index offer_versions_boss on offer_versions (boss_id);

-- What was done, by whom, when.
create table offer_events (
  id bigint generated always as identity primary key,
  offer_id bigint not null references offers (id) on delete cascade,
  step text not null,
  side text check (side in ('talent', 'boss')),
  status text not null,
  version smallint not null,
  created_at timestamptz not null
);
create index offer_events_offer on offer_events (offer_id, id);
