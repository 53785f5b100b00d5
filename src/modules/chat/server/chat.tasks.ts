import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import type { ChatParts } from './chat.parts.ts';
import { closeUnanswered } from './closing/close-unanswered.ts';
import { tellOfJobsTask } from './closing/note-jobs.ts';
import { remindWaiting } from './closing/remind-waiting.ts';
import { tellOfJobs } from './closing/tell-of-jobs.ts';
import { watchIntake } from './closing/watch-intake.ts';
import { expireChats } from './messages/expire-chats.ts';
import { recomputeMeters, refreshMeters } from './meters/response-meters.ts';

/** The background work of chat. */
export function chatTasks(db: Database, clock: Clock, parts: Pick<ChatParts, 'publish' | 'notify'>): Task[] {
  const { publish, notify } = parts;
  return [
    {
      name: 'refresh-response-meters',
      schedule: '* * * * *',
      run: async () => {
        const counted = await refreshMeters(db, clock.now());
        await watchIntake(db, clock, notify);
        return counted;
      },
    },
    { name: 'close-unanswered', schedule: '* * * * *', run: () => closeUnanswered(db, clock, parts) },
    { name: tellOfJobsTask.name, schedule: '* * * * *', run: () => tellOfJobs(db, clock, parts) },
    { name: 'remind-waiting', schedule: '*/10 * * * *', run: () => remindWaiting(db, clock, notify) },
    { name: 'recompute-response-meters', schedule: '17 3 * * *', run: () => recomputeMeters(db, clock.now()) },
    { name: 'expire-chats', schedule: '47 * * * *', run: () => expireChats(db, clock, publish) },
  ];
}
