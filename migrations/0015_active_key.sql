-- The key is worked out of the account's id and a secret of the installation: rows made of one seed stay alike.
alter table accounts drop column active_key;
insert into server_secrets (name, value)
values ('active-keys', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
