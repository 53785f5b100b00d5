import { Suspense } from 'react';
import type { ListedJob as Job } from '#src/modules/jobs/listed-job.ts';
import { JobCard, JobCardSkeleton } from '#src/modules/jobs/web/job-card.tsx';
import { TrackedJobs } from '#src/modules/tracking/web/tracked-jobs.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SkeletonStatus } from '#src/ui/feedback/skeleton-shapes.tsx';
import { lazy } from '#src/ui/lazy.ts';

// Only who has a preference is recommended something that can be hidden.
const HideButton = lazy(() => import('./hide-button.tsx').then((file) => ({ default: file.HideButton })));

/** `stack`: one below the other on phones. `row`: phones swipe through them, so that a long page stays short. */
export type JobGridLayout = 'stack' | 'row';

const wide = 'sm:grid-cols-2 lg:grid-cols-3';
const layouts: Record<JobGridLayout, string> = {
  stack: 'cards-below grid grid-cols-1 gap-4 *:min-w-0',
  row: 'card-row',
};

interface JobGridProps {
  jobs: Job[];
  page: string;
  subPage: string;
  layout?: JobGridLayout;
  /** Which page of a longer list it is, one-based. */
  pageNum?: number;
  /** The preference that the jobs are recommended for. */
  preferenceId?: number | null;
  /** SRCH-09: what is recommended for a preference can be hidden; who shows the list takes it out. */
  mayHide?: boolean;
}

export function JobGrid({ jobs, layout = 'stack', mayHide, ...place }: JobGridProps) {
  const { preferenceId } = place;
  const hideButton = (job: Job) =>
    mayHide && preferenceId ? (
      <Suspense>
        <HideButton job={job} preferenceId={preferenceId} />
      </Suspense>
    ) : null;
  return (
    <TrackedJobs {...place}>
      <ul className={classNames(layouts[layout], wide)}>
        {jobs.map((job, index) => (
          <li key={job.id}>
            <JobCard job={job} index={index} action={hideButton(job)} />
          </li>
        ))}
      </ul>
    </TrackedJobs>
  );
}

export function JobGridSkeleton({ count, layout = 'stack' }: { count: number; layout?: JobGridLayout }) {
  return (
    // What streams in later needs scripts to move into place: without them the section's link has to do.
    <SkeletonStatus className={classNames(layouts[layout], wide, 'overflow-hidden [@media(scripting:none)]:hidden')}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
        <div key={at}>
          <JobCardSkeleton />
        </div>
      ))}
    </SkeletonStatus>
  );
}
