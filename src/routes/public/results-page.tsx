import { Suspense } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router';
import { useChangedAlert } from '#src/modules/notifications/web/use-changed-alert.ts';
import { parseSlug } from '#src/modules/search/search-slug.ts';
import { LaterJobSearch } from '#src/modules/search/web/later-job-search.tsx';
import { ResultsHead } from '#src/modules/search/web/results-head.tsx';
import { ResultsList, ResultsSkeleton } from '#src/modules/search/web/results-list.tsx';
import { alertHref, searchHref } from '#src/modules/search/web/search-href.ts';
import { TrackedJobs } from '#src/modules/tracking/web/tracked-jobs.tsx';
import { useDebounced } from '#src/ui/controls/use-debounced.ts';
import { SkeletonStatus } from '#src/ui/feedback/skeleton-shapes.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { laterPart, lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { PageHead } from '../page-head.tsx';
import type { ResultsData } from './results-load.ts';

const FilterBar = lazyPart(() => import('#src/modules/search/web/filter-bar.tsx').then((file) => file.FilterBar));
const FilterChips = lazyPart(() => import('#src/modules/search/web/filter-chips.tsx').then((file) => file.FilterChips));
const ResultsFoot = laterPart(() => import('./results-foot.tsx').then((file) => file.ResultsFoot));
const UnderstoodQuery = lazyPart(() =>
  import('#src/modules/search/web/understood-query.tsx').then((file) => file.UnderstoodQuery),
);
const Pagination = laterPart(() => import('#src/ui/layout/pagination.tsx').then((file) => file.Pagination));
const CardApply = laterPart(() =>
  import('#src/modules/applications/web/apply/apply-here.tsx').then((file) => file.CardApply),
);
const VisitorLimit = lazyPart(() => import('./visitor-limit.tsx').then((file) => file.default));
const ResultsEmpty = lazyPart(() =>
  import('#src/modules/search/web/results-empty.tsx').then((file) => file.ResultsEmpty),
);
const AlertChange = lazy(() => import('#src/modules/notifications/web/alert-change.tsx'));
// Phones have no room beside their list and never fetch it.
const ResultsPreview = lazyPart(() => import('./results-preview.tsx').then((file) => file.default));

const wide = '(min-width: 64rem)';
const SKELETON_AFTER = 300;
const MOST_INDEXED_FILTERS = 2;
const trackedPages = { local: 'onsite_search_page', remote: 'remote_search_page', web3: 'web3_search_page' };

/** Choosing another job of the same list asks for that job alone: the list keeps its query. */
export function revalidateResults({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameList = listAddress(currentUrl) === listAddress(nextUrl);
  return isSameList && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

function listAddress(url: URL): string {
  const parameters = new URLSearchParams(url.search);
  parameters.delete('job');
  return `${url.pathname}?${parameters}`;
}

/** The results of one search: the list, and on a wide page the chosen job beside it. */
export function ResultsPage({ data }: { data: ResultsData }) {
  const { t } = useTranslation();
  const { filters, chips, answer, seo } = data;
  const related = seo.related_searches ?? [];
  const isEmpty = answer.jobs.length === 0 && !answer.is_limited;
  return (
    <main id="content">
      <ResultsMeta data={data} />
      <ResultsSearch data={data} />
      <Container className="space-y-3 pb-6 sm:space-y-5">
        {/* Below the header of the site, above the cards that pass beneath. */}
        <div className="max-lg:-mx-4 sm:max-lg:-mx-6 sticky top-16 z-header border-line border-b bg-canvas/95 py-1.5 backdrop-blur-md max-lg:px-4 sm:max-lg:px-6 lg:static lg:z-auto lg:border-0 lg:bg-transparent lg:pt-6 lg:pb-0 lg:backdrop-blur-none [@media(scripting:none)]:static">
          <Suspense fallback={<div className="h-11" />}>
            <FilterBar filters={filters} options={data.options} chips={chips} />
          </Suspense>
        </div>
        <ResultsHead heading={seo.heading ?? headingOf(data, t)} total={answer.total} filters={filters} />
        <div className="empty:hidden max-lg:hidden">
          <Suspense>
            <FilterChips filters={filters} chips={chips} />
          </Suspense>
        </div>
        {filters.query ? (
          <Suspense>
            <UnderstoodQuery filters={filters} answer={answer} />
          </Suspense>
        ) : null}
        {isEmpty ? (
          <Suspense>
            <ResultsEmpty filters={filters} chips={chips} ways={data.ways} />
          </Suspense>
        ) : (
          <FoundJobs data={data} />
        )}
        <ChangedAlert data={data} />
        <Suspense>{isEmpty ? null : <ResultsFoot title={seo.heading ?? ''} searches={related} />}</Suspense>
      </Container>
    </main>
  );
}

/** Whoever came from one of their alerts takes the search back to it. */
function ChangedAlert({ data: { filters } }: { data: ResultsData }) {
  const { language } = useTranslation();
  const { id, forget } = useChangedAlert(useLocation().search);
  if (!id) return null;
  const href = alertHref(language, filters);
  return (
    <Suspense>
      <AlertChange href={href && `${href}&alert=${id}`} onLeave={forget} />
    </Suspense>
  );
}

function ResultsSearch({ data: { filters, chips, popularPlaces } }: { data: ResultsData }) {
  const places = chips
    .filter(({ name }) => name === 'location')
    .map(({ value, label }) => ({ key: value, name: label }));
  return (
    <div className="border-line bg-sunken py-2 sm:border-b sm:py-4">
      <Container>
        <LaterJobSearch
          key={`${filters.scope} ${places.map(({ key }) => key).join()}`}
          scope={filters.scope}
          filters={filters}
          size="bar"
          places={places}
          placeFallback={popularPlaces}
        />
      </Container>
    </div>
  );
}

function FoundJobs({ data: { filters, answer, selected } }: { data: ResultsData }) {
  const { language } = useTranslation();
  const isBusy = useIsBusy();
  const isWide = useMediaQuery(wide);
  const chosen = Number(new URLSearchParams(useLocation().search).get('job'));
  const selectedId = chosen || answer.jobs[0]?.id;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-6 [@media(scripting:none)]:block">
      <div className="flex min-w-0 flex-col gap-5" aria-busy={isBusy}>
        {isBusy ? (
          <ResultsSkeleton />
        ) : (
          <TrackedJobs page={trackedPages[filters.scope]} subPage="search" pageNum={answer.page}>
            <ResultsList
              jobs={answer.jobs}
              // Where all of it is only related, the number above says so already.
              relatedFrom={answer.total.related < answer.total.value ? answer.related_from : null}
              selectedId={isWide ? selectedId : undefined}
              Foot={CardApply}
            />
          </TrackedJobs>
        )}
        <Suspense>
          <Pagination
            page={answer.page}
            pageCount={answer.page_count}
            hrefFor={(page) => searchHref(language, filters, page)}
          />
        </Suspense>
        {answer.is_limited && answer.page >= answer.page_count ? (
          <Suspense>
            <VisitorLimit next={searchHref(language, filters, answer.page + 1)} />
          </Suspense>
        ) : null}
      </div>
      {selectedId && (isWide || selected) ? (
        // It arrives by script, so without scripts the list has the whole width and leads to the jobs' own pages.
        <div className="sticky top-20 max-lg:hidden [@media(scripting:none)]:hidden">
          <Suspense fallback={<SkeletonStatus className="h-[70dvh] animate-shimmer rounded-card bg-line" />}>
            <ResultsPreview selectedId={selectedId} given={selected} queryId={answer.query_id} filters={filters} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

function ResultsMeta({ data: { seo, answer, chips } }: { data: ResultsData }) {
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const own = seo.canonical_url ?? pathname;
  // Deep pages and narrow combinations are endless: search engines get the plain ones.
  const isIndexed = answer.page === 1 && chips.length <= MOST_INDEXED_FILTERS && answer.jobs.length > 0;
  return (
    <>
      <PageHead
        title={seo.title ?? t('search.results.title')}
        description={seo.description ?? t('search.results.description')}
        path={own.startsWith(`/${language}/`) ? own.slice(language.length + 1) : own}
      />
      {isIndexed ? null : <meta name="robots" content="noindex" />}
    </>
  );
}

function headingOf({ filters }: ResultsData, t: ReturnType<typeof useTranslation>['t']): string {
  return filters.query ? t('search.results.headingFor', { query: filters.query }) : t('search.results.heading');
}

/** Whether another list of results is on its way; a quick one does not flash. */
function useIsBusy(): boolean {
  const { location } = useNavigation();
  const slug = decodeURIComponent(location?.pathname.split('/').at(-1) ?? '');
  const isComing = location !== undefined && parseSlug(slug, () => true) !== undefined;
  return useDebounced(isComing, SKELETON_AFTER) && isComing;
}
