import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { languages } from '#src/modules/options/languages.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address below the language segment, e.g. `/terms`; the home page's is empty. */
  path: string;
  /** True for pages that search engines should not list: deep pages, narrow filters. */
  isUnlisted?: boolean;
  /** The address of a picture of its own, 1200 × 630; the site's where there is none. */
  picture?: string;
}

/** Title, description, the one canonical address and its sisters in the other languages. */
export function PageHead({ title, description, path, isUnlisted = false, picture = '/share.png' }: PageHeadProps) {
  const { t, language } = useTranslation();
  const base = useCanonicalUrl();
  return (
    <>
      <title>{t('shell.titleTemplate', { title })}</title>
      <meta name="description" content={description} />
      {isUnlisted ? <meta name="robots" content="noindex, follow" /> : null}
      {base === null ? null : <Addresses base={base} path={path} picture={picture} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('shell.brand')} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Addresses({ base, path, picture }: { base: string; path: string; picture: string }) {
  const { language } = useTranslation();
  const address = `${base}/${language}${path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${base}/${code}${path}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${base}${path || '/'}`} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={base + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
    </>
  );
}

/** The site's address as search engines are told it; null where nobody can know it. */
export function useCanonicalUrl(): string | null {
  return useRouteLoaderData<typeof rootLoader>('root')?.settings.canonicalUrl ?? null;
}

/**
 * The site's address for the one who looks at the page, without a slash at its end. While no setting names it, their own
 * address bar does: the server would have to believe the Host header.
 */
export function usePublicUrl(): string {
  const own = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => '',
  );
  return useCanonicalUrl() ?? own;
}

function neverChanges(): () => void {
  return () => {};
}
