-- The moment of the last message that has left this account's history; while it is another one, the rest has yet to go.
alter table conversation_members add column expired_message_at timestamptz;
create index conversation_members_expiring on conversation_members (last_message_at)
  where expired_message_at is distinct from last_message_at;
create index conversation_members_expiring_of on conversation_members (account_id, last_message_at)
  where expired_message_at is distinct from last_message_at;
create index chat_inboxes_short_retention on chat_inboxes (account_id) where retention_days < 90;

-- The same for the words of both sides.
alter table conversations add column erased_message_at timestamptz;
create index conversations_erasing on conversations (last_message_at)
  where erased_message_at is distinct from last_message_at;

-- Conversations that may have left both histories.
create table erasure_checks (
  conversation_id bigint primary key references conversations (id) on delete cascade
);

-- A piece of work goes through everything once a round; without a position the round is over.
alter table task_positions
  alter column position drop not null,
  add column round text not null default '';
