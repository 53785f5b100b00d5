-- Popular searches stand on public pages, so strangers must not write them: a search counts once a day per network, and
-- is shown when enough networks made it on enough days. Networks are kept as hashes and only for the running day.
create table search_votes (
  day date not null,
  country_id integer not null,
  typed text collate "C" not null check (length(typed) between 1 and 120),
  network bytea not null,
  primary key (day, country_id, typed, network)
);

create table search_vote_days (
  day date not null,
  country_id integer not null,
  typed text collate "C" not null check (length(typed) between 1 and 120),
  label text not null check (length(label) between 1 and 200),
  job_title_id bigint not null default 0,
  networks integer not null default 1,
  primary key (day, country_id, typed)
);

-- What was counted without these rules may hold anything.
delete from search_suggestions where kind = 'search';
