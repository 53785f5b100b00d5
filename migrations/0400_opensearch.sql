-- Where an OpenSearch answers searches beside the database: its indexes that follow the search rows. The one that serves
-- is named here, so that to change it is one commit. Without a row nothing is noted below.
create table search_indexes (
  name text primary key check (length(name) between 1 and 200),
  -- How its documents are written; a program that writes or reads them otherwise does not use it.
  shape integer not null,
  is_serving boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index search_indexes_serving on search_indexes (is_serving) where is_serving;

-- Jobs whose search row has changed, in the transaction that changed it; what they are is read when they are told. The
-- number is the version of what is told: of one job it grows with every commit.
create table search_changes (
  id bigint generated always as identity primary key,
  job_id bigint not null,
  noted_at timestamptz not null default clock_timestamp()
);

-- Row by row: rows that go with a deleted job are seen too, and documents are not copied for it.
create function note_search_change() returns trigger language plpgsql as $$
begin
  if exists (select from search_indexes) then
    insert into search_changes (job_id) values (coalesce(new.job_id, old.job_id));
    perform pg_notify('search_changes', '');
  end if;
  return null;
end $$;
create trigger job_search_note_change after insert or update or delete on job_search for each row
  execute function note_search_change();
