import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#src/root.tsx';

const JAPAN = 106;

/** The country's edition that the visitor is on. */
export function useSite(): { countryId: number | undefined; isJapan: boolean } {
  const countryId = useRouteLoaderData<typeof rootLoader>('root')?.countryId;
  return { countryId, isJapan: countryId === JAPAN };
}
