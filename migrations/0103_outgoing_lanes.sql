-- Outgoing messages wait in lanes: what a person is waiting for at this moment never stands behind bulk mail.
-- `due_at` is when a message may be tried (again): its time of writing, the end of the lease of the worker that has
-- claimed it, or the end of the pause after a failure. What is worth nothing after `expires_at` is not sent any more.
alter table outbox_messages
  add column lane text not null default 'bulk' check (lane in ('codes', 'bulk')),
  add column due_at timestamptz not null default now(),
  add column expires_at timestamptz;

-- Claiming reads the head of its lane, however much lies behind it or beside it.
drop index outbox_messages_queued;
create index outbox_messages_due on outbox_messages (channel, lane, due_at, id) where status = 'queued';
create index outbox_messages_failed on outbox_messages (created_at) where status = 'failed';

-- Rows come and go: a share of the table is too late for the head of an index that is claimed many times a second.
alter table outbox_messages set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
