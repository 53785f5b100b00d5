import { useTranslation } from '#src/ui/translation.tsx';
import { usePointWords } from './point-words.ts';

interface BalanceCardProps {
  available: number;
  held: number;
  pointsPerUsdt: number;
}

/** What someone has, in large, and what it is worth. */
export function BalanceCard({ available, held, pointsPerUsdt }: BalanceCardProps) {
  const { t } = useTranslation();
  const words = usePointWords();
  return (
    <section aria-labelledby="balance" className="rounded-card bg-accent-soft p-6">
      <h2 id="balance" className="font-medium text-accent-ink">
        {t('points.available')}
      </h2>
      <p className="mt-1 font-bold text-4xl text-ink tabular-nums">{words.points(available)}</p>
      <p className="mt-1 text-ink-muted">
        {t('points.worth', { amount: words.usdt(Math.floor((available * 100) / pointsPerUsdt)) })}
      </p>
      {held > 0 ? (
        <p className="mt-3 text-ink-muted text-sm">{t('points.held', { points: words.points(held) })}</p>
      ) : null}
    </section>
  );
}
