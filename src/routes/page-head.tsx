import { useRouteLoaderData } from 'react-router';
import { languages } from '#src/modules/options/languages.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address below the language segment, e.g. `/terms`; the home page's is empty. */
  path: string;
}

/** Title, description, the one canonical address and its sisters in the other languages. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { t, language } = useTranslation();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const base = root?.settings.publicUrl ?? '';
  const address = `${base}/${language}${path}`;
  return (
    <>
      <title>{t('shell.titleTemplate', { title })}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${base}/${code}${path}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${base}${path || '/'}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('shell.brand')} />
    </>
  );
}
