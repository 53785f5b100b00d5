import { useId } from 'react';
import { dateFormat } from '#src/kernel/formats.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const [WIDTH, HEIGHT] = [600, 160];

interface RateChartProps {
  /** The oldest first; at least two. */
  history: readonly { date: string; rate: number }[];
  format: (rate: number) => string;
}

/** How a rate moved, between its lowest and its highest, with the same numbers as a list one press away. */
export function RateChart({ history, format }: RateChartProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const rates = history.map(({ rate }) => rate);
  const days = history.map(({ date }) => Date.parse(date));
  const [low, high, first = 0, last = 0] = [Math.min(...rates), Math.max(...rates), days[0], days.at(-1)];
  const points = rates.map((rate, at) => {
    const x = (((days[at] ?? first) - first) / (last - first || 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - ((rate - low) / (high - low || 1)) * HEIGHT).toFixed(1)}`;
  });
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="font-semibold text-ink">
        {t('converter.chart')}
      </figcaption>
      <div className="mt-3 flex gap-3" dir="ltr">
        <p aria-hidden className="flex flex-col justify-between text-end text-ink-faint text-xs tabular-nums">
          <span>{format(high)}</span>
          <span>{format(low)}</span>
        </p>
        <svg
          aria-hidden
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          preserveAspectRatio="none"
          className="h-40 w-full min-w-0 text-accent"
        >
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <p aria-hidden dir="ltr" className="mt-1 flex justify-between text-ink-faint text-xs">
        <bdi>{day.format(first)}</bdi>
        <bdi>{day.format(last)}</bdi>
      </p>
      <Disclosure title={t('converter.numbers')}>
        <ul className="divide-y divide-line">
          {[...history].reverse().map(({ date, rate }) => (
            <li key={date} className="flex justify-between gap-4 py-1.5 text-sm">
              <time dateTime={date}>{day.format(Date.parse(date))}</time>
              <span className="tabular-nums">{format(rate)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </figure>
  );
}
