import { CircuitOpenError } from '#src/platform/circuit-breaker.ts';
import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import type { JobIndex } from '../jobs/job-index.ts';

/** Asks OpenSearch where it serves, and falls back to the database for whatever it does not answer. */
export function preferOpenSearch(
  openSearch: JobIndex | undefined,
  database: JobIndex,
  { log, onAnswer }: OpenSearch,
): JobIndex {
  const ask = async <Answer>(question: (index: JobIndex) => Promise<Answer>): Promise<Answer> => {
    if (!openSearch) {
      onAnswer('postgres');
      return question(database);
    }
    try {
      const answer = await question(openSearch);
      onAnswer('opensearch');
      return answer;
    } catch (error) {
      onAnswer('postgres');
      if (!(error instanceof CircuitOpenError)) log.warn({ err: error }, 'OpenSearch did not answer a search');
      return question(database);
    }
  };
  return {
    page: (...asked) => ask((index) => index.page(...asked)),
    latest: (...asked) => ask((index) => index.latest(...asked)),
    count: (...asked) => ask((index) => index.count(...asked)),
    tags: (...asked) => ask((index) => index.tags(...asked)),
    pays: (...asked) => ask((index) => index.pays(...asked)),
    candidates: (...asked) => ask((index) => index.candidates(...asked)),
  };
}
