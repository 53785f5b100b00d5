-- A copy of someone's data is packed in the background, into the store of files under this name. Like a file, a row that
-- goes leaves a note, so that the bytes go too.
alter table data_exports add column archive uuid;
alter table data_exports drop column content;

create function note_archive_removal() returns trigger language plpgsql as $$
begin
  insert into file_removals (file_id) select archive from removed where archive is not null on conflict do nothing;
  return null;
end $$;
create trigger data_exports_note_removal after delete on data_exports
  referencing old table as removed for each statement execute function note_archive_removal();

-- Copies without an archive: the newest of each account is packed, the others have been replaced by it.
delete from data_exports one where status = 'ready' and exists (
  select from data_exports newer where newer.account_id = one.account_id and newer.id > one.id);
update data_exports set status = 'queued', finished_at = null where status = 'ready';
