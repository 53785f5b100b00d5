import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type CompanyFields, MOST_STORIES } from '../company-fields.ts';
import { presentMoney, toMinor } from './money.ts';
import type { MembershipRow } from './team.queries.ts';

type News = CompanyFields['news'];
type Fundings = CompanyFields['fundings'];

/** What has happened, newest first. */
export async function readNews(tx: Context['tx'], companyId: number): Promise<News> {
  const { rows } = await tx.query<News[number]>(sql`
    select title, url, published_on::text as published_on from company_news where company_id = ${companyId}
    order by company_news.published_on desc, id desc limit ${MOST_STORIES}`);
  return rows;
}

interface FundingRow {
  financing_stage_id: number;
  amount: number | null;
  currency: string | null;
  investors: string | null;
  announced_on: string;
}

/** Rounds of funding, newest first. */
export async function readFundings(tx: Context['tx'], companyId: number): Promise<Fundings> {
  const { rows } = await tx.query<FundingRow>(sql`
    select financing_stage_id, amount, currency, investors, announced_on::text as announced_on from company_fundings
    where company_id = ${companyId} order by company_fundings.announced_on desc, id desc limit ${MOST_STORIES}`);
  return rows.map(presentFunding);
}

function presentFunding({ amount, currency, ...round }: FundingRow): Fundings[number] {
  return { ...round, money: presentMoney(amount, currency) };
}

/** News and rounds as columns of the company's own row, so that its page asks for all of them at once. */
export interface StoryColumns {
  /** Never null: an empty list where there are none. */
  news: News;
  /** Never null: as above. */
  fundings: FundingRow[];
}

/** The columns, of the table called c. */
export const storyColumns = sql`
  coalesce((select jsonb_agg(to_jsonb(news)) from (
    select title, url, published_on::text as published_on from company_news where company_id = c.id
    order by company_news.published_on desc, id desc limit ${MOST_STORIES}) news), '[]') as news,
  coalesce((select jsonb_agg(to_jsonb(round)) from (
    select financing_stage_id, amount, currency, investors, announced_on::text as announced_on from company_fundings
    where company_id = c.id order by company_fundings.announced_on desc, id desc limit ${MOST_STORIES}) round), '[]')
    as fundings`;

export function presentStories({ news, fundings }: StoryColumns): { news: News; fundings: Fundings } {
  return { news, fundings: fundings.map(presentFunding) };
}

/** Makes the news what was given. */
export async function writeNews(ctx: WriteContext, me: MembershipRow, news: News): Promise<void> {
  await ctx.tx.query(sql`delete from company_news where company_id = ${me.company_id}`);
  for (const { title, url, published_on } of news) {
    await ctx.tx.query(sql`
      insert into company_news (company_id, title, url, published_on)
      values (${me.company_id}, ${title}, ${url}, ${published_on})`);
  }
}

/** Makes the rounds what was given. */
export async function writeFundings(ctx: WriteContext, me: MembershipRow, fundings: Fundings): Promise<void> {
  await ctx.tx.query(sql`delete from company_fundings where company_id = ${me.company_id}`);
  for (const { financing_stage_id, money, investors, announced_on } of fundings) {
    await ctx.tx.query(sql`
      insert into company_fundings (company_id, financing_stage_id, amount, currency, investors, announced_on)
      values (${me.company_id}, ${financing_stage_id}, ${money && toMinor(money)}, ${money?.currency ?? null},
        ${investors}, ${announced_on})`);
  }
}

/** Where the day is furthest ahead: a date that has come anywhere has come. */
const FURTHEST_AHEAD_MS = 14 * 3_600_000;

/** Refuses days that nobody has seen yet: a company is not founded tomorrow. */
export function assertDaysPast(
  ctx: Context,
  { founded_on, listed_on, news = [], fundings = [] }: Partial<CompanyFields>,
): void {
  const today = new Date(ctx.clock.now().getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10);
  const days: [field: string, day: string | null | undefined][] = [
    ['founded_on', founded_on],
    ['listed_on', listed_on],
    ...news.map(({ published_on }, at): [string, string] => [`news.${at}.published_on`, published_on]),
    ...fundings.map(({ announced_on }, at): [string, string] => [`fundings.${at}.announced_on`, announced_on]),
  ];
  const problems = days.flatMap(([field, day]): FieldProblem[] =>
    day && day > today ? [{ field, problem: 'dateInFuture' }] : [],
  );
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
}
