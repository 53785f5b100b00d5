-- What operators do. Rows are only ever added: the database refuses to change or delete one.
create table audit_log (
  id bigint generated always as identity primary key,
  operator_id bigint not null references accounts (id),
  action text not null check (length(action) between 1 and 60),
  subject text not null check (length(subject) between 1 and 40),
  subject_id bigint not null,
  reason text not null check (length(reason) between 1 and 1000),
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index audit_log_subject on audit_log (subject, subject_id, id desc);
create index audit_log_operator on audit_log (operator_id, id desc);
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only added to';
end $$;
create trigger audit_log_fixed before update or delete on audit_log
  for each row execute function refuse_audit_change();
