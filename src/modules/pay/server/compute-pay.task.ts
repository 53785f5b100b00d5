import { DAYS_PER_MONTH, HOURS_PER_MONTH } from '#src/modules/jobs/pay-period.ts';
import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { type OptionData, type Services, titleIndex } from '#src/modules/options/server/options.public.ts';
import { sites } from '#src/modules/options/sites.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { walkInBatches } from '#src/platform/database/walk-in-batches.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { LEAST_POSTINGS } from '../pay.contract.ts';

const TITLES_AT_ONCE = 20;
/** A city with fewer is not worth a row: its page says that there are too few. */
const LEAST_IN_PLACE = 5;
const BARS = 10;

/** GROW-03: works out once a day what open jobs pay, some titles at a time; an interrupted round goes on where it was. */
export function computePayTask({ db, clock, data }: Pick<Services, 'db' | 'clock' | 'data'>): Task {
  const titles = [...titleIndex(data).keys()].filter((id) => id !== CUSTOM_TITLE).toSorted((one, other) => one - other);
  const places = placesWithin(data);
  return {
    name: 'compute-pay',
    // Tried often so that a new site need not wait for the night; once done, the day's round is a look at one row.
    schedule: '*/10 * * * *',
    run: () => {
      const now = clock.now();
      return walkInBatches(db, {
        task: 'compute-pay',
        round: now.toISOString().slice(0, 10),
        now,
        size: TITLES_AT_ONCE,
        next: async (_tx, after, size) => titles.filter((id) => id > after).slice(0, size),
        handle: (tx, ids) => computeTitles(tx, ids, places, now),
      });
    },
  };
}

/** Each place with those it lies in: jobs of a ward are jobs of its city. */
function placesWithin(data: OptionData): { ids: number[]; within: number[] } {
  const pairs = [...data.places.values()].flatMap(({ locations }) =>
    locations.flatMap(({ id, within }) => [...new Set([id, ...within])].map((outer) => [id, outer] as const)),
  );
  return { ids: pairs.map(([id]) => id), within: pairs.map(([, outer]) => outer) };
}

const countries = sites.filter(({ code }) => code !== '');
const countryIds = countries.map(({ id }) => id);
const currencies = countries.map(({ currency }) => currency);

async function computeTitles(
  tx: Transaction,
  titleIds: number[],
  { ids, within }: { ids: number[]; within: number[] },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await tx.query(sql`
    with country as (
      select * from unnest(${countryIds}::integer[], ${currencies}::text[]) as c (country_id, currency)),
    posted as (
      select j.job_title_id as title_id, j.country_id, j.currency, j.location_ids,
        (j.salary_min + coalesce(j.salary_max, j.salary_min)) / 2.0 * case j.salary_type_id
          when 2 then ${DAYS_PER_MONTH}::numeric when 3 then ${HOURS_PER_MONTH}::numeric
          when 4 then 1 / 12.0 else 1 end as amount
      from jobs j join country c on c.country_id = j.country_id and c.currency = j.currency
      where j.status = 'open' and not j.is_hidden and not j.is_negotiable and j.salary_min > 0
        and j.job_title_id = any(${titleIds}::integer[])),
    spread as (
      select title_id, country_id, currency, 0 as place_id, amount from posted
      union all
      select title_id, country_id, currency, place_id, amount from posted, lateral (
        select distinct w.outer_id as place_id from unnest(location_ids) as own (id)
        join unnest(${ids}::integer[], ${within}::integer[]) as w (id, outer_id) on w.id = own.id) placed),
    summed as (
      select title_id, country_id, currency, place_id, count(*)::integer as sample,
        percentile_cont(array[0.02, 0.25, 0.5, 0.75, 0.98]) within group (order by amount::double precision) as parts
      from spread group by title_id, country_id, currency, place_id
      having place_id = 0 or count(*) >= ${LEAST_IN_PLACE}),
    steps as (
      select *, sample >= ${LEAST_POSTINGS} as is_enough,
        greatest(ceil((parts[5] - parts[1]) / ${BARS}), 1) as step from summed),
    bars as (
      select s.title_id, s.country_id, s.place_id, bar,
        count(a.amount) as postings
      from steps s cross join generate_series(1, ${BARS}::integer) as bar
      left join spread a on a.title_id = s.title_id and a.country_id = s.country_id and a.place_id = s.place_id
        and least(greatest(floor((a.amount - s.parts[1]) / s.step)::integer + 1, 1), ${BARS}) = bar
      where s.is_enough group by s.title_id, s.country_id, s.place_id, bar)
    insert into pay_statistics (title_id, country_id, place_id, currency, sample, low, median, high, bars, bars_from,
      bars_step, computed_at)
    select title_id, country_id, place_id, currency, sample,
      case when is_enough then round(parts[2]) end, case when is_enough then round(parts[3]) end,
      case when is_enough then round(parts[4]) end,
      (select array_agg(postings::integer order by bar) from bars b
        where b.title_id = s.title_id and b.country_id = s.country_id and b.place_id = s.place_id),
      case when is_enough then floor(parts[1]) end, case when is_enough then step end, ${at}
    from steps s
    on conflict (title_id, country_id, place_id) do update set currency = excluded.currency, sample = excluded.sample,
      low = excluded.low, median = excluded.median, high = excluded.high, bars = excluded.bars,
      bars_from = excluded.bars_from, bars_step = excluded.bars_step, computed_at = excluded.computed_at`);
  await tx.query(sql`
    delete from pay_statistics where title_id = any(${titleIds}::integer[]) and computed_at < ${at}`);
}
