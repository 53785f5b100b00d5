import { CircuitOpenError } from '#src/platform/circuit-breaker.ts';
import type { OpenSearch } from '#src/platform/opensearch/opensearch.ts';
import type { JobIndex } from '../jobs/job-index.ts';

/** Asks OpenSearch first where it serves, and the database whatever it does not answer: nobody is told that there is nothing. */
export function preferOpenSearch(there: JobIndex | undefined, here: JobIndex, { log, onAnswer }: OpenSearch): JobIndex {
  const ask = async <Answer>(question: (index: JobIndex) => Promise<Answer>): Promise<Answer> => {
    if (!there) {
      onAnswer('postgres');
      return question(here);
    }
    try {
      const answer = await question(there);
      onAnswer('opensearch');
      return answer;
    } catch (error) {
      onAnswer('postgres');
      if (!(error instanceof CircuitOpenError)) log.warn({ err: error }, 'OpenSearch did not answer a search');
      return question(here);
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
