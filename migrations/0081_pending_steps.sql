-- How far a browser has come with a code, a link or a choice: a reload, a discarded tab and a second visit go on there.
-- The browser holds its mark in a HttpOnly cookie; tokens are worked out of that mark, so none is kept here.
create table pending_steps (
  browser_hash bytea not null check (length(browser_hash) = 32),
  flow text not null check (flow in ('sign_in', 'change_email', 'change_phone', 'connect_email', 'qr')),
  -- Who was signed in when it began.
  account_id bigint references accounts (id) on delete cascade,
  data jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (browser_hash, flow)
);
create index pending_steps_expires_at on pending_steps (expires_at);
create index pending_steps_account on pending_steps (account_id) where account_id is not null;
