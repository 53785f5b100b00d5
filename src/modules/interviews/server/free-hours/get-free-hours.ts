import type { AnswerOf } from '#src/kernel/contract.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { FreeHours } from '../../free-hours-fields.ts';
import { firstFreeHours, slotsOf } from '../../free-slots.ts';
import type { interviewsContract } from '../../interviews.contract.ts';
import { findBusy, findFreeHours } from './free-hours.queries.ts';

type Endpoint = (typeof interviewsContract)['GET /interviews/free-hours'];
const SHOWN = 5;

/** INT-01: a Boss's own free hours, or what the form begins with. */
export async function getFreeHours(ctx: MemberContext): Promise<AnswerOf<Endpoint>> {
  const { accountId } = ctx.viewer;
  const kept = await findFreeHours(ctx.tx, accountId);
  if (kept) return presentFreeHours(ctx, kept);
  const { rows } = await ctx.tx.query<{ time_zone: string | null }>(
    sql`select time_zone from accounts where id = ${accountId}`,
  );
  // An empty zone is the browser's to fill in.
  return { hours: firstFreeHours(rows[0]?.time_zone ?? ''), is_kept: false, next: [] };
}

/** With the next times that a candidate could book: the Boss sees what they offer. */
export async function presentFreeHours(
  ctx: Pick<MemberContext, 'tx' | 'clock' | 'viewer'>,
  hours: FreeHours,
): Promise<AnswerOf<Endpoint>> {
  const now = ctx.clock.now();
  const busy = await findBusy(ctx.tx, { bossId: ctx.viewer.accountId, butFor: 0, now });
  const slots = slotsOf(hours, { now, minutes: hours.minutes, busy });
  return { hours, is_kept: true, next: slots.slice(0, SHOWN).map((slot) => slot.toISOString()) };
}
