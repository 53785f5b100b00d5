import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { MessageFlag } from '../chat-fields.ts';

const MOST_FLAGGED = 3;
/** Any number that no other lock of two parts uses. */
const SCAM_LOCK = 7_236_010;
const WINDOW_MS = 24 * 3600_000;

/** Who has written flagged messages to several people today writes no more of them to yet others. */
export async function assertNotRepeatedScam(
  ctx: Context,
  senderId: number,
  conversationId: number,
  flags: readonly MessageFlag[],
): Promise<void> {
  if (flags.length === 0) return;
  // Parallel messages are counted one after the other.
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(${SCAM_LOCK}, hashint8(${senderId}))`);
  const now = ctx.clock.now().getTime();
  const { rows } = await ctx.tx.execute<{ count: number; oldest: string | null }>(sql`
    select count(distinct conversation_id)::int as count, min(sent_at) as oldest from messages
    where sender_id = ${senderId} and cardinality(flags) > 0 and conversation_id <> ${conversationId}
      and sent_at > ${new Date(now - WINDOW_MS).toISOString()}`);
  const { count = 0, oldest = null } = rows[0] ?? {};
  if (count < MOST_FLAGGED || oldest === null) return;
  const wait = Math.ceil((new Date(oldest).getTime() + WINDOW_MS - now) / 1000);
  throw new AppError('tooManyAttempts', { retry_after: Math.max(1, wait) });
}
