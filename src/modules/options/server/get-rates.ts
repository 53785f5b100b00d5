import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ratesContract } from '../rates.contract.ts';
import type { OptionData } from './option-data.ts';
import { presentCurrencies } from './option-lists.ts';
import { requestLanguage } from './request-language.ts';

const SHOWN_DAYS = 90;

type Input = ParsedInputOf<(typeof ratesContract)['GET /config/rates']>;

/**
 * The rate between two currencies of the newest day that is known, with the days before it. The task that reads the file
 * once a day may have kept a newer one than this process was started with.
 */
export function createGetRates(data: OptionData) {
  const { date, rates } = data.rates;
  return async (ctx: Context, { from, to, language_code }: Input) => {
    const [one, other] = [rates[from], rates[to]];
    if (!one || !other) throw new AppError('notFound');
    const { rows } = await ctx.tx.query<{ date: string; rate: number }>(sql`
      select a.day::text as date, b.per_usd / a.per_usd as rate
      from exchange_rates a join exchange_rates b on b.currency = ${to} and b.day = a.day
      where a.currency = ${from} and a.day > greatest(${date}::date,
        (select max(day) from exchange_rates where currency = ${from})) - ${SHOWN_DAYS}::int
      order by a.day`);
    const isKept = rows.some((row) => row.date >= date);
    const history = isKept ? rows : [...rows, { date, rate: other / one }];
    const newest = history.at(-1) as (typeof history)[number];
    const currencies = presentCurrencies(data, requestLanguage(ctx, language_code));
    return {
      ...newest,
      currencies: currencies.map(({ key, value }) => ({ code: key, name: value })),
      history,
    };
  };
}
