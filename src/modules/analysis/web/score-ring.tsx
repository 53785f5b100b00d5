import { useTranslation } from '#src/ui/translation.tsx';

/** A circle of this radius measures 100 around, so that a point is a hundredth of it. */
const RADIUS = 15.9155;

/** The score in a ring; the number stands in it, so that nobody has to read the arc or its colour. */
export function ScoreRing({ score }: { score: number }) {
  const { t, language } = useTranslation();
  const circle = { cx: 18, cy: 18, r: RADIUS, fill: 'none', strokeWidth: 2.6 };
  return (
    <div
      role="img"
      aria-label={t('analysis.score', { score })}
      className="relative grid size-32 shrink-0 place-items-center text-accent sm:size-40"
    >
      <svg aria-hidden="true" viewBox="0 0 36 36" className="-rotate-90 rtl:-scale-y-100 absolute inset-0">
        <circle {...circle} className="stroke-line" />
        {/* Round ends would draw a dot for nothing. */}
        {score > 0 ? (
          <circle {...circle} strokeLinecap="round" strokeDasharray={`${score} 100`} className="stroke-current" />
        ) : null}
      </svg>
      <span aria-hidden className="text-center">
        <span className="block font-bold text-4xl text-ink tabular-nums">
          {new Intl.NumberFormat(language).format(score)}
        </span>
        <span className="block text-ink-muted text-sm">{t('analysis.outOf')}</span>
      </span>
    </div>
  );
}
