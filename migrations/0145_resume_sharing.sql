-- TRU-10: links under which someone shows a resume, and who has opened or downloaded one.
create table resume_links (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts (id) on delete cascade,
  -- Null once the resume is deleted: the link has ended with it.
  resume_id bigint references online_resumes (id) on delete set null,
  resume_name text not null,
  -- The token is made of it with a key of the server, so that its owner can copy the link again. Only its hash is kept.
  seed bytea not null,
  token_hash bytea not null unique,
  password_hash text,
  has_download boolean not null,
  is_name_hidden boolean not null,
  is_contact_hidden boolean not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index resume_links_account on resume_links (account_id, id);
create index resume_links_resume on resume_links (resume_id);
create index resume_links_expires on resume_links (expires_at);

create table resume_views (
  id bigint generated always as identity primary key,
  -- Whose resume it is.
  account_id bigint not null references accounts (id) on delete cascade,
  what text not null check (what in ('viewed', 'unlocked', 'downloaded')),
  resume_name text not null,
  link_id bigint references resume_links (id) on delete set null,
  conversation_id bigint references conversations (id) on delete set null,
  -- The file that was shared in the conversation; it may be gone.
  file_id uuid,
  -- Who it was, when they were signed in and hire for a company; its name as it was then.
  viewer_id bigint references accounts (id) on delete set null,
  company_name text not null default '',
  device text not null check (device in ('phone', 'tablet', 'computer')),
  -- Tells a reload from a visit; forgotten after a day.
  viewer_hash bytea,
  created_at timestamptz not null default now()
);
create index resume_views_account on resume_views (account_id, id);
create index resume_views_link on resume_views (link_id) where link_id is not null;
create index resume_views_conversation on resume_views (conversation_id) where conversation_id is not null;
create index resume_views_viewer on resume_views (viewer_id) where viewer_id is not null;
create index resume_views_created on resume_views (created_at);
create index resume_views_hash on resume_views (viewer_hash, created_at) where viewer_hash is not null;
create index resume_views_forget on resume_views (created_at) where viewer_hash is not null;

insert into server_secrets (name, value)
values ('resume-links', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
