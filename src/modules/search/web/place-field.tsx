import { MapPin } from 'lucide-react';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { api } from '#src/browser/api.ts';
import type { PlaceBook } from '#src/modules/options/web/load-places.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { PickerTrigger } from '#src/ui/pickers/picker-trigger.tsx';
import type { PlaceChoice, PlaceCountry, PlaceRegion } from '#src/ui/pickers/place-selection.ts';
import { selectionCount } from '#src/ui/pickers/selection-count.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../filters.ts';
import { searchHref } from './search-href.ts';

const PlacePickerPanel = lazy(() =>
  import('#src/ui/pickers/place-picker-panel.tsx').then((module) => ({ default: module.PlacePickerPanel })),
);

export interface ChosenPlace {
  key: string;
  name: string;
}

interface PlaceFieldProps {
  chosen: readonly ChosenPlace[];
  onApply: (places: readonly ChosenPlace[]) => void;
  /** Carried over to another country's site; asked when it is left. */
  filtersNow: () => SearchFilters;
  isRemote: boolean;
  /** Wherever it is done from, instead of any place. */
  onRemote: () => void;
  /** Without words while the bar is narrow. */
  isSign?: boolean;
}

/** The location selector of the search bar. Its list of places comes when it is first opened. */
export function PlaceField({ chosen, onApply, filtersNow, isRemote, onRemote, isSign = false }: PlaceFieldProps) {
  const { t, language } = useTranslation();
  const overlay = useOverlay();
  const root = useRouteLoaderData('root') as { countryId: number } | undefined;
  const shell = useRouteLoaderData('routes/shell') as { sites: { id: number; key: string }[] } | undefined;
  const countryId = root?.countryId ?? 0;
  const book = usePlaceBook(overlay.wasOpened);
  const countOf = usePlaceCounts(overlay.isOpen, filtersNow);
  const data = book?.dataOf(countryId);
  const value = useMemo(() => choiceOf(countryId, chosen, data?.regions ?? []), [countryId, chosen, data]);

  const apply = (choice: PlaceChoice) => {
    if (!book) return;
    const places = chosenPlaces(choice, book.dataOf(choice.countryId).regions);
    if (choice.countryId === countryId) return onApply(places);
    // Another country is another edition of the site: the page is loaded anew there.
    const filters = filtersNow();
    const scope = filters.scope === 'remote' && places.length > 0 ? 'local' : filters.scope;
    const href = searchHref(language, { ...filters, scope, location: places.map(({ key }) => key) });
    const country = shell?.sites.find(({ id }) => id === choice.countryId)?.key ?? '';
    location.assign(`${href}${href.includes('?') ? '&' : '?'}country=${country}`);
  };

  return (
    <>
      <PickerTrigger
        {...overlay.triggerProps}
        look={isSign ? 'sign' : 'bar'}
        label={t('ui.placePicker.label')}
        icon={<MapPin aria-hidden />}
        placeholder={t('ui.placePicker.placeholder')}
        value={isRemote ? t('ui.placePicker.remote') : chosen[0]?.name}
        count={data ? selectionCount(value, data.regions) : chosen.length > 1 ? chosen.length : 0}
      />
      {overlay.wasOpened ? (
        <Suspense>
          <PlacePickerPanel
            {...overlay.overlayProps}
            triggerRef={overlay.triggerRef}
            label={t('ui.placePicker.label')}
            mode="multiple"
            countries={ownFirst(book?.countries ?? [], countryId)}
            value={value}
            data={data}
            loadCountry={loadCountry}
            onApply={apply}
            countOf={countOf}
            remote={{ label: t('ui.placePicker.remote'), isChosen: isRemote, onChoose: onRemote }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function ownFirst(countries: readonly PlaceCountry[], ownId: number): PlaceCountry[] {
  return countries.toSorted((one, other) => Number(other.id === ownId) - Number(one.id === ownId));
}

async function loadPlaces(): Promise<PlaceBook> {
  const file = await import('#src/modules/options/web/load-places.ts');
  return file.loadPlaces();
}

async function loadCountry(countryId: number | string) {
  return (await loadPlaces()).dataOf(countryId);
}

function usePlaceBook(isWanted: boolean): PlaceBook | undefined {
  const [book, setBook] = useState<PlaceBook>();
  useEffect(() => {
    // Without its list the picker stays empty and the page as it is; the next opening tries again.
    if (isWanted && !book) loadPlaces().then(setBook, () => undefined);
  }, [isWanted, book]);
  return book;
}

/** SRCH-03: how many results each place would leave, asked when the picker opens; places without numbers work too. */
function usePlaceCounts(isOpen: boolean, filtersNow: () => SearchFilters) {
  const [counts, setCounts] = useState<Record<string, number>>();
  const ask = useEffectEvent(() => api('GET /job/search-facets', filtersNow()));
  useEffect(() => {
    if (!isOpen) return;
    ask().then(
      ({ places }) => setCounts(places),
      () => setCounts(undefined),
    );
  }, [isOpen]);
  return useCallback((id: number | string) => counts && (counts[id] ?? 0), [counts]);
}

function choiceOf(countryId: number, chosen: readonly ChosenPlace[], regions: readonly PlaceRegion[]): PlaceChoice {
  const regionKeys = new Set(regions.map(({ id }) => id));
  const keys = chosen.map(({ key }) => key);
  return {
    countryId,
    regionIds: keys.filter((key) => regionKeys.has(key)),
    placeIds: keys.filter((key) => !regionKeys.has(key)),
  };
}

function chosenPlaces(choice: PlaceChoice, regions: readonly PlaceRegion[]): ChosenPlace[] {
  const named = regions.flatMap((region) => [
    ...(choice.regionIds.includes(region.id) ? [region] : []),
    ...region.places.filter(({ id }) => choice.placeIds.includes(id)),
  ]);
  return named.map(({ id, name }) => ({ key: String(id), name }));
}
