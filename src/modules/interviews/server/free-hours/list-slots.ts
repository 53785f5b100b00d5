import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { interviewsContract } from '../../interviews.contract.ts';
import { findInterview } from '../interviews.queries.ts';
import { findSlots } from './find-slots.ts';

type Endpoint = (typeof interviewsContract)['GET /interviews/:id/slots'];
/** More than anybody reads: a quarter of a year of full days. */
const MOST = 1000;

/** INT-01: the times that can be booked for an interview right now; for its two people. */
export async function listSlots(ctx: AccountContext, { id }: { id: number }): Promise<AnswerOf<Endpoint>> {
  const row = await findInterview(ctx.tx, id);
  const { accountId } = ctx.viewer;
  if (!row || (row.talent_id !== accountId && row.boss_id !== accountId)) throw new AppError('notFound');
  const found = await findSlots(ctx.tx, ctx.clock.now(), row);
  if (!found) throw new AppError('freeHoursNotOffered');
  const slots = found.slots.slice(0, MOST).map((slot) => slot.toISOString());
  return { slots, time_zone: found.zone, minutes: row.minutes };
}
