import { useTranslation } from '#src/ui/translation.tsx';
import { useCanonicalUrl } from '../page-head.tsx';

/** Where feed readers find the blog; a site that does not know its own address has no feeds. */
export function FeedLinks() {
  const { t, language } = useTranslation();
  const base = useCanonicalUrl();
  if (base === null) return null;
  const title = t('shell.titleTemplate', { title: t('shell.blog.title') });
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={`/${language}/blog/feed.xml`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`/${language}/blog/feed.json`} />
    </>
  );
}
