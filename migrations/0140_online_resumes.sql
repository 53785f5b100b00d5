-- Resumes that are made here: drafts that someone works on, and copies that stay as they are. Slots hold the limits of
-- five each also when several are made at once.
create table online_resumes (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('draft', 'copy')),
  slot smallint not null check (slot between 1 and 5),
  version integer not null default 1,
  name text not null check (length(name) between 1 and 80),
  language text not null,
  -- How it is set, and what it says.
  options jsonb not null,
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, kind, slot)
);
