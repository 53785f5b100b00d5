import { Radio } from '#src/ui/radio.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ageChoices, replyChoices } from '../filters.ts';
import { ChoiceLabel } from './filter-choices.tsx';
import type { CountOf } from './use-facets.ts';

interface DaysChoiceProps<Days extends number> {
  value: Days | undefined;
  onChange: (days: Days | undefined) => void;
  countOf: CountOf;
}

/** How young a job must be; one choice, or any time. */
export function PostedWithin({ value, onChange, countOf }: DaysChoiceProps<number>) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="sr-only">{t('search.filters.postedWithin')}</legend>
      <Choice name="postedWithin" isChosen={value === undefined} onChoose={() => onChange(undefined)}>
        {t('search.filters.anyTime')}
      </Choice>
      {ageChoices.map((days) => (
        <Choice
          key={days}
          name="postedWithin"
          days={days}
          isChosen={value === days}
          onChoose={() => onChange(days)}
          countOf={countOf}
        >
          {t('search.filters.days', { count: days })}
        </Choice>
      ))}
    </fieldset>
  );
}

/** How soon the employer usually answers, by the measured figures. */
export function RepliesWithin({ value, onChange, countOf }: DaysChoiceProps<(typeof replyChoices)[number]>) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="sr-only">{t('search.filters.repliesWithin')}</legend>
      <Choice name="repliesWithin" isChosen={value === undefined} onChoose={() => onChange(undefined)}>
        {t('search.filters.anyReply')}
      </Choice>
      {replyChoices.map((days) => (
        <Choice
          key={days}
          name="repliesWithin"
          days={days}
          isChosen={value === days}
          onChoose={() => onChange(days)}
          countOf={countOf}
        >
          {t('search.filters.replyDays', { count: days })}
        </Choice>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  days?: number;
  isChosen: boolean;
  onChoose: () => void;
  countOf?: CountOf;
  children: string;
}

function Choice({ name, days, isChosen, onChoose, countOf, children }: ChoiceProps) {
  return (
    <Radio
      name={name}
      value={days ?? ''}
      checked={isChosen}
      onChange={onChoose}
      className="[&>span:last-child]:flex-1"
      label={<ChoiceLabel text={children} count={days === undefined ? undefined : countOf?.(name, days)} />}
    />
  );
}
