import { SlidersHorizontal } from 'lucide-react';
import { Suspense, startTransition, useDeferredValue, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { SkeletonText } from '#src/ui/feedback/skeleton-shapes.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { filterParameters, type SearchFilters, searchOf } from '../filters.ts';
import { type FilterChip, FilterChips } from './filter-chips.tsx';
import { barFilters, eventName, type FilterOptions, filtersOf, MENUS, optionsOf, toggleChoice } from './filter-list.ts';
import { FilterMenu } from './filter-menu.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { searchAction, searchHref } from './search-href.ts';
import { SortLinks, SortMenu } from './sort-results.tsx';
import { useFacets } from './use-facets.ts';
import { useFilterOptions } from './use-filter-options.ts';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'));
// What is inside the menus comes when somebody turns to them.
const choices = () => import('./menu-choices.ts');
const FilterChoices = lazyPart(() => choices().then((file) => file.FilterChoices));
const PostedWithin = lazyPart(() => choices().then((file) => file.PostedWithin));
const PayFilter = lazyPart(() => import('./pay-filter.tsx').then((file) => file.PayFilter));

interface FilterBarProps {
  filters: SearchFilters;
  /** The choices of the menus, where a browser without scripts asked for them. */
  options: FilterOptions | null;
  /** What is active. */
  chips: readonly FilterChip[];
}

const none: FilterOptions = {};

/**
 * The filters in sight and the way to the others. The menus are filled when somebody turns to them, and a choice applies
 * at once. Without scripts a link loads the page with its menus, which are parts of one form with a button.
 */
export function FilterBar({ filters, options: given, chips }: FilterBarProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const drawer = useOverlay();
  // The press is painted first: what it opens, and what turning to the filters asks for, may take a frame or two more.
  const isDrawerDue = useDeferredValue(drawer.wasOpened);
  const [draft, setDraft] = useDraft(filters);
  const [isWanted, setIsWanted] = useState(false);
  const want = () => {
    startTransition(() => setIsWanted(true));
    choices().catch(() => undefined);
  };
  const options = useFilterOptions(barFilters, given ?? none, isWanted);
  const countOf = useFacets(filters, isWanted);

  const apply = (next: SearchFilters) => {
    setDraft(next);
    navigate(searchHref(language, next), { preventScrollReset: true });
  };

  return (
    <form
      action={searchAction(language, filters.scope)}
      method="get"
      onPointerEnter={want}
      onFocus={want}
      // A phone has one row for all: it stays in sight and scrolls sideways.
      className="flex items-center gap-2 lg:flex-wrap [@media(scripting:none)]:flex-wrap"
    >
      <HeldFilters filters={filters} />
      <Button
        {...drawer.triggerProps}
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden className="size-4" />}
        iconAfter={<CountBadge count={chips.length} tone="accent" />}
        className="shrink-0 rounded-full! text-sm [@media(scripting:none)]:hidden"
        data-event-click={eventName(filters, 'all')}
      >
        {t('search.filters.all')}
      </Button>
      <div className="fade-overflow flex min-w-0 flex-1 items-center gap-2 overflow-x-auto [scrollbar-width:none] lg:hidden">
        <FilterChips filters={filters} chips={chips} isInRow />
        <QuickFilters filters={filters} />
      </div>
      {given ? null : <MenusLink />}
      <div
        className={classNames(
          'contents max-lg:hidden',
          given ? '[@media(scripting:none)]:contents!' : '[@media(scripting:none)]:hidden',
        )}
      >
        <div data-event-click={eventName(filters, 'salary')}>
          <FilterMenu
            label={t('search.filters.salary')}
            count={draft.minPay || draft.salary?.length ? 1 : 0}
            isDrawn={given !== null}
          >
            <Suspense fallback={<SkeletonText lines={6} />}>
              <PayFilter filters={draft} onChange={(pay) => apply({ ...draft, salary: undefined, ...pay })} />
            </Suspense>
          </FilterMenu>
        </div>
        {filtersOf(filters.scope, barFilters).map((name) => (
          <div key={name} data-event-click={eventName(filters, name)}>
            <FilterMenu label={t(`search.filters.${name}`)} count={draft[name]?.length ?? 0} isDrawn={given !== null}>
              <Suspense fallback={<SkeletonText lines={6} />}>
                {options[name] ? (
                  <FilterChoices
                    name={name}
                    options={optionsOf(filters.scope, name, options[name])}
                    chosen={draft[name] ?? []}
                    onToggle={(id) => apply(toggleChoice(draft, name, id))}
                    countOf={countOf}
                  />
                ) : (
                  <SkeletonText lines={6} />
                )}
              </Suspense>
            </FilterMenu>
          </div>
        ))}
        <div data-event-click={eventName(filters, 'postedWithin')}>
          <FilterMenu
            label={t('search.filters.postedWithin')}
            count={draft.postedWithin ? 1 : 0}
            isDrawn={given !== null}
          >
            <Suspense fallback={<SkeletonText lines={6} />}>
              <PostedWithin
                value={draft.postedWithin}
                onChange={(postedWithin) => apply({ ...draft, postedWithin })}
                countOf={countOf}
              />
            </Suspense>
          </FilterMenu>
        </div>
        <span className="hidden [@media(scripting:none)]:inline">
          <Button type="submit" variant="soft">
            {t('search.filters.apply')}
          </Button>
        </span>
      </div>
      <div className="ms-auto max-lg:hidden">
        <SortLinks filters={filters} />
      </div>
      <div className="shrink-0 lg:hidden">
        <SortMenu filters={filters} />
      </div>
      {isDrawerDue ? (
        <Suspense>
          <FilterDrawer {...drawer.overlayProps} filters={filters} barOptions={options} onApply={apply} />
        </Suspense>
      ) : null}
    </form>
  );
}

/** The same page with its menus filled, for browsers without scripts. */
function MenusLink() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set(MENUS, '1');
  return (
    <span className="hidden [@media(scripting:none)]:inline">
      <a href={`${pathname}?${searchOf(parameters)}`} rel="nofollow" className={buttonStyle('secondary')}>
        {t('search.filters.all')}
      </a>
    </span>
  );
}

/** What the form itself does not show travels along with it. */
function HeldFilters({ filters }: { filters: SearchFilters }) {
  const shown = new Set<string>(['postedWithin', 'minPay', ...filtersOf(filters.scope, barFilters)]);
  return [...filterParameters(filters)]
    .filter(([name]) => !shown.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** A choice shows at once, before the page behind it has come; the page then has the last word. */
function useDraft(filters: SearchFilters): [SearchFilters, (next: SearchFilters) => void] {
  const [draft, setDraft] = useState({ of: filters, filters });
  return [draft.of === filters ? draft.filters : filters, (next) => setDraft({ of: filters, filters: next })];
}
