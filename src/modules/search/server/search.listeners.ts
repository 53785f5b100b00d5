import type { Listeners } from '#src/platform/modules/event-bus.ts';
import type { SearchEngine } from './engine/engine.ts';

/** The index follows in the transaction that changes a job or a company: what was saved is found. */
export function searchListeners(engine: Pick<SearchEngine, 'indexJobs' | 'indexCompanies'>): Listeners {
  const index: Listeners['job.written'] = (tx, jobs) =>
    engine.indexJobs(
      tx,
      jobs.map(({ id }) => id),
    );
  return {
    'job.changed': index,
    'job.written': index,
    'company.changed': (tx, companies) =>
      engine.indexCompanies(
        tx,
        companies.map(({ id }) => id),
      ),
  };
}
