import { useTranslation } from '#src/ui/translation.tsx';

/** Where feed readers find the blog. */
export function FeedLinks() {
  const { t, language } = useTranslation();
  const title = t('shell.titleTemplate', { title: t('shell.blog.title') });
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={`/${language}/blog/feed.xml`} />
      <link rel="alternate" type="application/feed+json" title={title} href={`/${language}/blog/feed.json`} />
    </>
  );
}
