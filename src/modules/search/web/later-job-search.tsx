import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#src/ui/lazy-part.ts';
import type { JobSearch as Search } from './job-search.tsx';

const JobSearch = lazyPart(() => import('./job-search.tsx').then((file) => file.JobSearch));

/** The search of a page: a plain form until its script has come, which the first scripts of the page do not wait for. */
export function LaterJobSearch(props: ComponentProps<typeof Search>) {
  return (
    <Suspense fallback={<div className={props.size === 'bar' ? 'h-14' : 'h-16'} />}>
      <JobSearch {...props} />
    </Suspense>
  );
}
