-- Browsers and networks that an account has signed in from. Strangers' wrong tries do not count against them: each has
-- tries of its own. A browser keeps a token for each account in a HttpOnly cookie; of a network only a hash together
-- with the account is kept.
create table known_places (
  account_id bigint not null references accounts (id) on delete cascade,
  place_hash bytea not null check (length(place_hash) = 32),
  kind text not null check (kind in ('browser', 'network')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (account_id, place_hash)
);
create index known_places_expires_at on known_places (expires_at);
