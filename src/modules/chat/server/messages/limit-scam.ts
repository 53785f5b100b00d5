import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { MessageFlag } from '../../chat-fields.ts';
import type { Side } from '../shield/features.ts';
import { flagMessage } from '../shield/flag-message.ts';

/** Any number that no other lock of two parts uses. */
const SCAM_LOCK = 7_236_010;
const DAY_MS = 24 * 3600_000;
export const MOST = {
  /** Conversations besides this one, in a day. */
  others: 3,
  /** Requests for money or secrets, and risky links, in this conversation in a day. */
  grave: 3,
  /** Warnings of any kind in this conversation in a day: who gives a number may have to repeat it. */
  here: 6,
  /** All together in a week. */
  week: 30,
};

/** The same for words that are said later. */
export async function assertWordsAllowed(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  senderId: number,
  conversationId: number,
  text: string,
  side: Side,
): Promise<void> {
  await assertNotRepeatedScam(ctx, senderId, conversationId, flagMessage(text, side));
}

/**
 * Who is warned about again and again writes no more of that, neither to others nor in the same conversation. Plain
 * messages still go out, and taking a message back does not take its warning back.
 */
export async function assertNotRepeatedScam(
  ctx: Pick<WriteContext, 'tx' | 'clock'>,
  senderId: number,
  conversationId: number,
  flags: readonly MessageFlag[],
): Promise<void> {
  if (flags.length === 0) return;
  // Parallel messages are counted one after the other.
  await ctx.tx.query(sql`select pg_advisory_xact_lock(${SCAM_LOCK}, hashint8(${senderId}))`);
  const now = ctx.clock.now().getTime();
  const [day, week] = [new Date(now - DAY_MS), new Date(now - 7 * DAY_MS)];
  const { rows } = await ctx.tx.query<Record<keyof typeof MOST, number>>(sql`
    select count(distinct conversation_id) filter (where is_today and not is_here)::int as others,
      count(*) filter (where is_today and is_here and flags <> '{off_platform}')::int as grave,
      count(*) filter (where is_today and is_here)::int as here,
      count(*)::int as week
    from (
      select conversation_id, flags, sent_at > ${day} as is_today, conversation_id = ${conversationId} as is_here
      from messages where sender_id = ${senderId} and cardinality(flags) > 0 and sent_at > ${week}
      order by sent_at desc limit ${MOST.week}
    ) warned`);
  const [counts] = rows;
  const isGrave = flags.some((flag) => flag !== 'off_platform');
  const reached = (['others', 'here', 'week', ...(isGrave ? (['grave'] as const) : [])] as const).some(
    (kind) => (counts?.[kind] ?? 0) >= MOST[kind],
  );
  // Not a 429, which a browser would repeat by itself until it goes through.
  if (reached) throw new AppError('warnedTooOften');
}
