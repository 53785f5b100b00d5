import type { Clock } from '#src/kernel/clock.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { noteForSearchEngines } from './announce-jobs.ts';

/** Search engines are told of whatever changes a job's page; the task does it, so that nobody waits for them. */
export function feedsListeners(clock: Clock): Listeners {
  const note: Listeners['job.written'] = (tx, jobs) =>
    noteForSearchEngines(
      tx,
      clock.now(),
      jobs.map(({ id }) => id),
    );
  return { 'job.changed': note, 'job.written': note };
}
