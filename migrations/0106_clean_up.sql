-- Deleting a row looks for every row that names it: without an index that is a scan of the whole table.
create index company_invitations_company on company_invitations (company_id);
create index jobs_company_any on jobs (company_id);
create index messages_sender_any on messages (sender_id) where sender_id is not null;
create index notifications_account on notifications (account_id);
create index reports_account_any on reports (account_id) where account_id is not null;
create index reports_session_any on reports (session_id) where session_id is not null;

-- What names an address, for the erasure of its owner.
create index outbox_messages_recipient on outbox_messages (lower(recipient));
create index sign_in_tickets_email on sign_in_tickets ((data ->> 'email')) where data ? 'email';
create index pending_steps_address on pending_steps ((data ->> 'address')) where data ? 'address';
create index get_started_records_email on get_started_records (lower(email)) where email is not null;
create index get_started_records_phone on get_started_records (phone_num) where phone_num is not null;
-- A key ends with whom it counts for.
create index attempt_logs_whom on attempt_logs ((substring(key from '[^ ]*$')));

-- Work that goes on in portions finds its next one here.
create index file_removals_oldest on file_removals (created_at);
create index data_exports_queued on data_exports (id) where status = 'queued';
drop index job_days_day;
create index job_days_day on job_days (day, job_id);
create index response_meters_changed on response_meters (updated_at) where subject = 'boss';
create index chat_inboxes_last_active on chat_inboxes (last_active_at);
create index conversation_members_unread_since on conversation_members (last_message_at) where unread_count > 0;

-- Where a long piece of work has come to.
create table task_positions (
  task text primary key,
  position bigint not null,
  updated_at timestamptz not null
);
