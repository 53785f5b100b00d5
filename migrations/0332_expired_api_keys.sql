-- no transaction
-- The clean-up finds keys that expired as it finds those that were revoked.
create index concurrently if not exists api_keys_expired on api_keys (expires_at) where expires_at is not null;
