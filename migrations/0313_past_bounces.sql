-- no transaction
-- For the clean-up of soft bounces: those that are stopped for good stay, and must not be read past every night.
create index concurrently if not exists email_suppressions_past on email_suppressions (until) where until is not null;
