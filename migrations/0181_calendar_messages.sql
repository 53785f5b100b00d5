-- INT-05: an e-mail may carry an entry for the reader's calendar.
alter table outbox_messages add column calendar jsonb;
