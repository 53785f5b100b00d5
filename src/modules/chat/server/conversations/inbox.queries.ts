import { AppError } from '#src/kernel/errors.ts';
import { findMembership } from '#src/modules/companies/server/companies.public.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { PROMISE_HOURS } from '../../chat-fields.ts';
import { isReadAlong } from './visible-conversation.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

export interface InboxFilter {
  folder: 'all' | 'unread' | 'not_interested' | 'past_30' | 'past_90';
  state?: 'waiting' | 'overdue' | 'answered';
  scope: 'own' | 'company';
  job_id?: number;
}

/** The talent waits for the company's answer, and nobody has put the conversation aside. Of `m` and `c`. */
export const isWaiting = sql`(m.side = 'boss' and m.not_interested_at is null and c.waiting_since is not null)`;

export function isOverdue(now: Date): Sql {
  return sql`(${isWaiting} and ${isOverdueSince(sql`c.waiting_since`, now)})`;
}

/** Whether the promised 72 hours are over for someone who waits since then. */
export function isOverdueSince(since: Sql, now: Date): Sql {
  return sql`${since} < ${ago(now, PROMISE_HOURS * HOUR_MS)}`;
}

/** The viewer's own conversations, or all of the company that they may read. */
export async function scopeOf(ctx: AccountContext, scope: InboxFilter['scope']): Promise<Sql> {
  const { accountId } = ctx.viewer;
  if (scope === 'own') return sql`m.account_id = ${accountId} and m.expired_seq < c.last_seq`;
  const mine = ctx.viewer.role === 'recruiter' ? await findMembership(ctx.tx, accountId) : undefined;
  if (!mine) throw new AppError('noPermission');
  return sql`c.company_id = ${mine.company_id} and m.side = 'boss' and m.expired_seq < c.last_seq
    and (c.boss_id = ${accountId} or ${isReadAlong(accountId, ctx.clock.now())})`;
}

/** What the viewer has not read; what a colleague has not read is the colleague's to read. */
export function isUnread(accountId: number | null): Sql {
  return sql`(m.account_id = ${accountId} and m.unread_count > 0)`;
}

/** Everything that a list is filtered by besides its scope. */
export function conditionsOf(ctx: Context, { folder, state, job_id }: InboxFilter): Sql[] {
  const now = ctx.clock.now();
  const conditions = [folderOf(folder, ctx.viewer.accountId, now)];
  if (state === 'waiting') conditions.push(isWaiting);
  if (state === 'overdue') conditions.push(isOverdue(now));
  if (state === 'answered') conditions.push(sql`c.waiting_since is null`);
  if (job_id !== undefined) conditions.push(sql`c.job_id = ${job_id}`);
  return conditions;
}

function folderOf(folder: InboxFilter['folder'], accountId: number | null, now: Date): Sql {
  if (folder === 'unread') return sql`${isUnread(accountId)} and m.not_interested_at is null`;
  if (folder === 'not_interested') return sql`m.not_interested_at is not null`;
  if (folder === 'past_30') return sql`m.last_message_at >= ${ago(now, 30 * DAY_MS)}`;
  if (folder === 'past_90') return sql`m.last_message_at >= ${ago(now, 90 * DAY_MS)}`;
  return sql`m.not_interested_at is null`;
}

function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
