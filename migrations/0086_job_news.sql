-- CHAT-09: what the thread of a conversation has said last about its job. A conversation begins about an open one.
alter table conversations
  add column job_told text not null default 'open' check (job_told in ('open', 'on_hold', 'closed'));

-- Jobs whose conversations may have to hear of a change. A row is written with the change and taken away once all of
-- them have heard, so that no process can lose it.
create table job_news (
  job_id bigint primary key references jobs (id) on delete cascade,
  -- A job that opens again is told of a minute later: it may be closed again at once.
  due_at timestamptz not null
);
create index job_news_due on job_news (due_at);
create index conversations_job_order on conversations (job_id, id);

-- Whoever waits for an answer about a job that was closed before is told now.
insert into job_news (job_id, due_at)
select j.id, now() from jobs j
where j.status = 'closed' and exists (
  select from conversations c where c.job_id = j.id and c.waiting_since is not null);
