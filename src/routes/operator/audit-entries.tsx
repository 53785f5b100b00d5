import type { Api } from '#src/api.ts';
import type { AnswerOf } from '#src/kernel/contract.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

export type AuditEntry = AnswerOf<Api['GET /operator/audit-log']>['entries'][number];

const actions = new Map<string, TextKey>([
  ['company_verification.approved', 'operator.audit.approved'],
  ['company_verification.rejected', 'operator.audit.rejected'],
]);

/** The name that the subject had then, or what it is. */
function subjectOf({ details, subject, subject_id: id }: AuditEntry): string {
  return typeof details.company === 'string' ? details.company : `${subject} ${id}`;
}

/** Who decided what, when and why. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, language } = useTranslation();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = (action: string) => {
    const key = actions.get(action);
    return key ? t(key) : action;
  };
  if (entries.length === 0) return <p className="text-ink-muted">{t('operator.audit.none')}</p>;
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id} className="p-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold text-ink">
              <bdi>{entry.operator.name}</bdi> · {nameOf(entry.action)}
            </span>
            <time dateTime={entry.created_at} className="text-ink-faint text-sm">
              {moment.format(new Date(entry.created_at))}
            </time>
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line break-words text-ink">
            {entry.reason}
          </p>
          <p className="mt-1 text-ink-muted text-sm">
            <bdi>{subjectOf(entry)}</bdi>
          </p>
        </li>
      ))}
    </ol>
  );
}
