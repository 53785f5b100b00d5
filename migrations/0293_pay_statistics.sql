-- GROW-03: what open jobs pay a month, by title and place; place 0 is the whole country. Made anew once a day.
create table pay_statistics (
  title_id integer not null,
  country_id integer not null,
  place_id integer not null default 0,
  -- Minor units of the country's own currency; without enough postings there is a number of them and no figure.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  sample integer not null check (sample > 0),
  low bigint,
  median bigint,
  high bigint,
  -- Postings in ten equal steps from bars_from on.
  bars integer[],
  bars_from bigint,
  bars_step bigint,
  computed_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (title_id, country_id, place_id),
  check ((median is null) = (low is null) and (median is null) = (high is null) and (median is null) = (bars is null))
);
create index pay_statistics_country on pay_statistics (country_id, sample desc, title_id) where place_id = 0 and median is not null;
create index pay_statistics_listed on pay_statistics (sample desc, title_id) where median is not null;
create trigger pay_statistics_touch before update on pay_statistics for each row execute function touch_updated_at();
