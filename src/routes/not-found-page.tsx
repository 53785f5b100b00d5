import { useLocation } from 'react-router';
import { LaterJobSearch } from '#src/modules/search/web/later-job-search.tsx';
import { searchHref } from '#src/modules/search/web/search-href.ts';
import { LinkChip } from '#src/ui/controls/chip.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { HotSearches } from './public/landing/hot-searches.tsx';
import { wordsInAddress } from './words-in-address.ts';

interface NotFoundPageProps {
  /** What people search most; a page that failed on its way here has none. */
  searches?: { label: string; url: string }[];
}

/** NAV-05: nothing is here, and from here one can go on: by the words of the address, a search, or the main places. */
export function NotFoundPage({ searches = [] }: NotFoundPageProps) {
  const { t, language } = useTranslation();
  const words = wordsInAddress(useLocation().pathname);
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('shell.notFound.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="max-w-4xl py-12 sm:py-20">
        <div className="mb-6 items-center gap-8 sm:flex">
          <div className="w-fit shrink-0 sm:order-last">
            <Illustration name="lost" />
          </div>
          <div className="flex-1">
            <h1 className="font-bold text-3xl text-ink">{t('shell.notFound.title')}</h1>
            <p className="mt-3 text-ink-muted">{t('shell.notFound.text')}</p>
          </div>
        </div>
        <LaterJobSearch scope="local" filters={{ scope: 'local', query: words, sort: 'relevance' }} size="hero" />
        <HotSearches searches={searches} />
        <div className="mt-6 flex flex-wrap gap-2">
          {words ? (
            <LinkChip to={searchHref(language, { scope: 'local', query: words, sort: 'relevance' })}>
              {t('shell.notFound.search', { words })}
            </LinkChip>
          ) : null}
          <LinkChip to={`/${language}/job-search`}>{t('shell.nav.jobs')}</LinkChip>
          <LinkChip to={`/${language}/remote-job`}>{t('shell.nav.remote')}</LinkChip>
          <LinkChip to={`/${language}/companies`}>{t('shell.nav.companies')}</LinkChip>
          <LinkChip to={`/${language}`}>{t('shell.notFound.home')}</LinkChip>
          <LinkChip to={`/${language}/help`}>{t('articles.help.title')}</LinkChip>
          <LinkChip to={`/${language}/feedback?topic=problem`}>{t('feedback.report')}</LinkChip>
        </div>
      </Container>
    </main>
  );
}
