-- SET-05: the exchange rates of each day that a file was dated with, so that the converter can show how they moved.
create table exchange_rates (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  -- Units of the currency for one US dollar.
  per_usd double precision not null check (per_usd > 0),
  created_at timestamptz not null default now(),
  primary key (currency, day)
);
