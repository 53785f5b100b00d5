import { Radio } from '#src/ui/radio.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ChoiceLabel } from './filter-choices.tsx';
import type { CountOf } from './use-facets.ts';

const choices = [1, 3, 7, 14, 30] as const;

/** How young a job must be; one choice, or any time. */
export function PostedWithin({
  value,
  onChange,
  countOf,
}: {
  value: number | undefined;
  onChange: (days: number | undefined) => void;
  countOf: CountOf;
}) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="sr-only">{t('search.filters.postedWithin')}</legend>
      <Radio
        name="postedWithin"
        value=""
        checked={value === undefined}
        onChange={() => onChange(undefined)}
        label={t('search.filters.anyTime')}
      />
      {choices.map((days) => (
        <Radio
          key={days}
          name="postedWithin"
          value={days}
          checked={value === days}
          onChange={() => onChange(days)}
          className="[&>span:last-child]:flex-1"
          label={<ChoiceLabel text={t('search.filters.days', { count: days })} count={countOf('postedWithin', days)} />}
        />
      ))}
    </fieldset>
  );
}
