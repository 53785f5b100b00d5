import { Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/browser/api.ts';
import { tidyText } from '#src/kernel/text.ts';
import type { SelectOption } from '#src/ui/controls/native-select.tsx';
import { SearchBar } from '#src/ui/controls/search-bar.tsx';
import type { Suggestion } from '#src/ui/controls/search-suggestions.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { filterParameters, type SearchFilters, type SearchScope } from '../filters.ts';
import type { ChosenPlace } from './place-field.tsx';
import { clearSearches, currentSearches, noSearches, rememberSearch, subscribeToSearches } from './search-history.ts';
import { searchAction, searchHref } from './search-href.ts';

const PlaceField = lazyPart(() => import('./place-field.tsx').then((file) => file.PlaceField));

export interface JobSearchProps {
  scope: SearchScope;
  /** What the page already searches; the next search keeps its filters. */
  filters?: SearchFilters;
  size?: 'hero' | 'bar';
  /** Names of the places in `filters`. */
  places?: readonly ChosenPlace[];
  /** A short list of places for browsers without scripts. */
  placeFallback?: SelectOption[];
}

/** Place, words, button. Without scripts it is a form whose page moves on to the address of the search. */
export function JobSearch({ scope, filters, size = 'hero', places = [], placeFallback }: JobSearchProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(places);
  const [isRemote, setIsRemote] = useState(scope === 'remote');
  const history = useHistory();
  const suggest = useSuggest(scope);
  const base: SearchFilters = filters ?? { scope, sort: 'relevance' };
  // What stands in the box but was not sent yet: another place must not lose it.
  const typed = useRef<string>(undefined);
  const withTyped = (): SearchFilters => ({ ...base, query: tidyText(typed.current ?? base.query ?? '') });

  const run = (query: string, location: readonly ChosenPlace[], titleId: number | null, source: string) => {
    const text = tidyText(query);
    if (text) {
      rememberSearch(text);
      // Nobody waits for it, so it comes when somebody searches.
      import('./count-search.ts').then((file) => file.countSearch(text, scope, titleId, source)).catch(() => undefined);
    }
    typed.current = undefined;
    addressOf(language, atPlaces({ ...base, query: text, exactly: undefined }, isRemote, location)).then(navigate);
  };
  // The bar of a results page searches at once, a page's own search waits for its button.
  const choosePlaces = (remote: boolean, next: readonly ChosenPlace[]) => {
    setIsRemote(remote);
    setChosen(next);
    if (size === 'bar') navigate(searchHref(language, atPlaces(withTyped(), remote, next)));
  };

  return (
    <div data-event-focus="hp_search_focus" data-event-submit="hp_search_click">
      <SearchBar
        action={searchAction(language, scope)}
        label={t('search.bar.label')}
        placeholder={t('search.bar.placeholder')}
        defaultValue={base.query}
        hiddenFields={hiddenFields(base)}
        isCompact={size === 'bar'}
        place={
          // The remote landing page is all about remote work; its results can be left for a place.
          scope === 'remote' && !filters ? undefined : (
            <Suspense fallback={<div className="min-h-12 min-w-11" />}>
              <PlaceField
                chosen={chosen}
                onApply={(next) => choosePlaces(isRemote && next.length === 0, next)}
                filtersNow={withTyped}
                isRemote={isRemote}
                onRemote={() => choosePlaces(true, [])}
                isSign={size === 'bar'}
              />
            </Suspense>
          )
        }
        placeFallback={
          placeFallback && { name: 'location', label: t('ui.placePicker.placeholder'), options: placeFallback }
        }
        suggest={suggest}
        history={history}
        onClearHistory={clearSearches}
        onText={(text) => {
          typed.current = tidyText(text) === (base.query ?? '') ? undefined : text;
        }}
        onSearch={(text) => run(text, chosen, null, 'input')}
        onChoose={(suggestion) => {
          // A suggestion is a search of its own: the places of the last one would only narrow it unseen.
          setChosen([]);
          run(suggestion.text, [], titleIdOf(suggestion), 'suggestion');
        }}
      />
    </div>
  );
}

/** REM-01: a remote search goes where the server says; should it not answer, the address is worked out here. */
async function addressOf(language: string, filters: SearchFilters): Promise<string> {
  if (filters.scope !== 'remote') return searchHref(language, filters);
  try {
    const { url, query_string } = await api('POST /job/search-resolve', filters);
    return `/${language}/remote-job${url}${query_string ? `?${query_string}` : ''}`;
  } catch {
    return searchHref(language, filters);
  }
}

/** Remote work has no place, and a place is one of local jobs; whoever asks for remote work has named an arrangement. */
function atPlaces(filters: SearchFilters, isRemote: boolean, places: readonly ChosenPlace[]): SearchFilters {
  if (isRemote) return { ...filters, scope: 'remote', location: undefined, workArrangement: undefined };
  const scope = filters.scope === 'remote' ? 'local' : filters.scope;
  return { ...filters, scope, location: places.map(({ key }) => key) };
}

function useHistory() {
  const { t } = useTranslation();
  const searches = useSyncExternalStore(subscribeToSearches, currentSearches, noSearches);
  return {
    id: 'history',
    heading: t('search.suggest.history'),
    isHistory: true,
    items: searches.map((text) => ({ id: `history-${text}`, text })),
  };
}

function useSuggest(scope: SearchScope) {
  const { t } = useTranslation();
  return useCallback(
    async (query: string) => {
      const key = scope === 'remote' ? 'GET /job/search-remote-suggestion' : 'GET /job/search-suggestion';
      const [{ groupSuggestions }, { items }] = await Promise.all([
        import('./suggestion-groups.ts'),
        api(key, { query, size: 5, query_histories: [...currentSearches()] }),
      ]);
      return groupSuggestions(items, t);
    },
    [scope, t],
  );
}

function titleIdOf(suggestion: Suggestion): number | null {
  return (suggestion as Suggestion & { jobTitleId?: number | null }).jobTitleId ?? null;
}

/** Everything but the text and how it was read travels along in a plain form. */
function hiddenFields(filters: SearchFilters): { name: string; value: string }[] {
  const parameters = filterParameters({ ...filters, query: undefined, exactly: undefined });
  return [...parameters].map(([name, value]) => ({ name, value }));
}
