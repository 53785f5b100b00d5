import { Checkbox, ChoiceGroup } from '#src/ui/checkbox.tsx';
import { TagField } from '#src/ui/combobox.tsx';
import { NativeSelect } from '#src/ui/native-select.tsx';
import { RadioCard } from '#src/ui/radio.tsx';
import { SkeletonBlock } from '#src/ui/skeleton-shapes.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TypedFields } from '../../job-schemas.ts';
import { asCombo, chosenFrom, type FormPart } from './form-options.ts';
import { FieldPlace, FormSection } from './form-section.tsx';
import { REMOTE } from './job-form-state.ts';
import { usePlaces } from './use-places.ts';

const MOST_PLACES = 10;
const MOST_COUNTRIES = 60;

/** How and where the work is done: places, or for remote work the countries and hours. */
export function PlaceSection(part: FormPart) {
  const { t } = useTranslation();
  const { fields, errors, options, onChange } = part;
  const isRemote = fields.work_arrangement_id === REMOTE;
  return (
    <FormSection name="where" title={t('employer.form.where')}>
      <FieldPlace name="work_arrangement_id">
        <ChoiceGroup legend={t('employer.form.arrangement')} error={errors.work_arrangement_id}>
          <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
            {options.of.work_arrangement_id.map(({ value, label }) => (
              <RadioCard
                key={value}
                name="work_arrangement_id"
                label={label}
                checked={fields.work_arrangement_id === Number(value)}
                onChange={() => onChange({ work_arrangement_id: Number(value) })}
              />
            ))}
          </div>
        </ChoiceGroup>
      </FieldPlace>
      <FieldPlace name="country_id">
        <NativeSelect
          label={t(isRemote ? 'employer.form.companyCountry' : 'employer.form.country')}
          error={errors.country_id}
          options={options.countries}
          value={fields.country_id ?? ''}
          onChange={(event) => onChange(moveTo(part, Number(event.target.value)))}
        />
      </FieldPlace>
      {isRemote ? <RemoteFields {...part} /> : <PlacesField {...part} />}
    </FormSection>
  );
}

/** Another country: its places are others, and its money too, unless another was chosen on purpose. */
function moveTo({ fields, options: { countryCurrencies } }: FormPart, countryId: number): TypedFields {
  const isOwnMoney = !fields.currency || fields.currency === countryCurrencies[fields.country_id ?? 0];
  const currency = isOwnMoney ? countryCurrencies[countryId] || fields.currency : fields.currency;
  return { country_id: countryId, location_ids: [], currency };
}

function PlacesField({ fields, errors, onChange }: FormPart) {
  const { t } = useTranslation();
  const places = usePlaces(fields.country_id);
  if (!places) return <SkeletonBlock className="h-18 rounded-control" />;
  const chosen = (fields.location_ids ?? []).flatMap((id) => places.filter((place) => place.id === id));
  return (
    <FieldPlace name="location_ids">
      <TagField
        label={t('employer.form.places')}
        hint={t('employer.form.placesHint')}
        error={errors.location_ids}
        options={places}
        values={chosen}
        limit={MOST_PLACES}
        onChange={(values) => onChange({ location_ids: values.map(({ id }) => Number(id)) })}
      />
    </FieldPlace>
  );
}

function RemoteFields({ fields, errors, options, onChange }: FormPart) {
  const { t } = useTranslation();
  return (
    <>
      <FieldPlace name="is_remote_worldwide">
        <Checkbox
          label={t('employer.form.worldwide')}
          description={t('employer.form.worldwideText')}
          error={errors.is_remote_worldwide}
          checked={fields.is_remote_worldwide ?? false}
          onChange={(event) => onChange({ is_remote_worldwide: event.target.checked })}
        />
      </FieldPlace>
      {fields.is_remote_worldwide ? null : (
        <FieldPlace name="remote_country_ids">
          <TagField
            label={t('employer.form.remoteCountries')}
            hint={t('employer.form.remoteCountriesHint')}
            error={errors.remote_country_ids}
            options={asCombo(options.countries)}
            values={chosenFrom(options.countries, fields.remote_country_ids)}
            limit={MOST_COUNTRIES}
            onChange={(values) => onChange({ remote_country_ids: values.map(({ id }) => Number(id)) })}
          />
        </FieldPlace>
      )}
      <FieldPlace name="timezone">
        <NativeSelect
          label={t('employer.form.timezone')}
          hint={t('employer.form.timezoneHint')}
          error={errors.timezone}
          isOptional
          options={zones}
          placeholder={t('employer.form.anyTimezone')}
          value={fields.timezone ?? ''}
          onChange={(event) => onChange({ timezone: event.target.value || null })}
        />
      </FieldPlace>
    </>
  );
}

const HALF_HOURS = ['-3:30', '+3:30', '+4:30', '+5:30', '+5:45', '+6:30', '+9:30'];

/** From UTC−12 to UTC+14, with the few that are not whole hours in their places. */
const zones = [...Array.from({ length: 27 }, (_, at) => at - 12).map(String), ...HALF_HOURS]
  .map((offset) => {
    const [hours = '0', minutes = '0'] = offset.split(':');
    const sign = offset.startsWith('-') ? -1 : 1;
    return { order: Number(hours) + (sign * Number(minutes)) / 60, text: offset };
  })
  .sort((one, other) => one.order - other.order)
  .map(({ order, text }) => {
    const value = order === 0 ? 'UTC' : `UTC${order > 0 && !text.startsWith('+') ? '+' : ''}${text}`;
    return { value, label: value };
  });
