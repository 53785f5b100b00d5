import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../translation.tsx';

const five = [1, 2, 3, 4, 5];

export interface RatingProps {
  value: number;
  /** How many people judged. */
  count?: number;
  size?: 'sm' | 'md';
}

/** Read-only stars, filled to the exact fraction. */
export function Rating({ value, count, size = 'md' }: RatingProps) {
  const { t, language } = useTranslation();
  const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  const star = size === 'sm' ? 'size-4 shrink-0' : 'size-5 shrink-0';
  return (
    <span className="inline-flex items-center gap-2">
      <span role="img" aria-label={t('ui.rating.value', { value: shown })} className="relative inline-flex">
        {five.map((at) => (
          <Star key={at} aria-hidden className={`${star} text-line-firm`} />
        ))}
        <span
          className="absolute inset-y-0 start-0 flex overflow-hidden"
          style={{ inlineSize: `${Math.min(100, Math.max(0, value * 20))}%` }}
        >
          {five.map((at) => (
            <Star key={at} aria-hidden className={`${star} fill-apricot text-star`} />
          ))}
        </span>
      </span>
      {count === undefined ? null : (
        <span aria-hidden className="text-ink-muted text-sm tabular-nums">
          {shown} · {new Intl.NumberFormat(language).format(count)}
        </span>
      )}
    </span>
  );
}

export interface RatingFieldProps {
  label: string;
  name?: string;
  value: number | null;
  onChange: (value: number) => void;
  isDisabled?: boolean;
}

/** Five radio buttons drawn as stars: keyboard and screen reader come from the browser. */
export function RatingField({ label, name, value, onChange, isDisabled }: RatingFieldProps) {
  const { t } = useTranslation();
  const own = useId();
  return (
    <fieldset disabled={isDisabled} className="min-w-0 disabled:opacity-60">
      <legend className="mb-1 font-semibold text-ink text-sm">{label}</legend>
      <div className="-ms-2 inline-flex">
        {five.map((at) => (
          <label
            key={at}
            className="grid size-11 place-items-center rounded-control transition-transform hover:scale-110 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={name ?? own}
              value={at}
              checked={value === at}
              onChange={() => onChange(at)}
              aria-label={t('ui.rating.stars', { count: at })}
            />
            <Star
              aria-hidden
              className={value !== null && at <= value ? 'size-7 fill-apricot text-star' : 'size-7 text-line-firm'}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
