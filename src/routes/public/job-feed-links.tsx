import { useRouteLoaderData } from 'react-router';
import { siteById } from '#src/modules/options/sites.ts';
import type { loader as rootLoader } from '#src/root.tsx';

/** TRU-12: where feed readers find the jobs of a page; the country stands in the address, since they keep no cookies. */
export function JobFeedLinks({ path, search = '', title }: { path: string; search?: string; title: string }) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (!root) return null;
  const query = new URLSearchParams(search);
  for (const name of ['job', 'page', 'sort', 'tab', 'country']) query.delete(name);
  query.set('country', siteById(root.countryId).key);
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={`${path}/feed.xml?${query}`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`${path}/feed.json?${query}`} />
    </>
  );
}
