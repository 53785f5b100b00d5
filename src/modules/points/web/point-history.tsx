import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { usePointWords } from './point-words.ts';

interface PointHistoryProps {
  history: AnswerOf<Api['GET /points/history']>;
  /** This is not the first page. */
  isOlder: boolean;
}

/** Every change, newest first; further pages have addresses of their own. */
export function PointHistory({ history: { lines, next }, isOlder }: PointHistoryProps) {
  const { t } = useTranslation();
  const words = usePointWords();
  return (
    <SettingsCard title={t('points.history.title')}>
      {lines.length === 0 ? <p className="text-ink-muted">{t('points.history.empty')}</p> : null}
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex items-baseline gap-4 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1">
              <p className="text-ink">{t(`points.history.${line.kind}`)}</p>
              {line.reason ? (
                <p className="wrap-anywhere text-ink-muted text-sm">
                  <bdi>{line.reason}</bdi>
                </p>
              ) : null}
              <p className="text-ink-faint text-sm">
                <LocalTime moment={line.created_at} dateStyle="medium" timeStyle="short" />
              </p>
            </div>
            <span
              className={classNames('font-semibold tabular-nums', line.amount > 0 ? 'text-accent-ink' : 'text-ink')}
            >
              {words.change(line.amount)}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isOlder ? (
          <LinkButton variant="secondary" to="?">
            {t('points.history.newest')}
          </LinkButton>
        ) : null}
        {next === null ? null : (
          <LinkButton variant="secondary" to={`?before=${next}`}>
            {t('points.history.older')}
          </LinkButton>
        )}
      </div>
    </SettingsCard>
  );
}
