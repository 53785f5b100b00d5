import { Suspense } from 'react';
import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { SkeletonText } from '#src/ui/feedback/skeleton-shapes.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { ACTIVE_WITHIN, DEGREES, START_WITHIN } from '../talent-rules.ts';
import type { FilterProps } from './filter-props.ts';
import { type TalentFilters, YEARS } from './search-view.ts';

const TagFilters = lazyPart(() => import('./tag-filters.tsx').then((file) => file.TagFilters));

/** Every filter, beside the list and in the drawer of a phone. Native controls: they are a plain form without scripts. */
export function FilterFields({ filters, lists, onChange }: FilterProps) {
  const { t } = useTranslation();
  const any = t('candidates.filters.any');
  const change = (part: Partial<TalentFilters>) => onChange({ ...filters, ...part });
  return (
    <div className="grid gap-5">
      <Suspense fallback={<SkeletonText lines={4} />}>
        <TagFilters filters={filters} lists={lists} onChange={onChange} />
      </Suspense>
      <ChoiceGroup legend={t('search.filters.workArrangement')}>
        {lists.arrangements.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="arrangement_ids"
            value={id}
            label={name}
            checked={filters.arrangement_ids.includes(id)}
            onChange={(event) =>
              change({
                arrangement_ids: event.target.checked
                  ? [...filters.arrangement_ids, id]
                  : filters.arrangement_ids.filter((one) => one !== id),
              })
            }
          />
        ))}
      </ChoiceGroup>
      <NativeSelect
        label={t('candidates.filters.country')}
        name="country_ids"
        required={false}
        placeholder={any}
        options={lists.countries}
        value={filters.country_ids[0] ?? ''}
        // Cities are those of the country.
        onChange={({ target }) => change({ country_ids: numbers(target.value), location_ids: [] })}
      />
      <YearsFields filters={filters} change={change} />
      <NativeSelect
        label={t('candidates.filters.degree')}
        name="degree"
        required={false}
        placeholder={any}
        options={DEGREES.map((degree) => ({ value: degree, label: t(`candidates.filters.degrees.${degree}`) }))}
        value={filters.degree ?? ''}
        onChange={({ target }) => change({ degree: DEGREES.find((degree) => degree === target.value) })}
      />
      <NativeSelect
        label={t('candidates.filters.start')}
        name="start_within"
        required={false}
        placeholder={any}
        options={START_WITHIN.map((days) => ({
          value: days,
          label: days === 0 ? t('candidates.filters.startNow') : t('candidates.filters.startDays', { count: days }),
        }))}
        value={filters.start_within ?? ''}
        onChange={({ target }) => change({ start_within: START_WITHIN.find((days) => String(days) === target.value) })}
      />
      <NativeSelect
        label={t('candidates.filters.active')}
        name="active_within"
        required={false}
        placeholder={any}
        options={ACTIVE_WITHIN.map((days) => ({
          value: days,
          label: days === 1 ? t('candidates.filters.activeNow') : t('candidates.filters.activeDays', { count: days }),
        }))}
        value={filters.active_within ?? ''}
        onChange={({ target }) =>
          change({ active_within: ACTIVE_WITHIN.find((days) => String(days) === target.value) })
        }
      />
      <NativeSelect
        label={t('candidates.filters.mayWorkIn')}
        name="may_work_in"
        required={false}
        placeholder={any}
        options={lists.countries}
        value={filters.may_work_in ?? ''}
        onChange={({ target }) => change({ may_work_in: numbers(target.value)[0] })}
      />
      <Checkbox
        name="leave_out_known"
        value="1"
        label={t('candidates.filters.leaveOutKnown')}
        description={t('candidates.filters.leaveOutKnownHint')}
        checked={filters.leave_out_known}
        onChange={({ target }) => change({ leave_out_known: target.checked })}
      />
    </div>
  );
}

interface YearsFieldsProps {
  filters: TalentFilters;
  change: (part: Partial<TalentFilters>) => void;
}

function YearsFields({ filters, change }: YearsFieldsProps) {
  const { t } = useTranslation();
  const fields = [
    { name: 'min_years', label: t('candidates.filters.minYears') },
    { name: 'max_years', label: t('candidates.filters.maxYears') },
  ] as const;
  return (
    <ChoiceGroup legend={t('candidates.filters.years')}>
      <div className="mt-1.5 grid grid-cols-2 gap-3">
        {fields.map(({ name, label }) => {
          const held = filters[name];
          // An address may name any number.
          const offered = held === undefined || YEARS.some((one) => one === held) ? [...YEARS] : [...YEARS, held];
          return (
            <NativeSelect
              key={name}
              label={label}
              name={name}
              required={false}
              placeholder={t('candidates.filters.any')}
              options={offered
                .toSorted((one, other) => one - other)
                .map((count) => ({ value: count, label: t('candidates.filters.yearsValue', { count }) }))}
              value={held ?? ''}
              onChange={({ target }) => change({ [name]: numbers(target.value)[0] })}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

function numbers(value: string): number[] {
  return value === '' ? [] : [Number(value)];
}
