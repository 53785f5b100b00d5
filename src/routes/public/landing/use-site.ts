import { useRouteLoaderData } from 'react-router';
import { JAPAN } from '#src/modules/options/ids.ts';
import type { loader as rootLoader } from '#src/root.tsx';

/** The country's edition that the visitor is on. */
export function useSite(): { countryId: number | undefined; isJapan: boolean } {
  const countryId = useRouteLoaderData<typeof rootLoader>('root')?.countryId;
  return { countryId, isJapan: countryId === JAPAN };
}
