import { useRouteLoaderData } from 'react-router';
import { siteById } from '#src/modules/options/sites.ts';
import type { loader as rootLoader } from '#src/root.tsx';

interface JobFeed {
  path: string;
  search?: string;
  title: string;
}

/** TRU-12: where feed readers find the jobs of a page; the country stands in the address, since they keep no cookies. */
export function JobFeedLinks({ path, search = '', title }: JobFeed) {
  const query = useFeedQuery(search);
  if (!query) return null;
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={`${path}/feed.xml?${query}`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`${path}/feed.json?${query}`} />
    </>
  );
}

/** The same for people who follow feeds; what it is called is called so in every language. */
export function JobFeedLink({ path, search = '', title }: JobFeed) {
  const query = useFeedQuery(search);
  if (!query) return null;
  return (
    <p className="text-sm">
      {/* A file, not a page of ours: the router has nothing to do with it. */}
      <a
        className="inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-4"
        href={`${path}/feed.xml?${query}`}
        aria-label={`RSS: ${title}`}
        type="application/atom+xml"
        rel="nofollow"
      >
        RSS
      </a>
    </p>
  );
}

function useFeedQuery(search: string): URLSearchParams | undefined {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (!root) return undefined;
  const query = new URLSearchParams(search);
  for (const name of ['job', 'page', 'sort', 'tab', 'country', 'alert']) query.delete(name);
  query.set('country', siteById(root.countryId).key);
  return query;
}
