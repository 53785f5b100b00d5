-- A copy of someone's data is gathered and sent in parts, so that neither needs all of it in memory.
create table data_export_parts (
  export_id bigint not null references data_exports (id) on delete cascade,
  table_name text not null,
  part integer not null,
  rows jsonb not null,
  primary key (export_id, table_name, part)
);

-- Copies in one piece: the newest of each account is gathered anew, the others have been replaced by it.
delete from data_exports one where status = 'ready' and exists (
  select from data_exports newer where newer.account_id = one.account_id and newer.id > one.id);
update data_exports set status = 'queued', content = null, finished_at = null where status = 'ready';
