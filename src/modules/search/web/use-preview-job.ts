import { useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';

type Preview = { id: number; job?: JobDetail; hasFailed?: boolean };

/** The chosen job: the one that came with the page, or fetched when another is chosen. */
export function usePreviewJob(id: number, given: JobDetail | null) {
  const [fetched, setFetched] = useState<Preview>();
  const isGiven = given !== null && given.id === id;

  const load = useCallback((wanted: number) => {
    setFetched({ id: wanted });
    api('GET /job/:id', { id: wanted }).then(
      (job) => setFetched((current) => (current?.id === wanted ? { id: wanted, job } : current)),
      () => setFetched((current) => (current?.id === wanted ? { id: wanted, hasFailed: true } : current)),
    );
  }, []);

  useEffect(() => {
    if (!isGiven) load(id);
  }, [id, isGiven, load]);

  if (isGiven) return { job: given, hasFailed: false, retry: () => undefined };
  const current = fetched?.id === id ? fetched : undefined;
  return {
    job: current?.job,
    hasFailed: current?.hasFailed ?? false,
    retry: () => load(id),
  };
}
