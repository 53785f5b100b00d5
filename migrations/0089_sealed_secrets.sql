-- Secrets are sealed by the program with a key from outside the database (platform/secrets). What they begin with names
-- the key, so that a start finds those that are plain, or sealed with an older key, without reading every account.
create index accounts_totp_key on accounts (substring(totp_secret from 1 for 12)) where totp_secret is not null;
