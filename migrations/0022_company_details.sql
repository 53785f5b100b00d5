-- What a company may tell about itself; whatever it has not told is null and is not shown.
alter table companies
  add column registered_capital bigint check (registered_capital >= 0),
  add column registered_capital_currency text check (registered_capital_currency ~ '^[A-Z]{3}$'),
  add column register_country_id integer,
  add column register_address text check (length(register_address) <= 300),
  add column average_age smallint check (average_age between 14 and 100),
  add column ceo text check (length(ceo) <= 120),
  add column employees_number integer check (employees_number >= 0),
  add column brand_product text check (length(brand_product) <= 300),
  add column phone text check (length(phone) <= 30),
  add column email text check (length(email) <= 254),
  -- Network → address.
  add column social_media jsonb not null default '{}',
  add column stock_exchange text check (length(stock_exchange) <= 80),
  add column stock_code text check (length(stock_code) <= 20),
  add column listed_on date,
  add check ((registered_capital is null) = (registered_capital_currency is null));

create table company_pictures (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  position smallint not null,
  caption text check (length(caption) <= 200),
  svg text not null,
  created_at timestamptz not null default now(),
  unique (company_id, position)
);

create table company_news (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  title text not null check (length(title) between 1 and 300),
  url text check (length(url) <= 500),
  published_on date not null,
  created_at timestamptz not null default now()
);
create index company_news_newest on company_news (company_id, published_on desc, id desc);

-- Amounts in minor units of the currency.
create table company_fundings (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  financing_stage_id integer not null,
  amount bigint check (amount >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  investors text check (length(investors) <= 300),
  announced_on date not null,
  created_at timestamptz not null default now(),
  check ((amount is null) = (currency is null))
);
create index company_fundings_newest on company_fundings (company_id, announced_on desc, id desc);
