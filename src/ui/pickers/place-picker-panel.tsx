import { Laptop } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { Autocomplete, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
import { Button } from '../controls/button.tsx';
import { ToggleChip } from '../controls/chip.tsx';
import { NativeSelect } from '../controls/native-select.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { useTranslation } from '../translation.tsx';
import { PickerSearch } from './picker-search.tsx';
import { PickerShell } from './picker-shell.tsx';
import { PlaceColumns, type PlaceCount, PlaceMatches } from './place-picker-lists.tsx';
import { type PlaceChoice, type PlaceCountry, type PlaceData, togglePlace, toggleRegion } from './place-selection.ts';
import { cappedCount, type PickId, selectionCount } from './selection-count.ts';
import { findMatch } from './text-match.ts';

export interface PlacePickerPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  mode: 'single' | 'multiple';
  countries: readonly PlaceCountry[];
  value: PlaceChoice;
  data?: PlaceData;
  loadCountry: (countryId: PickId) => Promise<PlaceData>;
  onApply: (choice: PlaceChoice) => void;
  /** How much there is in each place of the chosen country; keep its identity between renders. */
  countOf?: PlaceCount;
  /** Work from anywhere, instead of any place: one press, like a single choice. */
  remote?: { label: string; isChosen: boolean; onChoose: () => void };
}

const unknown: PlaceCount = () => undefined;

export function PlacePickerPanel({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  mode,
  countries,
  value,
  data,
  loadCountry,
  onApply,
  countOf: ownCount = unknown,
  remote,
}: PlacePickerPanelProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(value);
  const [query, setQuery] = useState('');
  /** Whoever opens it again while it is still closing finds it anew too, at the place that is chosen now. */
  const [opening, setOpening] = useState(0);
  const shown = useCountryData(draft.countryId, value.countryId, data, loadCountry);
  const regions = shown?.regions ?? [];
  const isMultiple = mode === 'multiple';
  // Numbers are those of the own country.
  const countOf = draft.countryId === value.countryId ? ownCount : unknown;
  const count = selectionCount(draft, regions) || draft.regionIds.length + draft.placeIds.length;

  useEffect(() => {
    if (!isOpen) return;
    setDraft(value);
    setOpening((count) => count + 1);
  }, [isOpen, value]);

  const change = (open: boolean) => {
    if (!open) setQuery('');
    onOpenChange(open);
  };
  const apply = (choice: PlaceChoice) => {
    onApply(choice);
    change(false);
  };
  const pickCountry = (countryId: PickId) => setDraft({ countryId, regionIds: [], placeIds: [] });
  const toggle = (kind: 'region' | 'place', id: PickId) => {
    const region = regions.find((candidate) => candidate.id === id);
    if (!isMultiple) {
      return apply({ ...draft, regionIds: kind === 'region' ? [id] : [], placeIds: kind === 'place' ? [id] : [] });
    }
    setDraft(kind === 'place' ? togglePlace(draft, id, regions) : region ? toggleRegion(draft, region) : draft);
  };

  const footer = isMultiple ? (
    <>
      <Button
        variant="secondary"
        className="flex-1 md:flex-none"
        onClick={() => setDraft({ ...draft, regionIds: [], placeIds: [] })}
      >
        {t('ui.clear')}
      </Button>
      <Button className="flex-1 md:flex-none" onClick={() => apply(draft)}>
        {t('ui.placePicker.apply')}
        {count > 0 ? (
          <>
            {' '}
            <bdi>({cappedCount(count)})</bdi>
          </>
        ) : null}
      </Button>
    </>
  ) : undefined;

  return (
    <AriaLocale>
      <PickerShell isOpen={isOpen} onOpenChange={change} triggerRef={triggerRef} label={label} footer={footer}>
        <Autocomplete inputValue={query} onInputChange={setQuery}>
          <div className="flex flex-col gap-3 border-line border-b p-3">
            <PickerSearch
              label={t('ui.placePicker.search')}
              placeholder={t('ui.placePicker.search')}
              clearLabel={t('ui.clear')}
            />
            {remote && (query.trim() === '' || findMatch(remote.label, query)) ? (
              <ToggleChip
                isSelected={remote.isChosen}
                icon={<Laptop aria-hidden />}
                className="self-start"
                onClick={() => {
                  change(false);
                  if (!remote.isChosen) remote.onChoose();
                }}
              >
                {remote.label}
              </ToggleChip>
            ) : null}
            {countries.length > 1 ? (
              <div className="md:hidden">
                <NativeSelect
                  label={t('ui.placePicker.country')}
                  isLabelHidden
                  value={draft.countryId}
                  onChange={(event) =>
                    pickCountry(countries.find(({ id }) => String(id) === event.target.value)?.id ?? draft.countryId)
                  }
                  options={countries.map(({ id, name }) => ({ value: id, label: name }))}
                />
              </div>
            ) : null}
          </div>
          {shown === undefined ? (
            <div className="p-4">
              <Skeleton layout="full" count={3} />
            </div>
          ) : query.trim() !== '' ? (
            <PlaceMatches {...{ regions, query, isMultiple, countOf }} choice={draft} onToggle={toggle} />
          ) : (
            <SelectableCollectionContext value={null}>
              {shown.popular.length > 0 ? (
                <section aria-label={t('ui.placePicker.popular')} className="border-line border-b p-3">
                  <h3 className="mb-2 font-semibold text-ink-muted text-sm">{t('ui.placePicker.popular')}</h3>
                  <div className="flex flex-wrap gap-2">
                    {shown.popular.map((place) => (
                      <ToggleChip
                        key={place.id}
                        isSelected={draft.placeIds.includes(place.id)}
                        onClick={() => toggle('place', place.id)}
                      >
                        {place.name}
                      </ToggleChip>
                    ))}
                  </div>
                </section>
              ) : null}
              <PlaceColumns
                key={`${draft.countryId} ${opening}`}
                {...{ countries, regions, isMultiple, countOf }}
                choice={draft}
                onCountry={pickCountry}
                onToggle={toggle}
              />
            </SelectableCollectionContext>
          )}
        </Autocomplete>
      </PickerShell>
    </AriaLocale>
  );
}

/** Data of the country looked at; undefined while it is on its way. A failure shows an empty country, not a dead picker. */
function useCountryData(
  countryId: PickId,
  ownId: PickId,
  own: PlaceData | undefined,
  load: (countryId: PickId) => Promise<PlaceData>,
): PlaceData | undefined {
  const [loaded, setLoaded] = useState<{ id: PickId; data: PlaceData } | null>(null);
  const isForeign = countryId !== ownId;
  useEffect(() => {
    if (!isForeign) return;
    let isCurrent = true;
    load(countryId)
      .catch(() => ({ regions: [], popular: [] }))
      .then((data) => {
        if (isCurrent) setLoaded({ id: countryId, data });
      });
    return () => {
      isCurrent = false;
    };
  }, [countryId, isForeign, load]);
  if (!isForeign) return own;
  return loaded?.id === countryId ? loaded.data : undefined;
}
