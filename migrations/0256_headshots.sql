-- AI-04: what is left of somebody's portraits today, and whether one is being made right now. One row a person, so that a
-- conditional update takes a chance exactly once, however many requests come at the same time.
create table headshot_accounts (
  account_id bigint primary key references accounts (id) on delete cascade,
  -- The day that the count is of; it begins at 00:01 GMT+8.
  credit_day date not null,
  used smallint not null default 0 check (used >= 0),
  -- The one that is being made, by its own id; empty again when it ends.
  running_id uuid,
  running_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((running_id is null) = (running_since is null))
);
create trigger headshot_accounts_touch before update on headshot_accounts
  for each row execute function touch_updated_at();

-- The last portrait of each person with what it is put together from, so that another background or crop needs no second
-- look at the photo. All four files are the person's alone, and go together.
create table headshots (
  id bigint generated always as identity primary key,
  account_id bigint not null unique references accounts (id) on delete cascade,
  photo_file_id uuid not null unique references files (id) on delete cascade,
  cut_out_file_id uuid not null unique references files (id) on delete cascade,
  behind_file_id uuid not null unique references files (id) on delete cascade,
  portrait_file_id uuid not null unique references files (id) on delete cascade,
  -- The crops that the photo has room for, as shares of the cut-out.
  crops jsonb not null,
  background text not null check (length(background) between 1 and 20),
  crop text not null check (length(crop) between 1 and 20),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index headshots_expired on headshots (expires_at);
create trigger headshots_touch before update on headshots for each row execute function touch_updated_at();
