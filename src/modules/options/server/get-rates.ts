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

/** The rate between two currencies as of the day of the file, with the days before it. */
export function createGetRates(data: OptionData) {
  const { date, rates } = data.rates;
  return async (ctx: Context, { from, to, language_code }: Input) => {
    const [one, other] = [rates[from], rates[to]];
    if (!one || !other) throw new AppError('notFound');
    const { rows } = await ctx.tx.query<{ date: string; rate: number }>(sql`
      select a.day::text as date, b.per_usd / a.per_usd as rate
      from exchange_rates a join exchange_rates b on b.currency = ${to} and b.day = a.day
      where a.currency = ${from} and a.day > ${date}::date - ${SHOWN_DAYS}::int and a.day < ${date}::date order by a.day`);
    const rate = other / one;
    const currencies = presentCurrencies(data, requestLanguage(ctx, language_code));
    return {
      date,
      rate,
      currencies: currencies.map(({ key, value }) => ({ code: key, name: value })),
      history: [...rows, { date, rate }],
    };
  };
}
