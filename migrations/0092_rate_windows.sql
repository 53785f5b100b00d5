-- Calls counted while Redis does not answer. Worth nothing after a crash, so it is not written ahead.
create unlogged table rate_windows (
  key text primary key,
  count integer not null,
  expires_at timestamptz not null
);
create index rate_windows_expiry on rate_windows (expires_at);
