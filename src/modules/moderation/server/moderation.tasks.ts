import type { Clock } from '#src/kernel/clock.ts';
import type { TellSuspended } from '#src/modules/chat/server/chat.public.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { answerRest, endSuspensions } from './end-suspensions.ts';
import { gatherCases } from './gather-cases.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { TELL_WAITING, tellWaiting } from './tell-waiting.ts';

/** The background work of moderation. */
export function moderationTasks(
  db: Database,
  clock: Clock,
  parts: ModerationParts,
  tellSuspended: TellSuspended,
): Task[] {
  return [
    { name: 'gather-cases', schedule: '* * * * *', run: () => gatherCases(db, clock, parts.data) },
    {
      name: 'end-suspensions',
      schedule: '* * * * *',
      run: async () => {
        await endSuspensions(db, clock, parts);
        await answerRest(db, parts);
      },
    },
    {
      name: TELL_WAITING,
      run: (data) => tellWaiting(db, clock, tellSuspended, (data as { decisionId: number }).decisionId),
    },
  ];
}
