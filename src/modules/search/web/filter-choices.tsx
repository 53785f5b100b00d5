import { useState } from 'react';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChoiceName } from '../filters.ts';
import type { FilterOption } from './filter-list.ts';
import type { CountOf } from './use-facets.ts';

const SHORT = 8;

interface FilterChoicesProps {
  name: ChoiceName;
  options: readonly FilterOption[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
  countOf: CountOf;
  /** A long list begins with the choices that leave most. */
  isLong?: boolean;
}

/** The choices of one filter, each with the number of results it would leave. */
export function FilterChoices({ name, options, chosen, onToggle, countOf, isLong = false }: FilterChoicesProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isLong && !isWhole ? shortList(options, chosen, (id) => countOf(name, id) ?? 0) : options;
  return (
    <>
      {shown.map(({ id, value }) => (
        <Checkbox
          key={id}
          name={name}
          value={id}
          checked={chosen.includes(id)}
          onChange={() => onToggle(id)}
          // The number stands at the end of the line.
          className="[&>label>span:last-child]:flex-1"
          label={<ChoiceLabel text={value} count={countOf(name, id)} />}
        />
      ))}
      {isLong && shown.length < options.length ? (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="min-h-11 rounded-control font-semibold text-accent-ink text-sm hover:underline"
        >
          {t('search.filters.showAll', { count: options.length })}
        </button>
      ) : null}
    </>
  );
}

/** A choice and how many results it would leave. */
export function ChoiceLabel({ text, count }: { text: string; count: number | undefined }) {
  const { language } = useTranslation();
  return (
    <span className={count === 0 ? 'flex items-baseline gap-3 text-ink-faint' : 'flex items-baseline gap-3'}>
      <span className="min-w-0 flex-1">{text}</span>
      {count === undefined ? null : (
        <span className="shrink-0 text-ink-faint text-sm tabular-nums">
          {new Intl.NumberFormat(language).format(count)}
        </span>
      )}
    </span>
  );
}

/** What is chosen stays in sight; the rest of the room goes to the choices that leave most. */
export function shortList(
  options: readonly FilterOption[],
  chosen: readonly number[],
  countOf: (id: number) => number,
): FilterOption[] {
  const best = options
    .filter(({ id }) => !chosen.includes(id))
    .toSorted((one, other) => countOf(other.id) - countOf(one.id))
    .slice(0, Math.max(0, SHORT - chosen.length));
  const kept = new Set([...chosen, ...best.map(({ id }) => id)]);
  return options.filter(({ id }) => kept.has(id));
}
