-- no transaction
-- Who has had most successes lately, how many somebody has had in a month, and networks that are old enough to forget.
create index concurrently if not exists invited_friends_settled on invited_friends (settled_at, inviter_id)
  where inviter_id is not null and settled_at is not null;
create index concurrently if not exists invited_friends_successes on invited_friends (inviter_id, settled_at)
  where state = 'rewarded' and inviter_id is not null;
create index concurrently if not exists invited_friends_networks on invited_friends (joined_at) where network is not null;
