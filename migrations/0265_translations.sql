-- AI-08: translations that the outside service has made for someone today. They have a count of their own: whoever
-- translates a hundred messages can still have a resume written. One row a person, counted by a conditional update.
alter table ai_accounts
  add column translation_day date,
  add column translations smallint not null default 0 check (translations >= 0);

-- Translations of job posts, which are public: the same words are paid for once, whoever asks and whichever job has
-- them. Messages are private and never stand here. A row that nobody has asked for in a month goes.
create table post_translations (
  -- SHA-256 of the texts in their order.
  hash bytea not null check (length(hash) = 32),
  language text not null,
  model text not null,
  -- The prompt's name and version.
  prompt text not null,
  texts text[] not null,
  -- Some of the texts stand as they were, because their translation did not keep what it had to.
  is_partial boolean not null,
  -- To the day: reading writes at most once a day.
  used_on date not null,
  created_at timestamptz not null,
  primary key (hash, language, model, prompt)
);
create index post_translations_used on post_translations (used_on);
