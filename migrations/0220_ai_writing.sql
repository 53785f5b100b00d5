-- AI-01: what someone may still have written for them today, and whether something is being written right now. One row a
-- person, so that a conditional update takes a credit exactly once, however many requests come at the same time.
create table ai_accounts (
  account_id bigint primary key references accounts (id) on delete cascade,
  -- The day that the counts are of; it begins at 00:01 GMT+8.
  credit_day date not null,
  used smallint not null default 0 check (used >= 0),
  -- Everything that was begun that day, also what cost nothing in the end.
  tries smallint not null default 0 check (tries >= 0),
  -- What is being written, by its own id; empty again when it ends.
  running_id uuid,
  running_since timestamptz,
  is_external_off boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((running_id is null) = (running_since is null))
);
create trigger ai_accounts_touch before update on ai_accounts for each row execute function touch_updated_at();

-- The last career summary that was written for someone, until they accept it, and what it replaced, until they undo that.
create table ai_summaries (
  account_id bigint primary key references accounts (id) on delete cascade,
  text text not null,
  -- What stood in the profile before it was accepted.
  replaced text,
  -- The model that wrote it; null is the built-in engine.
  model text,
  -- The prompt's name and version, for those who ask why a text is as it is.
  prompt text not null,
  language text not null,
  accepted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check ((accepted_at is null) = (replaced is null))
);
create trigger ai_summaries_touch before update on ai_summaries for each row execute function touch_updated_at();
