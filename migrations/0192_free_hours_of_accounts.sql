-- TRU-09: export and deletion find what is someone's by the foreign key to their account.
alter table free_hour_spans add foreign key (account_id) references accounts (id) on delete cascade;
