import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { classNames } from '../class-names.ts';
import { CountBadge } from '../feedback/badge.tsx';
import { ForwardChevron } from '../layout/direction-icon.tsx';
import { RowCount } from '../layout/row-count.tsx';
import { rowStyle } from '../overlays/overlay-style.ts';
import { useTranslation } from '../translation.tsx';
import { Highlight } from './highlight.tsx';
import { matchPlaces, type Place, type PlaceChoice, type PlaceCountry, type PlaceRegion } from './place-selection.ts';
import type { PickId } from './selection-count.ts';

type Toggle = (kind: 'region' | 'place', id: PickId) => void;
/** How much there is in a place; undefined where nobody knows. */
export type PlaceCount = (id: PickId) => number | undefined;

const column = 'min-h-0 overflow-y-auto p-1.5 outline-none md:h-75';
const open = 'data-selected:bg-accent-soft data-selected:text-accent-ink';

interface PlaceColumnsProps {
  countries: readonly PlaceCountry[];
  regions: readonly PlaceRegion[];
  choice: PlaceChoice;
  isMultiple: boolean;
  onCountry: (id: PickId) => void;
  onToggle: Toggle;
  countOf: PlaceCount;
}

/** Country, region and place side by side; a phone has the country in a select above and two columns. */
export function PlaceColumns({
  countries,
  regions,
  choice,
  isMultiple,
  onCountry,
  onToggle,
  countOf,
}: PlaceColumnsProps) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<PickId | undefined>(() => regionOfChoice(choice, regions)?.id);
  const region = regions.find(({ id }) => id === openId) ?? regions[0];
  const hasCountries = countries.length > 1;
  const hasRegions = !(regions.length === 1 && regions[0]?.isImplicit);
  return (
    <div className="flex min-h-0 flex-1">
      {hasCountries ? (
        <ListBox
          aria-label={t('ui.placePicker.country')}
          items={countries}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[choice.countryId]}
          onSelectionChange={(keys) => withOne(keys, onCountry)}
          className={classNames(column, 'w-48 shrink-0 max-md:hidden')}
        >
          {(country) => (
            <ListBoxItem id={country.id} textValue={country.name} className={classNames(rowStyle, open)}>
              <span className="min-w-0 flex-1">{country.name}</span>
              <ForwardChevron className="size-4 text-ink-faint" />
            </ListBoxItem>
          )}
        </ListBox>
      ) : null}
      {hasRegions ? (
        <ListBox
          aria-label={t('ui.placePicker.region')}
          items={regions}
          dependencies={[choice]}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={region ? [region.id] : []}
          onSelectionChange={(keys) => withOne(keys, setOpenId)}
          className={classNames(column, 'flex-1 basis-0', hasCountries && 'border-line md:border-s')}
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.name} className={classNames(rowStyle, open)}>
              <span className="min-w-0 flex-1">{item.name}</span>
              <CountBadge count={chosenIn(item, choice)} tone="accent" />
              <ForwardChevron className="size-4 text-ink-faint max-md:hidden" />
            </ListBoxItem>
          )}
        </ListBox>
      ) : null}
      {region ? (
        <div
          className={classNames(
            'flex min-h-0 flex-1 basis-0 flex-col',
            hasRegions ? 'border-line border-s' : hasCountries && 'border-line md:border-s',
          )}
        >
          <PlaceList {...{ region, choice, isMultiple, onToggle, countOf }} />
        </div>
      ) : null}
    </div>
  );
}

interface PlaceListProps {
  region: PlaceRegion;
  choice: PlaceChoice;
  isMultiple: boolean;
  onToggle: Toggle;
  countOf: PlaceCount;
}

function PlaceList({ region, choice, isMultiple, onToggle, countOf }: PlaceListProps) {
  const { t } = useTranslation();
  const whole = {
    key: keyOf('region', region.id),
    name: t('ui.placePicker.all', { name: region.name }),
    count: countOf(region.id),
    isInner: false,
  };
  const rows = region.places.map((place) => ({
    key: keyOf('place', place.id),
    name: place.name,
    count: countOf(place.id),
    isInner: place.parentId !== undefined,
  }));
  return (
    <ListBox
      aria-label={region.name}
      items={region.isImplicit ? rows : [whole, ...rows]}
      dependencies={[countOf]}
      {...selecting(choice, isMultiple, onToggle)}
      className={column}
    >
      {(row) => (
        <ListBoxItem id={row.key} textValue={row.name} className={rowStyle}>
          {row.isInner ? <span aria-hidden className="w-4 shrink-0" /> : null}
          <ChoiceMark isMultiple={isMultiple} />
          <span className="min-w-0 flex-1">{row.name}</span>
          <RowCount count={row.count} />
        </ListBoxItem>
      )}
    </ListBox>
  );
}

interface PlaceMatchesProps {
  regions: readonly PlaceRegion[];
  query: string;
  choice: PlaceChoice;
  isMultiple: boolean;
  onToggle: Toggle;
  countOf: PlaceCount;
}

export function PlaceMatches({ regions, query, choice, isMultiple, onToggle, countOf }: PlaceMatchesProps) {
  const { t } = useTranslation();
  const rows = matchPlaces(regions, query).map(({ region, place, alias }) => ({
    key: place ? keyOf('place', place.id) : keyOf('region', region.id),
    name: place?.name ?? t('ui.placePicker.all', { name: region.name }),
    detail: [alias, cityOf(place, region), place && !region.isImplicit && region.name].filter(Boolean).join(' · '),
    count: countOf(place?.id ?? region.id),
  }));
  return (
    <ListBox
      aria-label={t('ui.results')}
      items={rows}
      dependencies={[query, countOf]}
      {...selecting(choice, isMultiple, onToggle)}
      renderEmptyState={(): ReactNode => <p className="p-3 text-ink-muted">{t('ui.placePicker.none')}</p>}
      className={classNames(column, 'md:min-h-75')}
    >
      {(row) => (
        <ListBoxItem id={row.key} textValue={row.name} className={rowStyle}>
          <ChoiceMark isMultiple={isMultiple} />
          <span className="min-w-0 flex-1">
            <span className="block">
              <Highlight text={row.name} query={query} />
            </span>
            {row.detail ? (
              <span className="block truncate font-normal text-ink-muted text-sm [&_mark]:text-ink">
                <Highlight text={row.detail} query={query} />
              </span>
            ) : null}
          </span>
          <RowCount count={row.count} />
        </ListBoxItem>
      )}
    </ListBox>
  );
}

function cityOf(place: Place | undefined, { places }: PlaceRegion): string | undefined {
  return places.find(({ id }) => id === place?.parentId)?.name;
}

function ChoiceMark({ isMultiple }: { isMultiple: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-5 shrink-0 place-items-center border border-line-firm text-transparent group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent',
        isMultiple ? 'rounded-[0.3rem]' : 'rounded-full',
      )}
    >
      <Check className="size-4 stroke-3" />
    </span>
  );
}

/** One list holds a region and its places, so the keys carry the kind. */
function keyOf(kind: 'region' | 'place', id: PickId): string {
  return `${kind}:${typeof id}:${id}`;
}

function readKey(key: PickId): ['region' | 'place', PickId] {
  const [kind, type, ...id] = String(key).split(':');
  return [kind as 'region' | 'place', type === 'number' ? Number(id[0]) : id.join(':')];
}

function selecting(choice: PlaceChoice, isMultiple: boolean, onToggle: Toggle) {
  const selected = new Set<PickId>([
    ...choice.regionIds.map((id) => keyOf('region', id)),
    ...choice.placeIds.map((id) => keyOf('place', id)),
  ]);
  return {
    selectionMode: isMultiple ? ('multiple' as const) : ('single' as const),
    selectedKeys: selected,
    onSelectionChange: (keys: 'all' | Set<PickId>) => {
      if (keys === 'all') return;
      // Only rows in sight are reported, so a row that left the set is one that was seen and dropped.
      const added = [...keys].find((key) => !selected.has(key));
      const dropped = [...selected].find((key) => !keys.has(key));
      const key = added ?? dropped;
      if (key !== undefined) onToggle(...readKey(key));
    },
  };
}

function withOne(keys: 'all' | Set<PickId>, act: (id: PickId) => void): void {
  const [key] = keys === 'all' ? [] : [...keys];
  if (key !== undefined) act(key);
}

function chosenIn(region: PlaceRegion, choice: PlaceChoice): number {
  if (choice.regionIds.includes(region.id)) return Math.max(1, region.places.length);
  return region.places.filter(({ id }) => choice.placeIds.includes(id)).length;
}

function regionOfChoice(choice: PlaceChoice, regions: readonly PlaceRegion[]): PlaceRegion | undefined {
  return regions.find((region) => chosenIn(region, choice) > 0);
}
