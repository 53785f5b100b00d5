-- When a session gets a new token, calls that are under way still bring the one before; for some seconds they may read.
alter table sessions
  add column previous_token_hash bytea,
  add column renewed_at timestamptz,
  add constraint sessions_previous_token check ((previous_token_hash is null) = (renewed_at is null));
create index sessions_previous_token_hash on sessions (previous_token_hash) where previous_token_hash is not null;
