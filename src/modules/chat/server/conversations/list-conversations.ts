import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { chatContract } from '../../chat.contract.ts';
import { presentConversations } from '../chat.presenter.ts';
import { conditionsOf, isWaiting, scopeOf } from './inbox.queries.ts';

type Endpoint = (typeof chatContract)['GET /chat/conversations'];
type Input = ParsedInputOf<Endpoint>;

/** Where a page ended: among those who wait, or among the rest; the moment in microseconds; the conversation. */
const CURSOR = /^([wn])_(-?\d{1,17})_(\d{1,16})$/;

interface IdRow {
  id: number;
  part: 'w' | 'n';
  /** Microseconds, as exact as the database orders by. */
  at: string;
}

/** The viewer's conversations, or the company's: who waits longest for an answer first, then the newest; or by the last message alone. */
export async function listConversations(ctx: AccountContext, input: Input): Promise<AnswerOf<Endpoint>> {
  const { accountId } = ctx.viewer;
  // First the number, then the list: what changes between the two comes again as a change, and nothing is missed.
  const change = await findChange(ctx, accountId);
  const rows = await findIds(ctx, input);
  const page = rows.slice(0, input.limit);
  const last = page.at(-1);
  const wanted = page.map(({ id }) => ({ accountId, conversationId: id }));
  const views = await presentConversations(ctx.tx, ctx.clock.now(), wanted);
  return {
    conversations: views.map(({ conversation }) => conversation),
    next_cursor: rows.length > input.limit && last ? `${last.part}_${last.at}_${last.id}` : null,
    change,
  };
}

export async function findChange(ctx: Pick<Context, 'tx'>, accountId: number): Promise<number> {
  const { rows } = await ctx.tx.query<{ last_change: number }>(
    sql`select last_change from chat_inboxes where account_id = ${accountId}`,
  );
  return rows[0]?.last_change ?? 0;
}

/** Two lists one after the other, each in the order of an index: those who wait, and the rest. */
async function findIds(ctx: AccountContext, input: Input): Promise<IdRow[]> {
  const scope = await scopeOf(ctx, input.scope);
  const conditions = [scope, ...conditionsOf(ctx, input)];
  const [, part, at, id] = CURSOR.exec(input.cursor ?? '') ?? [];
  const after = at && id ? sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::bigint)` : null;
  const most = input.limit + 1;
  const isLatest = input.order === 'latest';
  const waiting = part === 'n' || isLatest ? [] : await findWaiting(ctx, input, conditions, after, most);
  if (waiting.length >= most) return waiting;
  const moment = input.scope === 'own' ? sql`m.last_message_at` : sql`c.last_message_at`;
  const rest = isLatest ? conditions : [...conditions, sql`not ${isWaiting}`];
  if (after && part === 'n') rest.push(sql`(${moment}, c.id) < ${after}`);
  const { rows } = await ctx.tx.query<IdRow>(sql`
    select c.id, 'n' as part, ${microseconds(moment)} as at
    from conversation_members m join conversations c on c.id = m.conversation_id
    where ${sql.join(rest, ' and ')} order by ${moment} desc, c.id desc limit ${most - waiting.length}`);
  return [...waiting, ...rows];
}

async function findWaiting(ctx: AccountContext, input: Input, conditions: Sql[], after: Sql | null, most: number) {
  const all = [...conditions, isWaiting];
  // Said again in the words of the index.
  if (input.scope === 'own') all.push(sql`c.boss_id = ${ctx.viewer.accountId}`);
  if (after) all.push(sql`(c.waiting_since, c.id) > ${after}`);
  const { rows } = await ctx.tx.query<IdRow>(sql`
    select c.id, 'w' as part, ${microseconds(sql`c.waiting_since`)} as at
    from conversation_members m join conversations c on c.id = m.conversation_id
    where ${sql.join(all, ' and ')} order by c.waiting_since, c.id limit ${most}`);
  return rows;
}

function microseconds(moment: Sql): Sql {
  return sql`(extract(epoch from ${moment}) * 1000000)::bigint::text`;
}
