import type { Reader } from '#src/platform/database/database.ts';
import { slotsOf } from '../../free-slots.ts';
import type { InterviewRow } from '../interviews.queries.ts';
import { findBusy, findFreeHours } from './free-hours.queries.ts';

type Offered = Pick<InterviewRow, 'id' | 'boss_id' | 'minutes' | 'from_free_hours' | 'time_zone'>;

/** The moments that can be booked for an interview now, and by whose clocks the hours are kept; null without an offer. */
export async function findSlots(tx: Reader, now: Date, row: Offered): Promise<{ slots: Date[]; zone: string } | null> {
  if (!row.from_free_hours) return null;
  const hours = await findFreeHours(tx, row.boss_id);
  if (!hours) return { slots: [], zone: row.time_zone };
  const busy = await findBusy(tx, { bossId: row.boss_id, butFor: row.id, now });
  return { slots: slotsOf(hours, { now, minutes: row.minutes, busy }), zone: hours.time_zone };
}
