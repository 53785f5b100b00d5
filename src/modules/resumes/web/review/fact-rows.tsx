import { type Fact, factGroups } from '#src/modules/profiles/fact-groups.ts';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FactName, ProposedFact } from '../../compare-reading.ts';
import { ChangeBadge } from './change-badge.tsx';
import { ReadField } from './read-field.tsx';
import { takeName } from './read-form.ts';
import { isTicked, useReview } from './review-context.ts';

const labels = {
  first_name: 'profiles.own.field.first_name',
  last_name: 'profiles.own.field.last_name',
  headline: 'profiles.own.field.headline',
  place: 'profiles.own.field.home',
  date_of_birth: 'profiles.own.field.date_of_birth',
  summary: 'profiles.own.field.summary',
  nationality_id: 'profiles.own.field.nationality_id',
} as const satisfies Record<FactName, string>;

const { basics, summary } = factGroups;
const known: Record<FactName, Fact> = { ...basics, ...summary };

/** Facts that stand alone, each to be taken or left. */
export function FactRows({ facts }: { facts: ProposedFact[] }) {
  return (
    <div className="grid gap-4">
      {facts.map((fact) => (
        <FactRow key={fact.name} fact={fact} />
      ))}
    </div>
  );
}

function FactRow({ fact: { name, id, value, before, change, lost } }: { fact: ProposedFact }) {
  const { t } = useTranslation();
  const { errors, draft } = useReview();
  const label = t(labels[name]);
  const field = {
    label,
    isLabelHidden: true,
    name: `facts.${name}`,
    defaultValue: draft[`facts.${name}`] ?? value,
    error: errors[`facts.${name}`],
    maxLength: known[name].most,
  };
  return (
    <div className="border-line border-t pt-3 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {change === 'kept' ? (
          <span className="py-2.5 font-medium text-ink">{label}</span>
        ) : (
          // What someone has written themselves is changed only when they say so.
          <Checkbox
            name={takeName(`facts.${name}`)}
            value="yes"
            label={label}
            defaultChecked={isTicked(draft, takeName(`facts.${name}`), change === 'added')}
          />
        )}
        <ChangeBadge change={change} />
      </div>
      {change === 'kept' ? (
        <p className="whitespace-pre-line break-words text-ink-muted" dir="auto">
          {value}
        </p>
      ) : (
        <ReadField
          path={id === undefined ? name : 'nationality'}
          now={change === 'changed' ? before : undefined}
          lost={lost}
        >
          {id !== undefined ? (
            <p className="text-ink" dir="auto">
              {value}
            </p>
          ) : name === 'summary' ? (
            <TextareaField {...field} isCounted rows={4} dir="auto" required={false} />
          ) : (
            <TextField {...field} type={name === 'date_of_birth' ? 'date' : 'text'} dir="auto" required={false} />
          )}
        </ReadField>
      )}
    </div>
  );
}
