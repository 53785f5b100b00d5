import { type ReactNode, useEffect, useRef } from 'react';
import { sceneOf, type TrackedPlace } from './scenes.ts';
import { waitForAnchor } from './wait-for-anchor.ts';

interface TrackedJobsProps extends TrackedPlace {
  /** The page of the list, one-based. */
  pageNum?: number;
  children: ReactNode;
}

/**
 * Reports which of the job cards inside were seen and opened. It reads the cards' data attributes, so that lists know
 * nothing of tracking. One mount is one page session: it begins when the first card stands.
 */
export function TrackedJobs({ page, subPage, preferenceId, pageNum = 1, children }: TrackedJobsProps) {
  const root = useRef<HTMLDivElement>(null);
  const currentPage = useRef(pageNum);

  useEffect(() => {
    currentPage.current = pageNum;
  }, [pageNum]);

  useEffect(() => {
    const stopper = new AbortController();
    const stopWaiting = waitForAnchor(
      () => root.current?.querySelector('[data-job-id]'),
      async () => {
        // The page is read before it is measured: what measures comes after it.
        const { watchJobs } = await import('./watch-jobs.ts');
        if (!root.current || stopper.signal.aborted) return;
        watchJobs(root.current, { page, subPage, preferenceId }, () => currentPage.current, stopper.signal);
      },
    );
    return () => {
      stopWaiting();
      stopper.abort();
    };
  }, [page, subPage, preferenceId]);

  return (
    <div ref={root} className="contents" data-scene={sceneOf({ page, subPage })}>
      {children}
    </div>
  );
}
