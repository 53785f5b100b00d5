import { useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import type { ResumePreview } from '../attached-resumes.contract.ts';
import { type ResumeRefusal, refusals } from '../refusals.ts';

/** A page of a kept resume, asked for when it is to be seen. */
export function usePreview(id: number, page: number) {
  const [shown, setShown] = useState<ResumePreview & { page: number }>();
  const [failure, setFailure] = useState<ResumeRefusal | 'failed'>();
  const load = useCallback(() => {
    let isCurrent = true;
    setFailure(undefined);
    api('GET /jobseeker/attached-resumes/:id/preview', { id, page }).then(
      (preview) => isCurrent && setShown({ ...preview, page }),
      (error: unknown) => isCurrent && setFailure(reasonOf(error, refusals)),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, page]);
  useEffect(load, [load]);
  return { preview: shown?.page === page ? shown : undefined, pages: shown?.pages ?? 1, failure, retry: load };
}

/** What a refused reading or preview tells, or that it failed for a reason that may pass. */
export function reasonOf<Known extends string>(error: unknown, known: readonly Known[]): Known | 'failed' {
  const reason = isRefusal(error) ? error.told.reason : undefined;
  return known.find((one) => one === reason) ?? 'failed';
}
