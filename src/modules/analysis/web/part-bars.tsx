import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AnalysisState } from '../analysis.contract.ts';
import type { Report } from '../report.ts';
import { type PartName, partNames } from '../rubric.ts';
import { toneOf, useSigned } from './use-signed.ts';

interface PartBarsProps {
  report: Report;
  previous: AnalysisState['previous'];
}

/** One bar for each part, with its points in words; the small line is where one was before. */
export function PartBars({ report, previous }: PartBarsProps) {
  const { t } = useTranslation();
  const parts = partNames
    .map((part) => ({ part, ...sumOf(report, part), before: previous?.parts[part] ?? null }))
    .filter(({ max }) => max > 0);
  return (
    <ul aria-label={t('analysis.bars.title')} className="grid gap-4">
      {parts.map((one) => (
        <PartBar key={one.part} {...one} />
      ))}
    </ul>
  );
}

function sumOf({ rules }: Report, part: PartName) {
  const own = rules.filter((rule) => rule.part === part);
  return {
    points: own.reduce((sum, { points }) => sum + points, 0),
    max: own.reduce((sum, { max }) => sum + max, 0),
  };
}

interface PartBarProps {
  part: PartName;
  points: number;
  max: number;
  before: number | null;
}

function PartBar({ part, points, max, before }: PartBarProps) {
  const { t, language } = useTranslation();
  const signed = useSigned();
  const number = new Intl.NumberFormat(language);
  return (
    <li className="grid grid-cols-[1fr_auto_3.5rem] items-baseline gap-x-3 gap-y-1.5 md:grid-cols-[minmax(9rem,13rem)_1fr_5.5rem_3.5rem] md:items-center">
      <span className="font-medium text-ink text-sm">{t(`analysis.parts.${part}`)}</span>
      <span className="max-md:order-last max-md:col-span-3">
        <Bar share={points / max} before={before === null ? null : Math.min(1, before / max)} />
      </span>
      <span className="text-end text-ink-muted text-sm tabular-nums">
        <b className="text-ink">{number.format(points)}</b> {t('analysis.ofMax', { max })}
      </span>
      <span className={classNames('text-end font-semibold text-sm tabular-nums', toneOf(points - (before ?? points)))}>
        {before === null ? null : signed(points - before)}
      </span>
    </li>
  );
}

/** Drawn in the direction of reading. */
function Bar({ share, before }: { share: number; before: number | null }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="rtl:-scale-x-100 block h-2.5 w-full overflow-visible"
    >
      <rect width="100" height="8" rx="2" className="fill-sunken stroke-line" vectorEffect="non-scaling-stroke" />
      <rect width={100 * share} height="8" rx="2" className={share < 0.6 ? 'fill-apricot' : 'fill-accent'} />
      {before === null ? null : (
        <line
          x1={100 * before}
          x2={100 * before}
          y1="-2.5"
          y2="10.5"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      )}
    </svg>
  );
}
