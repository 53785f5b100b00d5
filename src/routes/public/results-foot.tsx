import { useLocation } from 'react-router';
import { RelatedSearches } from '#src/modules/search/web/related-searches.tsx';
import { JobFeedLinks } from './job-feed-links.tsx';

/** Below the results: other searches, and for programs the feeds of this one. */
export function ResultsFoot({ title, searches }: { title: string; searches: { label: string; url: string }[] }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <JobFeedLinks path={pathname.replace(/\/$/, '')} search={search} title={title} />
      <RelatedSearches searches={searches} />
    </>
  );
}
