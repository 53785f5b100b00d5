import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import type { ChatParts } from './chat.parts.ts';
import { closeUnanswered } from './close-unanswered.ts';
import { expireChats } from './expire-chats.ts';
import { tellOfJobsTask } from './note-jobs.ts';
import { remindWaiting } from './remind-waiting.ts';
import { recomputeMeters, refreshMeters } from './response-meters.ts';
import { tellOfJobs } from './tell-of-jobs.ts';
import { watchIntake } from './watch-intake.ts';

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
