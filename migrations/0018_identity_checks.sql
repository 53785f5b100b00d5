-- Of a national identity only this is kept: that it was checked, whether the name fits, and a keyed hash of its number,
-- so that one identity belongs to one account.
create table identity_checks (
  account_id bigint primary key references accounts (id) on delete cascade,
  national_id_hash bytea not null unique check (length(national_id_hash) = 32),
  is_name_match boolean not null,
  verified_at timestamptz not null
);
insert into server_secrets (name, value)
values ('national-ids', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
