import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import { tidyText } from '#src/kernel/text.ts';
import type { Context } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { companiesContract } from '../companies.contract.ts';
import type { CompaniesParts } from './companies.parts.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { loadCompanies } from './companies.queries.ts';

type Endpoint = (typeof companiesContract)['GET /companies'];
type Input = ParsedInputOf<Endpoint>;

const PAGE_SIZE = 20;

/** Companies that satisfy every filter, those with most open jobs first; the total is exact. */
export function createListCompanies({ namesIn, findBlockedCompanies }: CompaniesParts) {
  return async (ctx: Context, input: Input): Promise<AnswerOf<Endpoint>> => {
    const where = conditions(input, await findBlockedCompanies(ctx));
    const [ids, total] = await Promise.all([findIds(ctx, where, input.page), count(ctx, where)]);
    const rows = await loadCompanies(ctx.tx, ids);
    const names = namesIn(ctx.locale.language);
    return {
      companies: ids.flatMap((id) => {
        const row = rows.get(id);
        return row ? [presentCompanyCard(row, names)] : [];
      }),
      total,
      page: input.page,
      page_count: Math.ceil(total / PAGE_SIZE),
    };
  };
}

function conditions(input: Input, blocked: number[]): Sql {
  const all = [sql`c.status = 'active'`];
  if (blocked.length > 0) all.push(sql`c.id <> all(${blocked}::bigint[])`);
  const text = tidyText(storableText(input.query ?? ''));
  if (text) all.push(nameCondition(text));
  if (input.country_id !== undefined) all.push(sql`c.country_id = ${input.country_id}::bigint`);
  all.push(...oneOf('industry_id', input.industry), ...oneOf('size_id', input.size));
  all.push(...oneOf('financing_stage_id', input.financing_stage));
  return sql.join(all, ' and ');
}

function oneOf(column: string, ids: number[] | undefined): Sql[] {
  return ids?.length ? [sql`c.${sql.identifier(column)} = any(${ids}::integer[])`] : [];
}

/** A part of the name, or a name with a slip in it: `<%` asks whether the text resembles some run of its words. */
function nameCondition(text: string): Sql {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(c.name ilike ${pattern} or (length(${text}::text) > 3 and ${text}::text <% c.name))`;
}

async function findIds(ctx: Context, where: Sql, page: number): Promise<number[]> {
  const { rows } = await ctx.tx.query<{ id: number }>(sql`
    select c.id from companies c join company_job_counts n on n.company_id = c.id
    where ${where}
    order by n.open_job_count desc, n.company_id
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`);
  return rows.map(({ id }) => id);
}

async function count(ctx: Context, where: Sql): Promise<number> {
  const { count } = await ctx.tx.queryOne<{ count: number }>(
    sql`select count(*) as count from companies c where ${where}`,
  );
  return count;
}
