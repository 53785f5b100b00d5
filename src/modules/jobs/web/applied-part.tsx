import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.ts';
import type { JobCard } from '../job-card.ts';
import { useJobMarks } from './job-marks.ts';

/** Few jobs need it, and the first page has no byte to spare. */
const AppliedMark = lazyPart(() => import('./card-marks.tsx').then((file) => file.AppliedMark));

interface AppliedProps {
  job: Pick<JobCard, 'id' | 'is_saved' | 'application'>;
  /** Where the timeline of the application is. */
  to?: string;
  size?: 'sm';
  /** What stands here until someone applies. */
  children?: ReactNode;
}

/** APP-01: whether the reader has applied, also when it was just now. */
export function Applied({ job, to, size, children = null }: AppliedProps) {
  const { application } = useJobMarks(job);
  if (!application) return children;
  return (
    <Suspense>
      <AppliedMark application={application} to={to} size={size} />
    </Suspense>
  );
}
