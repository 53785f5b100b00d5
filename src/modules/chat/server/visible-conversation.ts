import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';

/** Who reads all conversations of the company. */
const LEADS = ['admin', 'coordinator'];

/** The company whose conversations the viewer may read along; undefined for everyone else. */
export async function findLedCompany(ctx: Context): Promise<number | undefined> {
  if (ctx.viewer.role !== 'recruiter') return undefined;
  const { rows } = await ctx.tx.execute<{ company_id: number }>(sql`
    select company_id from company_members
    where account_id = ${ctx.viewer.accountId} and role = any(${sql.param(LEADS)}::text[])`);
  return rows[0]?.company_id;
}

/** Someone else's conversation is not found, except for the company's own admins, who may read it. */
export async function assertMayRead(ctx: Context, conversationId: number): Promise<void> {
  const { rows } = await ctx.tx.execute<{ company_id: number | null; is_member: boolean }>(sql`
    select c.company_id, m.account_id is not null as is_member from conversations c
    left join conversation_members m on m.conversation_id = c.id and m.account_id = ${ctx.viewer.accountId}
    where c.id = ${conversationId}`);
  const row = rows[0];
  if (row?.is_member) return;
  if (!row || row.company_id === null || row.company_id !== (await findLedCompany(ctx))) throw new AppError('notFound');
}
