import { SlidersHorizontal, UserSearch } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/browser/api.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { numberFormat } from '#src/kernel/formats.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { ActiveFilters, useActiveFilters } from './active-filters.tsx';
import { FilterFields } from './filter-fields.tsx';
import { SearchBar } from './search-bar.tsx';
import type { SearchLists } from './search-lists.ts';
import {
  filterParameters,
  searchInput,
  type TalentFilters,
  talentHref,
  talentsHref,
  withoutFilters,
} from './search-view.ts';
import { TalentList } from './talent-list.tsx';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'));

export type Found = AnswerOf<Api['GET /recruiters/talents']>;

interface TalentSearchProps {
  filters: TalentFilters;
  lists: SearchLists;
  /** Null where the search was refused; `problem` says why. */
  found: Found | null;
  problem: string | null;
  /** The job of the address takes nobody any more. */
  isJobGone: boolean;
  /** A later page, for a browser without scripts. */
  cursor: string | null;
  onRetry: () => void;
}

/** EMP-03: people who want to be found, by a job, by words and by filters. The address says all of it. */
export function TalentSearch({ filters, lists, found, problem, isJobGone, cursor, onRetry }: TalentSearchProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const drawer = useOverlay();
  const chips = useActiveFilters(filters, lists);
  const [draft, setDraft] = useDraft(filters);
  const apply = (next: TalentFilters) => {
    setDraft(next);
    navigate(talentsHref(language, next), { preventScrollReset: true });
  };
  return (
    <div className="grid gap-5">
      <SearchBar filters={filters} lists={lists} />
      {isJobGone ? <Notice tone="warning">{t('candidates.job.gone')}</Notice> : null}
      <div className="grid items-start gap-6 xl:grid-cols-[18rem_minmax(0,1fr)] min-[100rem]:grid-cols-[20rem_minmax(0,1fr)]">
        <form
          action={`/${language}/employer/talents`}
          aria-label={t('candidates.filters.title')}
          className="card hidden p-5 xl:block [@media(scripting:none)]:block"
        >
          {filters.text ? <input type="hidden" name="text" value={filters.text} /> : null}
          {filters.job_id ? <input type="hidden" name="job_id" value={filters.job_id} /> : null}
          <FilterFields filters={draft} lists={lists} onChange={apply} />
          <span className="mt-4 hidden [@media(scripting:none)]:block">
            <Button type="submit" isWide>
              {t('candidates.filters.apply')}
            </Button>
          </span>
        </form>
        <section aria-label={t('candidates.title')} className="grid min-w-0 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {found ? <Count found={found} /> : <span />}
            <span className="xl:hidden [@media(scripting:none)]:hidden">
              <Button
                {...drawer.triggerProps}
                variant="secondary"
                icon={<SlidersHorizontal aria-hidden className="size-4" />}
                iconAfter={<CountBadge count={chips.length} tone="accent" />}
              >
                {t('candidates.filters.title')}
              </Button>
            </span>
          </div>
          <ActiveFilters filters={filters} lists={lists} />
          {found ? (
            <Results filters={filters} found={found} cursor={cursor} hasFilters={chips.length > 0} />
          ) : (
            <ErrorState title={t('candidates.results.failed')} message={problem ?? undefined} onRetry={onRetry} />
          )}
        </section>
      </div>
      {drawer.wasOpened ? (
        <Suspense>
          <FilterDrawer {...drawer.overlayProps} filters={filters} lists={lists} onChange={apply} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Count({ found: { total, is_more, understood } }: { found: Found }) {
  const { t, language } = useTranslation();
  return (
    <div>
      <p role="status" className="font-semibold text-ink text-lg">
        {is_more
          ? t('candidates.results.atLeast', { number: numberFormat(language).format(total) })
          : t('candidates.results.count', { count: total })}
      </p>
      {understood.length > 0 ? (
        <p className="text-ink-muted text-sm">
          {t('candidates.results.understood', { words: understood.join(' · ') })}
        </p>
      ) : null}
    </div>
  );
}

interface ResultsProps {
  filters: TalentFilters;
  found: Found;
  cursor: string | null;
  hasFilters: boolean;
}

function Results({ filters, found, cursor, hasFilters }: ResultsProps) {
  const { t, language } = useTranslation();
  if (found.talents.length === 0) {
    const isNarrow = hasFilters || filters.text !== '';
    return (
      <EmptyState
        icon={<UserSearch />}
        title={t(isNarrow ? 'candidates.results.empty' : 'candidates.results.emptyAll')}
        actions={
          isNarrow ? (
            <LinkButton to={talentsHref(language, { ...withoutFilters(filters), text: '' })}>
              {t('candidates.filters.clear')}
            </LinkButton>
          ) : (
            <LinkButton to={`/${language}/employer/jobs`}>{t('employer.nav.jobs')}</LinkButton>
          )
        }
      >
        {t(isNarrow ? 'candidates.results.emptyText' : 'candidates.results.emptyAllText')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="text-ink-muted text-sm">{t('candidates.results.order')}</p>
      {cursor ? (
        <p>
          <LinkButton variant="quiet" size="sm" to={talentsHref(language, filters)}>
            {t('candidates.results.first')}
          </LinkButton>
        </p>
      ) : null}
      <TalentList
        // Another search is another list.
        key={`${filterParameters(filters)} ${cursor ?? ''}`}
        page={found}
        hrefOf={({ id }) => talentHref(language, id, filters)}
        onMore={(next) => api('GET /recruiters/talents', { ...searchInput(filters), cursor: next })}
        moreHref={(next) => {
          const href = talentsHref(language, filters);
          return `${href}${href.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(next)}`;
        }}
      />
    </>
  );
}

/** A choice shows at once, before the page behind it has come; the page then has the last word. */
function useDraft(filters: TalentFilters): [TalentFilters, (next: TalentFilters) => void] {
  const [draft, setDraft] = useState({ of: filters, filters });
  return [draft.of === filters ? draft.filters : filters, (next) => setDraft({ of: filters, filters: next })];
}
