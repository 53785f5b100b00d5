-- TRU-02: a first message waits for a human answer until closes_at. An answer, a decline or a withdrawal takes the
-- moment away; when it passes, a background task closes the conversation and tells both sides.
alter table conversations
  add column closes_at timestamptz,
  -- The Boss was told that the end is near; once per conversation.
  add column reminded_at timestamptz,
  add column closed_at timestamptz,
  add column close_reason text check (close_reason in ('unanswered', 'declined', 'withdrawn')),
  -- PROF-04: since then the employer may see the full name.
  add column name_shared_at timestamptz,
  add check ((closed_at is null) = (close_reason is null)),
  add check (closes_at is null or closed_at is null);

update conversations set closes_at = talent_wrote_at + interval '14 days'
where talent_wrote_at is not null and boss_wrote_at is null;

update conversations c set name_shared_at = e.answered_at
from (select conversation_id, min(answered_at) as answered_at from chat_exchanges
  where kind = 'resume' and status = 'accepted' group by conversation_id) e
where e.conversation_id = c.id;

-- Only what waits stands in these, so they stay small however many conversations there are.
create index conversations_closing on conversations (closes_at) where closes_at is not null;
create index conversations_reminding on conversations (closes_at) where closes_at is not null and reminded_at is null;
create index conversations_job_waiting on conversations (job_id, closes_at) where closes_at is not null;

-- Notices of before carry the full name; employers see the first name and an initial until more is shared.
update notifications n set data = jsonb_set(n.data, '{name}', to_jsonb(
    trim(t.first_name || coalesce(' ' || upper(left(nullif(trim(t.last_name), ''), 1)) || '.', ''))))
from conversations c join accounts t on t.id = c.talent_id
where n.kind in ('chat_message', 'chat_exchange') and n.account_id = c.boss_id
  and (n.data ->> 'conversation_id')::bigint = c.id and c.name_shared_at is null;
