-- Portraits that come to nothing cost no chance, but seconds of a processor: they are counted as tries, as texts are.
alter table headshot_accounts add column tries smallint not null default 0 check (tries >= 0);
