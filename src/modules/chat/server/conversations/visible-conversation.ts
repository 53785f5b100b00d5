import { AppError } from '#src/kernel/errors.ts';
import { talentNameForEmployer } from '#src/modules/accounts/person-name.ts';
import type { Context, Viewer } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

/**
 * Which colleagues read a conversation `c` along: admins all of the company, others those they had before or were
 * mentioned in, and those of someone whom they cover at the moment. Who has left the company reads nothing.
 */
export function isReadAlong(accountId: number | null, now: Date): Sql {
  return sql`exists (
    select from company_members seat
    where seat.account_id = ${accountId}::bigint and seat.company_id = c.company_id and (seat.role <> 'recruiter'
      or exists (select from conversation_readers r where r.conversation_id = c.id and r.account_id = seat.account_id)
      or exists (select from inbox_covers cover where cover.account_id = c.boss_id
        and cover.cover_id = seat.account_id and cover.until > ${now.toISOString()})))`;
}

/**
 * The same rule for someone whose seat is known already, and for conversations that they have themselves: lists of
 * thousands ask nothing more for each.
 */
export function mayReadAs(seat: { account_id: number; company_id: number; role: string }, now: Date): Sql {
  const isTheirs = sql`c.company_id = ${seat.company_id} and c.talent_id is distinct from ${seat.account_id}`;
  if (seat.role !== 'recruiter') return isTheirs;
  return sql`${isTheirs} and (c.boss_id = ${seat.account_id}
    or exists (select from conversation_readers r
      where r.conversation_id = c.id and r.account_id = ${seat.account_id})
    or c.boss_id in (select cover.account_id from inbox_covers cover
      where cover.cover_id = ${seat.account_id} and cover.until > ${now.toISOString()}))`;
}

/** Who has a conversation now, and what they read of the talent's name. */
export async function talentNameIn(
  tx: Reader,
  conversationId: number,
): Promise<{ boss_id: number | null; name: string }> {
  const { rows } = await tx.query<{
    boss_id: number | null;
    first: string | null;
    last: string | null;
    name_shared_at: Date | null;
  }>(sql`
    select c.boss_id, a.first_name as first, a.last_name as last, c.name_shared_at
    from conversations c left join accounts a on a.id = c.talent_id where c.id = ${conversationId}`);
  const [row] = rows;
  if (!row) return { boss_id: null, name: '' };
  return { boss_id: row.boss_id, name: talentNameForEmployer({ ...row, sharedAt: row.name_shared_at }) };
}

/** PROF-04: whether the talent of a conversation hides their resume from its company. */
export function isResumeHiddenIn(conversationId: Sql): Sql {
  return sql`exists (
    select from conversations c
    join resume_hidden_companies hidden on hidden.account_id = c.talent_id and hidden.company_id = c.company_id
    where c.id = ${conversationId})`;
}

/** Whether someone has the conversation, or reads it along for their company. */
export async function mayRead(tx: Reader, viewer: Viewer, conversationId: number, now: Date): Promise<boolean> {
  const isColleague = viewer.role === 'recruiter' ? isReadAlong(viewer.accountId, now) : sql`false`;
  const { rowCount } = await tx.query(sql`
    select 1 from conversations c where c.id = ${conversationId} and (exists (
      select from conversation_members m where m.conversation_id = c.id and m.account_id = ${viewer.accountId})
      or ${isColleague})`);
  return Boolean(rowCount);
}

/** Someone else's conversation is not found, except for colleagues who read it along. */
export async function assertMayRead(ctx: Context, conversationId: number): Promise<void> {
  if (!(await mayRead(ctx.tx, ctx.viewer, conversationId, ctx.clock.now()))) throw new AppError('notFound');
}

/** The same for what only the company's side sees. */
export async function assertOnTeam(ctx: Context, conversationId: number): Promise<void> {
  const { rowCount } = await ctx.tx.query(sql`
    select 1 from conversations c where c.id = ${conversationId} and c.talent_id is distinct from ${ctx.viewer.accountId}
      and (c.boss_id = ${ctx.viewer.accountId} or ${isReadAlong(ctx.viewer.accountId, ctx.clock.now())})`);
  if (!rowCount) throw new AppError('notFound');
}

/** Of these conversations, those that the account may read now: what was told earlier may be none of its business any more. */
export async function keepReadable(tx: Reader, accountId: number, ids: number[], now: Date): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.query<{ id: number }>(sql`
    select c.id from conversations c
    where c.id = any(${ids}::bigint[]) and ${isReadAlong(accountId, now)}`);
  return new Set(rows.map(({ id }) => id));
}
