-- What operators look at: one open case for each job, company or person, whatever has come in about it; an appeal is a
-- case of its own. `rank` orders the queue: points of harm, and how long it has waited.
create table moderation_cases (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('report', 'flag', 'duplicate', 'appeal')),
  subject text not null check (subject in ('job', 'company', 'person')),
  subject_id bigint not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'closed')),
  points integer not null default 0 check (points between 0 and 100),
  rank bigint not null default 0,
  -- Different people, not reports.
  reporter_count integer not null default 0,
  claimed_by bigint references accounts (id) on delete set null,
  claimed_at timestamptz,
  outcome text check (length(outcome) between 1 and 40),
  appealed_decision_id bigint,
  appeal_text text check (length(appeal_text) between 1 and 2000),
  opened_at timestamptz not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'closed') = (closed_at is not null)),
  check ((kind = 'appeal') = (appealed_decision_id is not null))
);
create unique index moderation_cases_open on moderation_cases (subject, subject_id)
  where state <> 'closed' and kind <> 'appeal';
create index moderation_cases_queue on moderation_cases (state, rank desc, id desc) where state <> 'closed';
create index moderation_cases_closed on moderation_cases (closed_at desc, id desc) where state = 'closed';
create index moderation_cases_subject on moderation_cases (subject, subject_id, id desc);
create index moderation_cases_claimed on moderation_cases (claimed_by) where claimed_by is not null;
create trigger moderation_cases_touch before update on moderation_cases
  for each row execute function touch_updated_at();

-- What was decided in a case. A suspension waits for a second operator as 'proposed'; what lasts is 'in_force'.
create table moderation_decisions (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_cases (id) on delete cascade,
  action text not null
    check (action in ('dismiss', 'warn', 'take_down', 'put_back', 'suspend', 'lift', 'grant', 'uphold')),
  state text not null check (state in ('proposed', 'in_force', 'done', 'over')),
  ended_as text check (ended_as in ('rejected', 'lapsed', 'ended', 'lifted', 'put_back', 'granted')),
  target text not null check (target in ('job', 'company', 'person')),
  target_id bigint not null,
  reason_name text check (length(reason_name) between 1 and 40),
  note text not null default '' check (length(note) <= 1000),
  log_note text not null default '' check (length(log_note) <= 1000),
  -- The specification's number of the suspension.
  code integer check (code in (41044, 41047, 41345, 41347)),
  days integer check (days between 1 and 365),
  -- In force at once for a day, before a second operator has said anything.
  is_urgent boolean not null default false,
  ends_at timestamptz,
  proposed_by bigint references accounts (id) on delete set null,
  confirmed_by bigint references accounts (id) on delete set null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  -- Nobody is their own second operator, whatever a program does.
  check (confirmed_by is null or confirmed_by <> proposed_by),
  check ((state = 'over') = (ended_at is not null))
);
create unique index moderation_decisions_proposed on moderation_decisions (case_id) where state = 'proposed';
create unique index moderation_decisions_one_suspension on moderation_decisions (target, target_id)
  where action = 'suspend' and (state = 'in_force' or state = 'proposed' and is_urgent);
create unique index moderation_decisions_one_take_down on moderation_decisions (target_id)
  where action = 'take_down' and state = 'in_force';
create index moderation_decisions_case on moderation_decisions (case_id, id);
create index moderation_decisions_target on moderation_decisions (target, target_id, id desc);
create index moderation_decisions_ends on moderation_decisions (ends_at)
  where ends_at is not null and state in ('proposed', 'in_force');
create index moderation_decisions_proposed_by on moderation_decisions (proposed_by);
create index moderation_decisions_confirmed_by on moderation_decisions (confirmed_by) where confirmed_by is not null;
create trigger moderation_decisions_touch before update on moderation_decisions
  for each row execute function touch_updated_at();

alter table moderation_cases add foreign key (appealed_decision_id) references moderation_decisions (id) on delete cascade;
-- One appeal against a decision.
create unique index moderation_cases_appeal on moderation_cases (appealed_decision_id)
  where appealed_decision_id is not null;

alter table reports
  add column case_id bigint references moderation_cases (id) on delete set null,
  -- Whom a report about a conversation is about, and which of its messages.
  add column about_id bigint references accounts (id) on delete set null,
  add column message_id bigint references messages (id) on delete set null,
  -- A keyed hash of the network: two from one network are told apart from two people, nothing else.
  add column network bytea check (length(network) = 32);
create index reports_case on reports (case_id, id);
create index reports_sorted on reports (id) where case_id is null and status = 'open';
create index reports_made on reports (account_id, id desc) where account_id is not null;
create index reports_about on reports (about_id) where about_id is not null;
create index reports_message on reports (message_id) where message_id is not null;
update reports r set about_id = case when r.account_id = c.talent_id then c.boss_id else c.talent_id end
  from conversations c where r.subject = 'conversation' and c.id = r.subject_id;
insert into server_secrets (name, value)
values ('report-networks', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  ('appeal-links', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- What the program itself has noticed, written with the row it is about and sorted into cases in the background.
create table moderation_signals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('flag', 'duplicate')),
  subject text not null check (subject in ('company', 'person')),
  subject_id bigint not null,
  flags text[] not null default '{}',
  message_id bigint unique references messages (id) on delete cascade,
  conversation_id bigint,
  verification_id bigint unique references company_verifications (id) on delete cascade,
  case_id bigint references moderation_cases (id) on delete set null,
  seen_at timestamptz,
  created_at timestamptz not null
);
create index moderation_signals_unseen on moderation_signals (id) where seen_at is null;
create index moderation_signals_subject on moderation_signals (subject, subject_id, id desc);
create index moderation_signals_case on moderation_signals (case_id, id) where case_id is not null;

create function signal_flagged_message() returns trigger language plpgsql as $$
begin
  insert into moderation_signals (kind, subject, subject_id, flags, message_id, conversation_id, created_at)
  values ('flag', 'person', new.sender_id, new.flags, new.id, new.conversation_id, new.sent_at)
  on conflict do nothing;
  return null;
end $$;
create trigger messages_signal after insert on messages for each row
  when (cardinality(new.flags) > 0 and new.sender_id is not null) execute function signal_flagged_message();
insert into moderation_signals (kind, subject, subject_id, flags, message_id, conversation_id, created_at)
select 'flag', 'person', sender_id, flags, id, conversation_id, sent_at from messages
where cardinality(flags) > 0 and sender_id is not null;

-- A company that names a register entry which another company has named already.
create function signal_second_registration() returns trigger language plpgsql as $$
begin
  if exists (select from company_verifications v where v.country_id = new.country_id
      and v.registration_key = registration_key(new.registration_number) and v.company_id <> new.company_id
      and v.state in ('pending', 'approved') and v.superseded_at is null) then
    insert into moderation_signals (kind, subject, subject_id, verification_id, created_at)
    values ('duplicate', 'company', new.company_id, new.id, new.submitted_at) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger company_verifications_signal after insert on company_verifications for each row
  when (new.state = 'pending') execute function signal_second_registration();
insert into moderation_signals (kind, subject, subject_id, verification_id, created_at)
select 'duplicate', 'company', v.company_id, v.id, v.submitted_at from company_verifications v
where v.state = 'pending' and exists (select from company_verifications o where o.country_id = v.country_id
  and o.registration_key = v.registration_key and o.company_id <> v.company_id and o.state in ('pending', 'approved')
  and o.superseded_at is null and o.id < v.id);

-- Why a job is hidden: taken down itself, or its Boss or company is suspended. It rests with the reason 'moderation', and
-- what it was before is kept, so that it comes back as it was.
alter table jobs
  add column hidden_for text[] not null default '{}'
    check (hidden_for <@ array['taken_down', 'person', 'company']),
  add column is_hidden boolean not null default false,
  add column status_before text check (status_before in ('open', 'on_hold')),
  add column hold_reason_before text,
  add check (is_hidden = (hidden_for <> '{}')),
  drop constraint jobs_hold_reason_check,
  add constraint jobs_hold_reason_check check (hold_reason in ('employer', 'unconfirmed', 'moderation')) not valid;
alter table jobs validate constraint jobs_hold_reason_check;

-- Conversations whose waiting side has been told that the other one is suspended.
create table suspended_chats (
  decision_id bigint not null references moderation_decisions (id) on delete cascade,
  conversation_id bigint not null references conversations (id) on delete cascade,
  created_at timestamptz not null,
  primary key (decision_id, conversation_id)
);
create index suspended_chats_conversation on suspended_chats (conversation_id);
