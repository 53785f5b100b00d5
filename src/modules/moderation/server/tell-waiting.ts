import { z } from 'zod';
import type { Clock } from '#src/kernel/clock.ts';
import type { TellSuspended } from '#src/modules/chat/server/chat.public.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { findDecisions } from './present-decisions.ts';

export const tellWaitingTask = defineTask('tell-suspended-chats', z.object({ decisionId: z.number().int() }));

/** In the background: a conversation's lock must not be waited for under the lock of a case. */
export function tellWaitingLater(tx: Transaction, { enqueue }: ModerationParts, decisionId: number): Promise<void> {
  return enqueue(tx, tellWaitingTask, { decisionId });
}

/** People who wait for an answer of someone suspended are told so, once, in the chat and the notification centre. */
export async function tellWaiting(
  db: Database,
  clock: Clock,
  tellSuspended: TellSuspended,
  decisionId: number,
): Promise<void> {
  const [decision] = await findDecisions(db, sql`id = ${decisionId}`);
  const isHolding = decision?.state === 'in_force' || (decision?.state === 'proposed' && decision.is_urgent);
  if (!decision || !isHolding || decision.target === 'job') return;
  const owner = decision.target === 'company' ? sql`c.company_id` : sql`c.boss_id`;
  const found = sql`${owner} = ${decision.target_id} and c.waiting_since is not null`;
  await tellSuspended(db, clock, { decisionId, found });
}
