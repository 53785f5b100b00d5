-- Pages that are kept in memory (src/platform/http/kept-pages.ts) are dropped when a job or a company that they show has
-- changed: every process listens here, and hears of it with the commit, whoever has written.
create function tell_kept_pages() returns trigger language plpgsql as $$
declare
  named text;
begin
  -- A load of many is told as one: the names of thousands would fill the queue of messages.
  select case when count(*) > 50 then 'all' else string_agg(id::text, ',') end
    into named from (select id from changed limit 51) first_ones;
  if named is not null then
    perform pg_notify('kept_pages', tg_table_name || ' ' || named);
  end if;
  return null;
end $$;

create trigger jobs_tell_kept_insert after insert on jobs
  referencing new table as changed for each statement execute function tell_kept_pages();
create trigger jobs_tell_kept_update after update on jobs
  referencing new table as changed for each statement execute function tell_kept_pages();
create trigger jobs_tell_kept_delete after delete on jobs
  referencing old table as changed for each statement execute function tell_kept_pages();

create trigger companies_tell_kept_insert after insert on companies
  referencing new table as changed for each statement execute function tell_kept_pages();
create trigger companies_tell_kept_update after update on companies
  referencing new table as changed for each statement execute function tell_kept_pages();
create trigger companies_tell_kept_delete after delete on companies
  referencing old table as changed for each statement execute function tell_kept_pages();
