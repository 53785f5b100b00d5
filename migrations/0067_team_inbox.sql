-- Who has answered for the company in a conversation that changed hands, and from when to when. One that never did has
-- no rows. The response meter counts silence for whoever had it when the promise ran out.
create table conversation_turns (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  -- Who gave it to them: the one before, an admin, or themselves.
  given_by bigint references accounts (id) on delete set null,
  since timestamptz not null,
  until timestamptz check (until >= since),
  -- When an unanswered one of this turn began to count in the meters.
  counted_at timestamptz
);
create unique index conversation_turns_open on conversation_turns (conversation_id) where until is null;
create index conversation_turns_all on conversation_turns (conversation_id, since);
create index conversation_turns_account on conversation_turns (account_id);
create index conversation_turns_given on conversation_turns (given_by);
create index conversation_turns_uncounted on conversation_turns (since) where counted_at is null and until is null;

-- Colleagues who read along though they are no admins: who had the conversation before, and who was mentioned.
create table conversation_readers (
  conversation_id bigint not null references conversations (id) on delete cascade,
  account_id bigint not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, account_id)
);
create index conversation_readers_account on conversation_readers (account_id);

-- What colleagues tell each other about a conversation. The talent never sees it.
create table conversation_notes (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations (id) on delete cascade,
  author_id bigint not null references accounts (id) on delete cascade,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null
);
create index conversation_notes_conversation on conversation_notes (conversation_id, id);
create index conversation_notes_author on conversation_notes (author_id);

-- Notes are about the talent: they go with the talent's account.
create function forget_notes() returns trigger language plpgsql as $$
begin
  delete from conversation_notes where conversation_id = old.id;
  return null;
end $$;
create trigger conversations_forget_notes after update of talent_id on conversations for each row
  when (old.talent_id is not null and new.talent_id is null) execute function forget_notes();

-- While someone is away, a colleague reads their conversations and may take them over.
create table inbox_covers (
  account_id bigint primary key references accounts (id) on delete cascade,
  cover_id bigint not null references accounts (id) on delete cascade,
  until timestamptz not null,
  created_at timestamptz not null,
  check (account_id <> cover_id)
);
create index inbox_covers_cover on inbox_covers (cover_id);

alter table conversations add column nudged_at timestamptz;
create index conversations_boss_waiting on conversations (boss_id, waiting_since) where waiting_since is not null;
create index conversations_company_waiting on conversations (company_id, waiting_since) where waiting_since is not null;
