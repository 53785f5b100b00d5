import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import type { Publish } from '#src/platform/realtime/realtime.ts';
import { expireChats } from './expire-chats.ts';
import { recomputeMeters, refreshMeters } from './response-meters.ts';

/** The background work of chat. */
export function chatTasks(db: Database, clock: Clock, publish: Publish): Task[] {
  return [
    { name: 'refresh-response-meters', schedule: '* * * * *', run: () => refreshMeters(db, clock.now()) },
    { name: 'recompute-response-meters', schedule: '17 3 * * *', run: () => recomputeMeters(db, clock.now()) },
    { name: 'expire-chats', schedule: '47 * * * *', run: () => expireChats(db, clock, publish) },
  ];
}
