import { type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { chatContract } from '../chat.contract.ts';
import { PROMISE_HOURS } from '../chat-fields.ts';
import { presentConversations } from './chat.presenter.ts';
import { findLedCompany } from './visible-conversation.ts';

type Endpoint = (typeof chatContract)['GET /chat/conversations'];
type Input = ParsedInputOf<Endpoint>;

const DAY_MS = 24 * 3600_000;
const CURSOR = /^([01])_(-?\d{1,17})_(\d{1,16})$/;

interface IdRow extends Record<string, unknown> {
  id: number;
  is_overdue: boolean;
  /** Microseconds, as exact as the database orders by. */
  at: string;
}

/** The viewer's conversations, or as an admin the company's: overdue ones on top for who owes the answer, then the newest. */
export async function listConversations(ctx: Context, input: Input): Promise<AnswerOf<Endpoint>> {
  const accountId = ctx.viewer.accountId ?? 0;
  // First the number, then the list: what changes between the two comes again as a change, and nothing is missed.
  const change = await findChange(ctx, accountId);
  const rows = await findIds(ctx, input, await findScope(ctx, input, accountId));
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  const wanted = page.map(({ id }) => ({ accountId, conversationId: id }));
  const views = await presentConversations(ctx.tx, ctx.clock.now(), wanted);
  return {
    conversations: views.map(({ conversation }) => conversation),
    next_cursor: rows.length > input.limit && last ? `${Number(last.is_overdue)}_${last.at}_${last.id}` : null,
    change,
  };
}

export async function findChange(ctx: Pick<Context, 'tx'>, accountId: number): Promise<number> {
  const { rows } = await ctx.tx.execute<{ last_change: number }>(
    sql`select last_change from chat_inboxes where account_id = ${accountId}`,
  );
  return rows[0]?.last_change ?? 0;
}

async function findScope(ctx: Context, input: Input, accountId: number): Promise<SQL> {
  if (input.scope === 'own') return sql`m.account_id = ${accountId} and m.expired_seq < c.last_seq`;
  const companyId = await findLedCompany(ctx);
  if (companyId === undefined) throw new AppError('noPermission');
  return sql`c.company_id = ${companyId} and m.side = 'boss' and m.expired_seq < c.last_seq`;
}

async function findIds(ctx: Context, input: Input, scope: SQL): Promise<IdRow[]> {
  const now = ctx.clock.now().getTime();
  const overdueSince = new Date(now - PROMISE_HOURS * 3600_000).toISOString();
  const overdue = sql`coalesce(m.side = 'boss' and m.not_interested_at is null
    and c.waiting_since < ${overdueSince}, false)`;
  const conditions = [scope, folderOf(input.folder, now), ...stateOf(input.state, overdueSince)];
  if (input.job_id !== undefined) conditions.push(sql`c.job_id = ${input.job_id}`);
  const cursor = CURSOR.exec(input.cursor ?? '');
  const { rows } = await ctx.tx.execute<IdRow>(sql`
    select * from (
      select c.id, ${overdue} as is_overdue, (extract(epoch from m.last_message_at) * 1000000)::bigint::text as at,
        m.last_message_at
      from conversation_members m join conversations c on c.id = m.conversation_id
      where ${sql.join(conditions, sql` and `)}
    ) as one
    where ${cursor ? afterCursor(cursor) : sql`true`}
    order by is_overdue desc, last_message_at desc, id desc limit ${input.limit + 1}`);
  return rows;
}

function afterCursor([, overdue, at, id]: RegExpExecArray): SQL {
  return sql`(is_overdue::int, at::bigint, id) < (${Number(overdue)}::int, ${at}::bigint, ${id}::bigint)`;
}

function folderOf(folder: Input['folder'], now: number): SQL {
  const since = (days: number) => new Date(now - days * DAY_MS).toISOString();
  if (folder === 'unread') return sql`m.unread_count > 0 and m.not_interested_at is null`;
  if (folder === 'not_interested') return sql`m.not_interested_at is not null`;
  if (folder === 'past_30') return sql`m.last_message_at >= ${since(30)}`;
  if (folder === 'past_90') return sql`m.last_message_at >= ${since(90)}`;
  return sql`m.not_interested_at is null`;
}

function stateOf(state: Input['state'], overdueSince: string): SQL[] {
  if (state === 'waiting') return [sql`c.waiting_since is not null`];
  if (state === 'overdue') return [sql`c.waiting_since < ${overdueSince}`];
  return state === 'answered' ? [sql`c.waiting_since is null`] : [];
}
