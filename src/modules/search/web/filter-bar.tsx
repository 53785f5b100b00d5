import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { CountBadge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useOverlay } from '#src/ui/use-overlay.ts';
import type { SearchFilters } from '../search.contract.ts';
import { PostedWithin } from './days-choice.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { barFilters, eventName, type FilterOptions, filtersOf, optionsOf, toggleChoice } from './filter-list.ts';
import { FilterMenu } from './filter-menu.tsx';
import { SortLinks } from './results-head.tsx';
import { filterParameters, searchAction, searchHref } from './search-href.ts';
import { useFacets } from './use-facets.ts';

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'));

interface FilterBarProps {
  filters: SearchFilters;
  options: FilterOptions;
  /** How many filters are active, for the drawer's button. */
  count: number;
}

/**
 * The filters in sight and the way to the others. A choice applies at once; without scripts the menus are parts of one
 * form with a button.
 */
export function FilterBar({ filters, options, count }: FilterBarProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const drawer = useOverlay();
  const [draft, setDraft] = useDraft(filters);
  const countOf = useFacets(filters);

  const apply = (next: SearchFilters) => {
    setDraft(next);
    navigate(searchHref(language, next), { preventScrollReset: true });
  };

  return (
    <form action={searchAction(language, filters.scope)} method="get" className="flex flex-wrap items-center gap-2">
      <HeldFilters filters={filters} />
      <Button
        {...drawer.triggerProps}
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden className="size-4" />}
        iconAfter={<CountBadge count={count} tone="accent" />}
        className="rounded-full! text-sm [@media(scripting:none)]:hidden"
        data-event-click={eventName(filters, 'all')}
      >
        {/* Beside the order there is room for one word on a phone. */}
        <span className="sm:hidden">{t('search.filters.title')}</span>
        <span className="max-sm:hidden">{t('search.filters.all')}</span>
      </Button>
      <div className="contents max-lg:hidden [@media(scripting:none)]:contents!">
        {filtersOf(filters.scope, barFilters).map(({ name, label }) => (
          <div key={name} data-event-click={eventName(filters, name)}>
            <FilterMenu label={t(label)} count={draft[name]?.length ?? 0}>
              <FilterChoices
                name={name}
                options={optionsOf(filters.scope, name, options[name] ?? [])}
                chosen={draft[name] ?? []}
                onToggle={(id) => apply(toggleChoice(draft, name, id))}
                countOf={countOf}
              />
            </FilterMenu>
          </div>
        ))}
        <div data-event-click={eventName(filters, 'postedWithin')}>
          <FilterMenu label={t('search.filters.postedWithin')} count={draft.postedWithin ? 1 : 0}>
            <PostedWithin
              value={draft.postedWithin}
              onChange={(postedWithin) => apply({ ...draft, postedWithin })}
              countOf={countOf}
            />
          </FilterMenu>
        </div>
        <span className="hidden [@media(scripting:none)]:inline">
          <Button type="submit" variant="soft">
            {t('search.filters.apply')}
          </Button>
        </span>
      </div>
      <div className="ms-auto">
        <SortLinks filters={filters} />
      </div>
      {drawer.wasOpened ? (
        <Suspense>
          <FilterDrawer {...drawer.overlayProps} filters={filters} barOptions={options} onApply={apply} />
        </Suspense>
      ) : null}
    </form>
  );
}

/** What the form itself does not show travels along with it. */
function HeldFilters({ filters }: { filters: SearchFilters }) {
  const shown = new Set<string>(['postedWithin', ...filtersOf(filters.scope, barFilters).map(({ name }) => name)]);
  return [...filterParameters(filters)]
    .filter(([name]) => !shown.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** A choice shows at once, before the page behind it has come; the page then has the last word. */
function useDraft(filters: SearchFilters): [SearchFilters, (next: SearchFilters) => void] {
  const [draft, setDraft] = useState({ of: filters, filters });
  return [draft.of === filters ? draft.filters : filters, (next) => setDraft({ of: filters, filters: next })];
}
