-- The languages that a talent can work in. The list is taken as whole: a job that asks for another one does not fit.
create table spoken_languages (
  account_id bigint not null references accounts (id) on delete cascade,
  language_id integer not null check (language_id > 0),
  created_at timestamptz not null,
  primary key (account_id, language_id)
);
