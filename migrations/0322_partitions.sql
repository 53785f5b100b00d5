-- The table as it was becomes the first part of a partitioned one. Nothing is moved, scanned or indexed: what a part must
-- fulfil is known from the check that has been validated, and indexes and foreign keys of the same kind are taken over.

create procedure pg_temp.divide(log text, divided_by text) language plpgsql as $$
declare
  before text := log || '_before';
  rest text := log || '_default';
  has_id boolean;
  last_id bigint;
  until text;
  one record;
begin
  select exists (select from pg_attribute where attrelid = log::regclass and attidentity <> '') into has_id;
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
  where conrelid = log::regclass and conname = log || '_until' into until;
  if has_id then
    execute format('select max(id) from %I', log) into last_id;
    execute format('alter table %I alter column id drop identity', log);
  end if;
  execute format('alter table %I rename to %I', log, before);
  for one in select indexrelid::regclass::text as name from pg_index where indrelid = before::regclass loop
    execute format('alter index %I rename to %I', one.name, before || substr(one.name, length(log) + 1));
  end loop;

  execute format('create table %I (like %I including defaults including constraints) partition by range (%I)',
    log, before, divided_by);
  execute format('alter table %I drop constraint %I', log, log || '_until');
  if has_id then
    execute format('alter table %I alter column id add generated always as identity', log);
    perform setval(pg_get_serial_sequence(log, 'id'), coalesce(last_id, 0) + 1, false);
  end if;
  for one in
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = before::regclass and contype = 'f'
  loop
    execute format('alter table %I add constraint %I %s', log, one.name, one.rule);
  end loop;
  -- A unique key that does not hold the time can only be kept within each part: those stay with the parts.
  for one in
    select replace(indexrelid::regclass::text, before, log) as name, indisunique as is_unique, indisprimary as is_primary,
      substring(pg_get_indexdef(indexrelid) from ' USING .*') as rule,
      exists (select from pg_attribute where attrelid = indrelid and attname = divided_by and attnum = any (indkey))
        as has_time
    from pg_index where indrelid = before::regclass
  loop
    if one.is_primary and one.has_time then
      execute format('alter table %I add constraint %I primary key %s', log, one.name,
        substring(one.rule from '\(.*\)'));
    elsif not one.is_unique then
      execute format('create index %I on %I %s', one.name, log, one.rule);
    end if;
  end loop;

  -- What no part is ready for. It is also what new parts are made like.
  execute format('create table %I (like %I including all)', rest, before);
  execute format('alter table %I drop constraint %I', rest, log || '_until');
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', log, before, until);
  execute format('alter table %I attach partition %I default', log, rest);
  execute format('alter table %I drop constraint %I', before, log || '_until');
end $$;

call pg_temp.divide('job_clicks', 'created_at');
call pg_temp.divide('job_exposures', 'created_at');
call pg_temp.divide('tracking_events', 'created_at');
call pg_temp.divide('job_viewers', 'viewed_on');
call pg_temp.divide('search_votes', 'day');
drop procedure pg_temp.divide;
