import { type FormEvent, useMemo, useRef, useState } from 'react';
import { REMOTE } from '#src/modules/options/ids.ts';
import { suggestTitles, titleId } from '#src/modules/options/web/function-tree.ts';
import { overseasIdOf } from '#src/modules/options/web/load-places.ts';
import { AmountField } from '#src/ui/controls/amount-field.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PlacePicker } from '#src/ui/pickers/place-picker.tsx';
import type { PlaceChoice } from '#src/ui/pickers/place-selection.ts';
import { TreePicker } from '#src/ui/pickers/tree-picker.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { workTimezones } from '../work-timezones.ts';
import { customTitle, inputOf, type PreferenceDraft } from './preference-draft.ts';
import type { PreferenceOptions } from './preference-options.ts';

interface PreferenceFormProps {
  id: string;
  first: PreferenceDraft;
  options: PreferenceOptions;
  /** The kind of work is settled: the remote page asks for remote work only. */
  isRemoteOnly: boolean;
  /** The site that the talent is on. */
  siteId: number;
  failure: string | null;
  fieldErrors: Record<string, string>;
  onSubmit: (input: ReturnType<typeof inputOf>) => void;
}

/** What a talent looks for. Nothing typed is lost when the server refuses. */
export function PreferenceForm({
  id,
  first,
  options,
  isRemoteOnly,
  siteId,
  failure,
  fieldErrors,
  onSubmit,
}: PreferenceFormProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<PreferenceDraft>) => setDraft((before) => ({ ...before, ...part }));
  const number = (text: string) => (text === '' ? null : Number(text));
  const timezones = useMemo(() => workTimezones.map((value) => ({ value, label: value })), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(inputOf(draft, overseasIdOf(options.countries, siteId)));
  };

  return (
    <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {isRemoteOnly ? null : (
          <NativeSelect
            label={t('preferences.form.arrangement')}
            value={draft.arrangementId}
            options={options.arrangements}
            error={fieldErrors.work_arrangement_id}
            onChange={(event) => change({ arrangementId: Number(event.target.value) })}
          />
        )}
        <TreePicker
          label={t('preferences.form.title')}
          groups={options.titles}
          value={draft.title}
          error={fieldErrors.function_job_title_id ?? fieldErrors.job_title}
          onPick={(leaf) => change({ title: { id: titleId(leaf.id), name: leaf.name } })}
          onAdd={(name) => change({ title: customTitle(name.slice(0, 100)) })}
          suggest={suggestTitles}
        />
        <NativeSelect
          label={t('preferences.form.jobType')}
          placeholder={t('preferences.form.choose')}
          value={draft.jobTypeId ?? ''}
          options={options.jobTypes}
          error={fieldErrors.job_type_id}
          onChange={(event) => change({ jobTypeId: number(event.target.value) })}
        />
        <NativeSelect
          label={t('preferences.form.industry')}
          placeholder={t('preferences.form.choose')}
          value={draft.industryId ?? ''}
          options={options.industries}
          error={fieldErrors.industry_id}
          onChange={(event) => change({ industryId: number(event.target.value) })}
        />
      </div>
      <PlaceFields draft={draft} change={change} options={options} fieldErrors={fieldErrors} />
      <PayFields draft={draft} change={change} options={options} fieldErrors={fieldErrors} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NativeSelect
          label={t('preferences.form.timezone')}
          value={draft.timezone}
          options={timezones}
          error={fieldErrors.timezone}
          onChange={(event) => change({ timezone: event.target.value })}
        />
        <NativeSelect
          label={t('preferences.form.language')}
          placeholder={t('preferences.form.choose')}
          value={draft.languageId ?? ''}
          options={options.languages}
          error={fieldErrors.work_language_id}
          onChange={(event) => change({ languageId: number(event.target.value) })}
        />
      </div>
    </form>
  );
}

interface PartProps {
  draft: PreferenceDraft;
  change: (part: Partial<PreferenceDraft>) => void;
  options: PreferenceOptions;
  fieldErrors: Record<string, string>;
}

/** A place of one of our countries, or just the name of any other country. */
function PlaceFields({ draft, change, options, fieldErrors }: PartProps) {
  const { t } = useTranslation();
  const { places, countries } = options;
  const countryId = draft.countryId ?? places.countries[0]?.id ?? 0;
  const chosen: PlaceChoice = { countryId, regionIds: [], placeIds: draft.locationId ? [draft.locationId] : [] };
  const apply = (choice: PlaceChoice) => {
    const region = places.dataOf(choice.countryId).regions.find(({ id }) => id === choice.regionIds[0]);
    const place = choice.placeIds[0] ?? region?.places[0]?.id;
    change({ countryId: Number(choice.countryId), locationId: place === undefined ? null : Number(place) });
  };
  return (
    <div>
      {draft.isOverseas ? (
        <NativeSelect
          label={t('preferences.form.country')}
          placeholder={t('preferences.form.choose')}
          value={draft.countryId ?? ''}
          options={countries.map(({ id, value }) => ({ value: id, label: value }))}
          error={fieldErrors.pref_country_id ?? fieldErrors.location_id}
          onChange={(event) => change({ countryId: Number(event.target.value) || null })}
        />
      ) : (
        <PlacePicker
          mode="single"
          label={t('preferences.form.location')}
          hint={draft.arrangementId === REMOTE ? t('preferences.form.locationRemote') : undefined}
          countries={places.countries}
          value={chosen}
          data={places.dataOf(countryId)}
          loadCountry={async (id) => places.dataOf(id)}
          error={fieldErrors.location_id}
          onApply={apply}
        />
      )}
      <Checkbox
        label={t('preferences.form.overseas')}
        checked={draft.isOverseas}
        onChange={(event) =>
          change({
            isOverseas: event.target.checked,
            locationId: null,
            countryId: event.target.checked ? null : Number(places.countries[0]?.id ?? 0),
          })
        }
      />
    </div>
  );
}

/** What a month should bring. */
function PayFields({ draft, change, options, fieldErrors }: PartProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('preferences.form.pay')}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <NativeSelect
          label={t('preferences.form.currency')}
          value={draft.currency}
          options={options.currencies}
          error={fieldErrors.currency}
          onChange={(event) => change({ currency: event.target.value })}
        />
        <AmountField
          label={t('preferences.form.minSalary')}
          error={fieldErrors.min_salary}
          currency={draft.currency}
          value={draft.minSalary}
          onChange={(minSalary) => change({ minSalary })}
        />
        <AmountField
          label={t('preferences.form.maxSalary')}
          error={fieldErrors.max_salary}
          currency={draft.currency}
          value={draft.maxSalary}
          onChange={(maxSalary) => change({ maxSalary })}
        />
      </div>
    </fieldset>
  );
}
