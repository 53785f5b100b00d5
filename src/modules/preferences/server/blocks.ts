import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

/** The companies that must not be shown to the viewer. */
export async function findBlockedCompanies(ctx: Pick<Context, 'tx' | 'viewer'>): Promise<number[]> {
  const { accountId } = ctx.viewer;
  if (accountId === null) return [];
  const { rows } = await ctx.tx.query<{ company_id: number }>(
    sql`select company_id from blocked_companies where account_id = ${accountId}`,
  );
  return rows.map((row) => row.company_id);
}

/** The same for many people at once; who has blocked nobody is not in it. */
export async function findBlocksOf(tx: Context['tx'], accountIds: number[]): Promise<Map<number, number[]>> {
  const { rows } = await tx.query<{ account_id: number; company_id: number }>(sql`
    select account_id, company_id from blocked_companies where account_id = any(${accountIds}::bigint[])
    order by account_id, company_id`);
  const blocks = new Map<number, number[]>();
  for (const { account_id, company_id } of rows)
    blocks.set(account_id, [...(blocks.get(account_id) ?? []), company_id]);
  return blocks;
}

/** Whether a talent has blocked a company: then neither may see or write to the other. */
export async function isBlocked(tx: Context['tx'], talentId: number, companyId: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    sql`select 1 from blocked_companies where account_id = ${talentId} and company_id = ${companyId}`,
  );
  return Boolean(rowCount);
}

/** Those of the talents who have blocked the company; a company's lists of talents leave them out. */
export async function findTalentsWhoBlocked(
  tx: Context['tx'],
  companyId: number,
  talentIds: number[],
): Promise<Set<number>> {
  if (talentIds.length === 0) return new Set();
  const { rows } = await tx.query<{ account_id: number }>(sql`
    select account_id from blocked_companies
    where company_id = ${companyId} and account_id = any(${talentIds}::bigint[])`);
  return new Set(rows.map((row) => row.account_id));
}
