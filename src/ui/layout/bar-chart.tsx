import { type PointerEvent, useId, useState } from 'react';
import { useTranslation } from '../translation.tsx';

export interface BarChartProps {
  title: string;
  /** The first is the oldest; null for a day of which there is nothing to say. */
  points: readonly { date: string; value: number | null }[];
  /** Heads of the table that says the same to whoever does not see the bars. */
  dayLabel: string;
  valueLabel: string;
  /** What stands beside the title; the sum unless told. */
  headline?: string;
  /** A value in words; a plain number unless told. */
  format?: (value: number) => string;
}

const HEIGHT = 64;
const STEP = 10;

/** A value per day as bars, drawn by hand, with the same numbers as a table one press away. */
export function BarChart({ title, points, dayLabel, valueLabel, headline, format }: BarChartProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0));
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const total = points.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const words = (value: number) => (format ?? number.format)(value);
  const [active, setActive] = useState<number | null>(null);
  const say = (at: number) => {
    const { date, value } = points[at] ?? { date: '', value: null };
    return date ? `${day.format(new Date(date))}: ${value === null ? '–' : words(value)} ${valueLabel}` : '';
  };
  const first = points.at(0);
  const last = points.at(-1);
  return (
    <figure aria-labelledby={id} className="flex h-full min-w-0 flex-col">
      <figcaption id={id} className="flex items-baseline justify-between gap-3">
        <span className="font-semibold text-ink text-sm">{title}</span>
        <span className="font-bold text-ink text-xl tabular-nums">{headline ?? number.format(total)}</span>
      </figcaption>
      <div className="mt-3 flex grow gap-2">
        {/* From nothing to the most: bars that start elsewhere would flatter. */}
        <p aria-hidden className="flex flex-col justify-between text-end text-ink-faint text-xs tabular-nums">
          <span>{words(most)}</span>
          <span>{words(0)}</span>
        </p>
        <div className="relative min-w-0 flex-1">
          <Bars points={points} most={most} active={active} />
          <DayPicker points={points} label={title} say={say} active={active} onPick={setActive} />
        </div>
      </div>
      <p aria-hidden className="mt-1 min-h-5 text-center font-medium text-ink text-xs tabular-nums">
        {active === null ? '' : say(active)}
      </p>
      {first && last ? (
        <p aria-hidden className="flex justify-between text-ink-faint text-xs">
          <span>{day.format(new Date(first.date))}</span>
          <span>{day.format(new Date(last.date))}</span>
        </p>
      ) : null}
      <details className="mt-2">
        <summary className="inline-flex min-h-9 list-none items-center rounded-control font-medium text-accent-ink text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11">
          {t('ui.chart.table')}
        </summary>
        <div className="mt-1 max-h-60 overflow-y-auto rounded-card border border-line">
          <table className="w-full text-sm">
            <caption className="sr-only">{title}</caption>
            <thead className="sticky top-0 bg-sunken text-ink-muted">
              <tr>
                <th scope="col" className="px-3 py-1.5 text-start font-semibold">
                  {dayLabel}
                </th>
                <th scope="col" className="px-3 py-1.5 text-end font-semibold">
                  {valueLabel}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {points.toReversed().map(({ date, value }) => (
                <tr key={date}>
                  <th scope="row" className="px-3 py-1.5 text-start font-normal">
                    {day.format(new Date(date))}
                  </th>
                  <td className="px-3 py-1.5 text-end tabular-nums">{value === null ? '–' : words(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

interface BarsProps {
  points: BarChartProps['points'];
  most: number;
  active: number | null;
}

function Bars({ points, most, active }: BarsProps) {
  const { direction } = useTranslation();
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-28 w-full border-line border-b"
    >
      {points.map(({ date, value }, at) => {
        const height = value ? Math.max(2, (value / most) * (HEIGHT - 4)) : 1;
        const x = (direction === 'rtl' ? points.length - 1 - at : at) * STEP + 1.5;
        return (
          <rect
            key={date}
            x={x}
            y={HEIGHT - height}
            width={STEP - 3}
            height={height}
            rx="1.5"
            opacity={active === null || active === at ? 1 : 0.5}
            className={!value ? 'fill-line-firm' : at === points.length - 1 ? 'fill-apricot' : 'fill-accent'}
          />
        );
      })}
    </svg>
  );
}

interface DayPickerProps {
  points: BarChartProps['points'];
  label: string;
  say: (at: number) => string;
  active: number | null;
  onPick: (at: number | null) => void;
}

/** Lies over the bars: the pointer names a day, and so do the arrow keys, with one stop for the whole chart. */
function DayPicker({ points, label, say, active, onPick }: DayPickerProps) {
  const { direction } = useTranslation();
  const last = points.length - 1;
  const pick = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * points.length)));
    onPick(direction === 'rtl' ? last - at : at);
  };
  return (
    <input
      type="range"
      min={0}
      max={Math.max(0, last)}
      value={active ?? last}
      aria-label={label}
      aria-valuetext={say(active ?? last)}
      onChange={(event) => onPick(Number(event.target.value))}
      onFocus={() => onPick(active ?? last)}
      onBlur={() => onPick(null)}
      onPointerMove={pick}
      onPointerLeave={() => onPick(null)}
      className="absolute inset-0 h-full w-full cursor-crosshair opacity-0 focus-visible:opacity-100 focus-visible:outline-2 focus-visible:[-webkit-appearance:none] focus-visible:[background:transparent]"
    />
  );
}
