import { useLocation } from 'react-router';
import { RelatedSearches } from '#src/modules/search/web/related-searches.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { JobFeedLink, JobFeedLinks } from './job-feed-links.tsx';

/** Below the results: other searches, and for programs the feeds of this one. */
export function ResultsFoot({ title, searches }: { title: string; searches: { label: string; url: string }[] }) {
  const { pathname, search } = useLocation();
  const { t, language } = useTranslation();
  const feed = { path: pathname.replace(/\/$/, ''), search, title };
  return (
    <>
      <JobFeedLinks {...feed} />
      <RelatedSearches searches={searches} />
      <p className="text-sm">
        <TextLink to={`/${language}/pay`}>{t('search.results.payPages')}</TextLink>
      </p>
      <JobFeedLink {...feed} />
    </>
  );
}
