import { CircleCheck } from 'lucide-react';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { usePointWords } from './point-words.ts';

export type PointsPage = AnswerOf<Api['GET /points']>;

/** What earns points, each with its conditions; nothing else does. */
export function EarningList({
  rules,
  most_a_day,
  most_a_month,
}: Pick<PointsPage, 'rules' | 'most_a_day' | 'most_a_month'>) {
  const { t } = useTranslation();
  const words = usePointWords();
  const caps = { day: words.points(most_a_day), month: words.points(most_a_month) };
  return (
    <SettingsCard title={t('points.earn.title')} text={t('points.earn.caps', caps)}>
      <ul className="divide-y divide-line">
        {rules.map(({ rule, points, is_done }) => (
          <li key={rule} className="flex items-start gap-4 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1">
              <p className="font-semibold text-ink">{t(`points.earn.${rule}`)}</p>
              <p className="mt-0.5 text-ink-muted text-sm">{t(`points.earn.${rule}_text`)}</p>
            </div>
            {is_done ? (
              <span className="flex shrink-0 items-center gap-1.5 font-medium text-accent-ink">
                <CircleCheck aria-hidden className="size-5" />
                {t('points.earn.done')}
              </span>
            ) : (
              <span className="shrink-0 font-semibold text-ink tabular-nums">{words.change(points)}</span>
            )}
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
