-- no transaction
-- What waits for operators longest, of each kind.
create index concurrently if not exists moderation_cases_waiting on moderation_cases (state, opened_at)
  where state <> 'closed';
create index concurrently if not exists moderation_cases_appeals on moderation_cases (opened_at)
  where state = 'open' and kind = 'appeal';
