-- Cards of other modules are one kind of message; which card it is stands in its data. Interviews and offers, which
-- nothing ever wrote, will be such cards.
alter table messages drop constraint messages_kind_check;
alter table messages add constraint messages_kind_check
  check (kind in ('text', 'picture', 'file', 'job_card', 'resume', 'contact', 'card', 'system')) not valid;
alter table messages validate constraint messages_kind_check;
