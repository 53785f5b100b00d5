import { useRouteLoaderData } from 'react-router';

interface Site {
  id: number;
  key: string;
  name: string;
}

/** The site that people of all other countries use. */
const OTHERS = 'com';

/** The name of the country whose site is shown; empty on the site for everywhere else. */
export function useViewerCountry(): string {
  const root = useRouteLoaderData('root') as { countryId: number } | undefined;
  const shell = useRouteLoaderData('routes/shell') as { sites: Site[] } | undefined;
  const site = shell?.sites.find(({ id }) => id === root?.countryId);
  return site && site.key !== OTHERS ? site.name : '';
}
