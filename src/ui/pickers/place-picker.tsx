import { MapPin } from 'lucide-react';
import { Suspense } from 'react';
import type { FieldTexts } from '../controls/field.tsx';
import { lazy } from '../lazy.ts';
import { useOverlay } from '../overlays/use-overlay.ts';
import { useTranslation } from '../translation.tsx';
import { PickerTrigger } from './picker-trigger.tsx';
import { firstChosenName, type PlaceChoice, type PlaceCountry, type PlaceData } from './place-selection.ts';
import { type PickId, selectionCount } from './selection-count.ts';

const PlacePickerPanel = lazy(() =>
  import('./place-picker-panel.tsx').then((module) => ({ default: module.PlacePickerPanel })),
);

export interface PlacePickerProps extends Omit<FieldTexts, 'label'> {
  label?: string;
  placeholder?: string;
  mode?: 'single' | 'multiple';
  look?: 'field' | 'bar';
  countries: readonly PlaceCountry[];
  value: PlaceChoice;
  /** Regions and popular places of the chosen country; left out while they load. */
  data?: PlaceData;
  /** Fetches those of another country; keep its identity between renders. */
  loadCountry: (countryId: PickId) => Promise<PlaceData>;
  onApply: (choice: PlaceChoice) => void;
  isDisabled?: boolean;
}

/** Country, region, place: one place that closes on choice, or several that wait for 'Apply'. */
export function PlacePicker({
  label,
  placeholder,
  mode = 'multiple',
  look,
  countries,
  value,
  data,
  loadCountry,
  onApply,
  isDisabled,
  ...texts
}: PlacePickerProps) {
  const { t } = useTranslation();
  const overlay = useOverlay();
  const name = label ?? t('ui.placePicker.label');
  const regions = data?.regions ?? [];
  return (
    <>
      <PickerTrigger
        {...overlay.triggerProps}
        {...texts}
        label={name}
        look={look}
        icon={<MapPin aria-hidden />}
        placeholder={placeholder ?? t('ui.placePicker.placeholder')}
        value={firstChosenName(value, regions)}
        count={selectionCount(value, regions)}
        disabled={isDisabled}
      />
      {overlay.wasOpened ? (
        <Suspense>
          <PlacePickerPanel
            {...overlay.overlayProps}
            {...{ mode, countries, value, data, loadCountry, onApply }}
            triggerRef={overlay.triggerRef}
            label={name}
          />
        </Suspense>
      ) : null}
    </>
  );
}
