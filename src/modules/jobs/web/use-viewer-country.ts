import { useRouteLoaderData } from 'react-router';
import { siteById } from '#src/modules/options/sites.ts';
import { useTranslation } from '#src/ui/translation.tsx';

/** The name of the country whose site is shown; empty on the site for everywhere else. */
export function useViewerCountry(): string {
  const { language } = useTranslation();
  const root = useRouteLoaderData('root') as { countryId: number } | undefined;
  const { code } = siteById(root?.countryId ?? 0);
  if (!code) return '';
  // What people call it; the long name of Hong Kong is what a passport says.
  return new Intl.DisplayNames(language, { type: 'region', style: code === 'HK' ? 'short' : 'long' }).of(code) ?? '';
}
