import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import { tidyText } from '#src/kernel/text.ts';
import type { Context } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { companiesContract } from '../companies.contract.ts';
import type { CompaniesParts } from './companies.parts.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, cardColumns } from './companies.queries.ts';

type Endpoint = (typeof companiesContract)['GET /companies'];
type Input = ParsedInputOf<Endpoint>;

const PAGE_SIZE = 20;

/** From here on one company more or less is not seen; a smaller total is always the newest. */
const LARGE = 1_000;
const MINUTE = 60_000;
const MOST_TOTALS = 500;
/** In the shape of a filter: companies are searched for by name. */
const NAME = 't';

/** Companies that satisfy every filter, those with most open jobs first; the total is exact, a large one for a minute. */
export function createListCompanies({ namesIn, findBlockedCompanies }: CompaniesParts) {
  const countAll = rememberTotals();
  return async (ctx: Context, input: Input): Promise<AnswerOf<Endpoint>> => {
    const filter = conditions(input, await findBlockedCompanies(ctx));
    const rows = await findPage(ctx, filter, input.page);
    // A first page that is not full has told already how many there are.
    const isWhole = input.page === 1 && rows.length < PAGE_SIZE;
    const total = isWhole ? rows.length : await countAll(ctx, filter);
    const names = namesIn(ctx.locale.language);
    return {
      companies: rows.map((row) => presentCompanyCard(row, names)),
      total,
      page: input.page,
      page_count: Math.ceil(total / PAGE_SIZE),
    };
  };
}

/** What is asked for, and which of the filters are set: each set of them is one statement, planned once. */
interface Filter {
  where: Sql;
  shape: string;
}

function conditions(input: Input, blocked: number[]): Filter {
  const text = tidyText(storableText(input.query ?? ''));
  const parts: Record<string, Sql | undefined> = {
    a: sql`c.status = 'active'`,
    b: blocked.length > 0 ? sql`c.id <> all(${blocked}::bigint[])` : undefined,
    [NAME]: text ? nameCondition(text) : undefined,
    c: input.country_id === undefined ? undefined : sql`c.country_id = ${input.country_id}::bigint`,
    i: oneOf('industry_id', input.industry),
    s: oneOf('size_id', input.size),
    f: oneOf('financing_stage_id', input.financing_stage),
  };
  const set = Object.entries(parts).flatMap(([key, part]) => (part ? [{ key, part }] : []));
  return {
    where: sql.join(
      set.map(({ part }) => part),
      ' and ',
    ),
    shape: set.map(({ key }) => key).join(''),
  };
}

function oneOf(column: string, ids: number[] | undefined): Sql | undefined {
  return ids?.length ? sql`c.${sql.identifier(column)} = any(${ids}::integer[])` : undefined;
}

/** A part of the name, or a name with a slip in it: `<%` asks whether the text resembles some run of its words. */
function nameCondition(text: string): Sql {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(c.name ilike ${pattern} or (length(${text}::text) > 3 and ${text}::text <% c.name))`;
}

async function findPage(ctx: Context, { where, shape }: Filter, page: number): Promise<CompanyRow[]> {
  const query = sql`
    select ${cardColumns} from companies c join company_job_counts n on n.company_id = c.id
    where ${where}
    order by n.open_job_count desc, n.company_id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
  return (await ctx.tx.query<CompanyRow>(query, { name: `companies_${shape}` })).rows;
}

/** Home and landing pages tell the same large totals all the time; a search for a name is not kept. */
function rememberTotals() {
  const totals = new Map<string, { total: number; until: number }>();
  return async (ctx: Context, filter: Filter): Promise<number> => {
    if (filter.shape.includes(NAME)) return count(ctx, filter);
    const key = `${filter.shape} ${JSON.stringify(filter.where.values)}`;
    const now = ctx.clock.now().getTime();
    const known = totals.get(key);
    if (known && now < known.until) return known.total;
    const total = await count(ctx, filter);
    totals.delete(key);
    if (totals.size >= MOST_TOTALS) totals.clear();
    if (total >= LARGE) totals.set(key, { total, until: now + MINUTE });
    return total;
  };
}

async function count(ctx: Context, { where, shape }: Filter): Promise<number> {
  const query = sql`select count(*) as count from companies c where ${where}`;
  return (await ctx.tx.queryOne<{ count: number }>(query, { name: `companies_count_${shape}` })).count;
}
