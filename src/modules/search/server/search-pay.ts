import { siteById } from '#src/modules/options/sites.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { SearchFilters } from '../filters.ts';
import type { Pays } from './engine/jobs/count-pays.ts';
import { toEngineQuery } from './engine-request.ts';
import type { SearchParts } from './search-parts.ts';

const BARS = 20;
/** So large a share at either end shares a bar with its neighbours: one chief must not squeeze everyone else. */
const TAIL = 0.03;

/** SRCH-04 TRU-05: what the jobs of a search pay a month, in the country's currency and as the cards say it. */
export function createSearchPay({ engine, data }: SearchParts) {
  return async (ctx: Context, input: SearchFilters) => {
    const { currency } = siteById(ctx.locale.countryId);
    const { asked, filters } = toEngineQuery(data, input, ctx.locale, await findBlockedCompanies(ctx));
    const { pays, unstated, isEstimate } = await engine.pays({ ...asked, ...filters });
    return { currency, ...barsOf(inCurrency(pays, currency, data.rates)), unstated, is_estimate: isEstimate };
  };
}

export interface Amount {
  amount: number;
  count: number;
}

export function inCurrency(
  pays: Pays['pays'],
  currency: string,
  { rates, ids }: SearchParts['data']['rates'],
): Amount[] {
  const codes = new Map(Object.entries(ids).map(([code, id]) => [id, code]));
  const own = rates[currency] ?? 1;
  return pays.flatMap(({ currencyId, monthly, count }) => {
    const code = codes.get(currencyId) ?? '';
    const rate = rates[code];
    if (code === currency) return [{ amount: monthly, count }];
    return rate ? [{ amount: (monthly / rate) * own, count }] : [];
  });
}

/** Some twenty bars of a round width that hold all but the tails; those are in the first and the last. */
export function barsOf(amounts: Amount[]): { low: number; step: number; counts: number[] } {
  const sorted = amounts.toSorted((one, other) => one.amount - other.amount);
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return { low: 0, step: 1, counts: [] };
  const [lowest, highest] = [amountAt(sorted, all * TAIL), amountAt(sorted, all * (1 - TAIL))];
  const step = roundStep((highest - lowest) / BARS);
  const low = Math.floor(lowest / step) * step;
  const counts = new Array<number>(Math.floor((highest - low) / step) + 1).fill(0);
  for (const { amount, count } of sorted) {
    const at = Math.min(counts.length - 1, Math.max(0, Math.floor((amount - low) / step)));
    counts[at] = (counts[at] ?? 0) + count;
  }
  return { low, step, counts: counts.map(Math.round) };
}

export function amountAt(sorted: Amount[], place: number): number {
  let passed = 0;
  for (const { amount, count } of sorted) {
    passed += count;
    if (passed >= place) return amount;
  }
  return sorted.at(-1)?.amount ?? 0;
}

/** The next of 1, 2, 2.5, 5, 10, 20 …: a whole number that people count in. */
function roundStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)));
  return Math.max(1, Math.ceil(([1, 2, 2.5, 5, 10].find((one) => one * power >= width) ?? 10) * power));
}
