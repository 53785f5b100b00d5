import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FUNNEL, type FunnelStep } from '../lanes.ts';

interface FunnelProps {
  counts: Record<FunnelStep, number>;
  since: string;
}

/** How far the search has come: each bar counts everything that got at least that far. */
export function Funnel({ counts, since }: FunnelProps) {
  const { t } = useTranslation();
  const date = useLocalTime(since, { dateStyle: 'long' });
  const most = Math.max(1, counts.wishlist);
  const answered = t('tracker.funnel.answered', { count: counts.talking, all: counts.applied });
  return (
    <section aria-labelledby="funnel" className="rounded-card border border-line bg-surface p-5">
      <h2 id="funnel" className="sr-only">
        {t('tracker.funnel.label')}
      </h2>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="font-semibold text-ink">{t('tracker.funnel.since', { date })}</p>
        {counts.applied > 0 ? <p className="font-semibold text-accent-ink text-sm">{answered}</p> : null}
      </div>
      <dl className="mt-4 grid grid-cols-5 gap-3">
        {FUNNEL.map((step) => (
          <div key={step} className="flex min-w-0 flex-col-reverse text-center">
            <dt className="wrap-anywhere text-ink-muted text-xs">{t(`tracker.lanes.${step}`)}</dt>
            <dd>
              <span aria-hidden className="flex h-16 items-center">
                <span
                  className="block w-full rounded bg-accent"
                  style={{ height: `${Math.max(4, (counts[step] / most) * 64)}px` }}
                />
              </span>
              <span className="font-bold text-ink text-lg tabular-nums">{counts[step]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
