-- What people have uploaded. The bytes lie in the store under the id; a row that goes leaves a note, so that they go too.
create table files (
  id uuid primary key default gen_random_uuid(),
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  name text not null check (length(name) between 1 and 200),
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- What it belongs to, e.g. company:12; a file that belongs to nothing is only its sender's, and for a day.
  subject text check (length(subject) between 1 and 100),
  claimed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((subject is null) = (claimed_at is null))
);
create index files_account on files (account_id);
create index files_unclaimed on files (created_at) where subject is null;
create index files_subject on files (subject) where subject is not null;
create trigger files_touch before update on files for each row execute function touch_updated_at();

create table file_removals (
  file_id uuid primary key,
  created_at timestamptz not null default now()
);
create function note_file_removal() returns trigger language plpgsql as $$
begin
  insert into file_removals (file_id) select id from removed on conflict do nothing;
  return null;
end $$;
create trigger files_note_removal after delete on files
  referencing old table as removed for each statement execute function note_file_removal();
