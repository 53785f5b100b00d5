import { type ReactNode, useEffect, useRef } from 'react';
import { retryReports } from './delivery.ts';
import { sceneOf, type TrackedPlace } from './scenes.ts';
import { waitForAnchor } from './wait-for-anchor.ts';
import { watchJobs } from './watch-jobs.ts';

interface TrackedJobsProps extends TrackedPlace {
  /** The page of the list, one-based. */
  pageNum?: number;
  children: ReactNode;
}

/**
 * Reports which of the job cards inside were seen and opened. It reads the cards' data attributes, so that lists know
 * nothing of tracking. One mount is one page session: it begins when the first card stands.
 */
export function TrackedJobs({ page, subPage, pageNum = 1, children }: TrackedJobsProps) {
  const root = useRef<HTMLDivElement>(null);
  const currentPage = useRef(pageNum);

  useEffect(() => {
    currentPage.current = pageNum;
  }, [pageNum]);

  useEffect(() => {
    const place = { page, subPage };
    let stopWatching: (() => void) | undefined;
    const stopWaiting = waitForAnchor(
      () => root.current?.querySelector('[data-job-id]'),
      () => {
        if (!root.current) return;
        retryReports();
        stopWatching = watchJobs(root.current, place, () => currentPage.current);
      },
    );
    return () => {
      stopWaiting();
      stopWatching?.();
    };
  }, [page, subPage]);

  return (
    <div ref={root} className="contents" data-scene={sceneOf({ page, subPage })}>
      {children}
    </div>
  );
}
