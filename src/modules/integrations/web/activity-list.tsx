import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Activity } from '../integrations.contract.ts';

/** Who has changed what lately. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const { t } = useTranslation();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {activity.map(({ id, action, subject, by, at }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3 text-sm">
          <span className="min-w-0 break-words text-ink">
            {t(`integrations.activity.${action}`, { name: by || t('integrations.activity.someone'), subject })}
          </span>
          <span className="text-ink-muted">
            <LocalTime moment={at} timeStyle="short" />
          </span>
        </li>
      ))}
    </ul>
  );
}
