import type { Clock } from '#src/kernel/clock.ts';
import type { TellSuspended } from '#src/modules/chat/server/chat.public.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { runTask } from '#src/platform/queue/task.ts';
import { answerRest, endSuspensions } from './end-suspensions.ts';
import { gatherCases } from './gather-cases.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { tellWaiting, tellWaitingTask } from './tell-waiting.ts';

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
    runTask(tellWaitingTask, ({ decisionId }) => tellWaiting(db, clock, tellSuspended, decisionId)),
  ];
}
