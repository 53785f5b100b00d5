-- A deleted resume gives its slot back at once and waits a while for whoever wants it back.
alter table online_resumes
  alter column slot drop not null,
  add column deleted_at timestamptz,
  add constraint online_resumes_slot_or_deleted check ((slot is null) = (deleted_at is not null));
create index online_resumes_deleted on online_resumes (deleted_at) where deleted_at is not null;
