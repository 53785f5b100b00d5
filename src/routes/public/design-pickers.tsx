import { Suspense, useState } from 'react';
import { SearchBar } from '#src/ui/controls/search-bar.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { PlacePicker } from '#src/ui/pickers/place-picker.tsx';
import type { PlaceChoice } from '#src/ui/pickers/place-selection.ts';
import { TreePicker } from '#src/ui/pickers/tree-picker.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import {
  countries,
  indonesia,
  loadCountry,
  searchHistory,
  suggestSearch,
  suggestTitles,
  titles,
} from './design-samples.ts';
import { DesignSection, Specimen } from './design-specimen.tsx';

const RichFields = lazy(() => import('./design-rich-fields.tsx').then((module) => ({ default: module.RichFields })));

const nowhere: PlaceChoice = { countryId: 102, regionIds: [], placeIds: [] };

export function DesignPickers() {
  const { t } = useTranslation();
  const [title, setTitle] = useState<{ name: string } | null>(null);
  const [single, setSingle] = useState(nowhere);
  return (
    <DesignSection id="pickers" title={t('design.nav.pickers')}>
      <Specimen title="design.pickers.search" layout="stack">
        <SampleSearch />
        <div className="max-w-sm">
          <SampleSearch />
        </div>
      </Specimen>
      <Specimen title="design.pickers.tree" layout="grid">
        <TreePicker
          groups={titles}
          value={title}
          onPick={setTitle}
          onAdd={(name) => setTitle({ name })}
          suggest={suggestTitles}
        />
        <TreePicker value={null} onPick={setTitle} hint={t('design.pickers.stillLoading')} />
        <TreePicker groups={titles} value={null} onPick={setTitle} error={t('design.forms.required')} />
        <TreePicker groups={titles} value={{ name: 'Sales Executive' }} onPick={setTitle} isDisabled />
      </Specimen>
      <Specimen title="design.pickers.place" layout="grid">
        <PlacePicker
          countries={countries}
          value={single}
          data={indonesia}
          mode="single"
          loadCountry={loadCountry}
          onApply={setSingle}
          hint={t('design.pickers.single')}
        />
        <SampleMultiple />
      </Specimen>
      <Suspense fallback={<Skeleton layout="flex" columns={2} count={4} />}>
        <RichFields />
      </Suspense>
    </DesignSection>
  );
}

function SampleMultiple() {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<PlaceChoice>({ countryId: 102, regionIds: [2], placeIds: [2] });
  const data = choice.countryId === 102 ? indonesia : undefined;
  return (
    <PlacePicker
      countries={countries}
      value={choice}
      data={data}
      loadCountry={loadCountry}
      onApply={setChoice}
      hint={t('design.pickers.multiple')}
    />
  );
}

function SampleSearch() {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(nowhere);
  const [history, setHistory] = useState(searchHistory);
  return (
    <SearchBar
      action="#pickers"
      placeFallback={{
        name: 'location',
        label: t('ui.placePicker.label'),
        options: indonesia.popular.map(({ id, name }) => ({ value: id, label: name })),
      }}
      hiddenFields={choice.placeIds.map((value) => ({ name: 'location', value }))}
      place={
        <PlacePicker
          look="bar"
          countries={countries}
          value={choice}
          data={indonesia}
          loadCountry={loadCountry}
          onApply={setChoice}
        />
      }
      suggest={suggestSearch}
      history={history}
      onClearHistory={() => setHistory({ ...history, items: [] })}
      onSearch={(text) => showToast(text || '–')}
      onChoose={(suggestion) => {
        setChoice(nowhere);
        showToast(suggestion.text);
      }}
    />
  );
}
