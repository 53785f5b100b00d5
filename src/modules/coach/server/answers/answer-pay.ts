import { moneyFormat, wholeUnits } from '#src/modules/jobs/server/jobs.public.ts';
import type { AskedWork } from '#src/modules/search/server/search.public.ts';
import { type Answer, type Asked, askTitle, findWork, preferencesOf, whatOf } from './asked.ts';

/** Fewer jobs say nothing about what is usual. */
export const FEWEST_JOBS = 5;
/** Nobody is paid to the cent of an average. */
const DIGITS = 3;

const rounded = (amount: number) => Number(amount.toPrecision(DIGITS));

interface PayLines {
  lines: string[];
  facts: Record<string, unknown>;
}

/** What is usual, out of our own open jobs and with their number; says when there are too few. */
async function readPay(asked: Asked, work: AskedWork): Promise<PayLines> {
  const { ctx, parts, t, language } = asked;
  const { jobs, unstated, low, middle, high, currency } = await parts.search.readPay(ctx, work);
  const what = whatOf(asked, work);
  const money = moneyFormat(language, ctx.locale.countryId);
  if (jobs < FEWEST_JOBS) {
    return {
      lines: [t('coaching.pay.few', { what, jobs, least: FEWEST_JOBS })],
      facts: { work: what, jobs_that_state_pay: jobs, fewest_for_a_figure: FEWEST_JOBS },
    };
  }
  const [from, half, to] = [rounded(low), rounded(middle), rounded(high)];
  const figures = { range: money(from, to, currency), middle: money(half, half, currency) };
  return {
    lines: [
      t('coaching.pay.typical', { what, jobs, ...figures }),
      t('coaching.pay.note', { currency, unstated }),
      ...(await ownWish(asked, currency)),
    ],
    facts: { work: what, jobs_that_state_pay: jobs, jobs_that_do_not: unstated, monthly: figures },
  };
}

/** What the person asks for themselves, where it is in the same currency. */
async function ownWish(asked: Asked, currency: string): Promise<string[]> {
  const wish = (await preferencesOf(asked)).find((one) => one.currency === currency && one.min_salary > 0);
  if (!wish) return [];
  const money = moneyFormat(asked.language, asked.ctx.locale.countryId);
  const [min, max] = [wholeUnits(wish.min_salary, currency), wholeUnits(wish.max_salary, currency)];
  return [asked.t('coaching.pay.wish', { pay: money(min, Math.max(min, max), currency) })];
}

export async function answerPay(asked: Asked): Promise<Answer> {
  const work = await findWork(asked);
  if (!work) return askTitle(asked);
  const { lines, facts } = await readPay(asked, work);
  return { lines, facts, work, suggestions: ['negotiate', 'jobs', 'skills'] };
}

/** How to ask for more: the figures first, then the way. */
export async function answerNegotiate(asked: Asked): Promise<Answer> {
  const { t } = asked;
  const work = await findWork(asked);
  const pay = work ? await readPay(asked, work) : { lines: [], facts: {} };
  const steps = (['1', '2', '3', '4'] as const).map((step) => t(`coaching.negotiate.step${step}`));
  return {
    lines: [...pay.lines, ...steps],
    facts: { ...pay.facts, steps },
    work,
    suggestions: ['pay', 'reply', 'applications'],
  };
}
