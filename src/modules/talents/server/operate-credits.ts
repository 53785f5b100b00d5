import { AppError } from '#src/kernel/errors.ts';
import { fullName } from '#src/modules/accounts/person-name.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { giveCredits, readCredits } from './unlock-credits.ts';

const MOST_SHOWN = 50;

interface EntryRow {
  id: number;
  kind: 'monthly' | 'operator' | 'unlock' | 'expired';
  amount: number;
  reason: string;
  created_at: Date;
  first: string | null;
  last: string | null;
}

/** What a company has, and what was given and spent. */
export async function getCompanyCredits(ctx: AccountContext, { company_id: id }: { company_id: number }) {
  const company = await findCompany(ctx.tx, id);
  const { rows } = await ctx.tx.query<EntryRow>(sql`
    select e.id, e.kind, e.amount, e.reason, e.created_at, by.first_name as first, by.last_name as last
    from unlock_credit_entries e left join accounts by on by.id = e.by_id
    where e.company_id = ${id} order by e.id desc limit ${MOST_SHOWN}`);
  return {
    company,
    credits: await readCredits(ctx.tx, id, ctx.clock),
    entries: rows.map(({ first, last, created_at, ...entry }) => ({
      ...entry,
      by: first === null ? null : fullName({ first, last }),
      at: created_at.toISOString(),
    })),
  };
}

/** Gives more; the audit log hears of it in the same transaction. */
export async function grantCredits(
  ctx: AccountWriteContext,
  { company_id: companyId, amount, reason }: { company_id: number; amount: number; reason: string },
) {
  const company = await findCompany(ctx.tx, companyId);
  const [at, operatorId] = [ctx.clock.now(), ctx.viewer.accountId];
  await giveCredits(ctx.tx, { companyId, amount, reason, byId: operatorId, at });
  await ctx.emit('credits.granted', { operatorId, companyId, company: company.name, amount, reason, at });
  return { credits: await readCredits(ctx.tx, companyId, ctx.clock) };
}

async function findCompany(tx: Reader, id: number): Promise<{ id: number; name: string }> {
  const { rows } = await tx.query<{ id: number; name: string }>(sql`
    select id, name from companies where id = ${id} and status <> 'deleted'`);
  if (!rows[0]) throw new AppError('notFound');
  return rows[0];
}
