import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Logger } from '#src/platform/log.ts';
import type { ChatParts } from '../chat.parts.ts';
import { watchIntake } from '../closing/watch-intake.ts';
import { refreshMeters } from './response-meters.ts';

const PAUSE_MS = 1000;

/**
 * Brings the meters, and what follows from them for a job's intake, up to date soon after a question or an answer, a rush
 * of them at once. What is lost with the process
 * stays wished for in the database, and the task of the next minute finds it.
 */
export function createMeterClock(db: Database, clock: Clock, log: Logger, notify: ChatParts['notify']) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return {
    wake: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        running = refreshMeters(db, clock.now())
          .then(() => watchIntake(db, clock, notify))
          .catch((error) => log.warn({ err: error }, 'response meters'));
      }, PAUSE_MS).unref();
    },
    close: async () => {
      clearTimeout(timer);
      await running;
    },
  };
}
