import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CoachStatus } from '../coach.contract.ts';

/** Earlier conversations, practised interviews, and what the coach looks at. */
export function CoachAside({ status, onDeleted }: { status: CoachStatus; onDeleted: (id: number) => void }) {
  const { t, language } = useTranslation();
  const { conversations, practices } = status;
  return (
    <aside className="grid content-start gap-4">
      <Card as="section" aria-labelledby="coach-earlier">
        <h2 id="coach-earlier" className="font-semibold text-ink">
          {t('coach.earlier')}
        </h2>
        {conversations.length === 0 ? <p className="mt-2 text-ink-muted text-sm">{t('coach.none')}</p> : null}
        <ul className="mt-2 grid">
          {conversations.map(({ id, title }) => (
            <Entry
              key={id}
              title={title}
              to={`/${language}/coach/${id}`}
              onDelete={() => api('DELETE /coach/conversations/:id', { id }).then(() => onDeleted(id))}
            />
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="coach-practices">
        <h2 id="coach-practices" className="font-semibold text-ink">
          {t('coach.practice.title')}
        </h2>
        <p className="mt-2 text-sm">
          <TextLink to={`/${language}/coach/practice`}>{t('coach.practice.choose')}</TextLink>
        </p>
        <ul className="mt-2 grid">
          {practices.map(({ id, job_title, company_name }) => (
            <Entry
              key={id}
              title={`${job_title} · ${company_name}`}
              to={`/${language}/coach/practice/${id}`}
              onDelete={() => api('DELETE /coach/practices/:id', { id }).then(() => onDeleted(0))}
            />
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="coach-uses">
        <h2 id="coach-uses" className="font-semibold text-ink">
          {t('coach.uses')}
        </h2>
        <ul className="mt-2 grid gap-2 text-sm">
          {uses.map(([label, path]) => (
            <li key={path}>
              <TextLink to={`/${language}${path}`}>{t(label)}</TextLink>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-muted text-sm">{t('coach.never')}</p>
      </Card>
    </aside>
  );
}

const uses = [
  ['profiles.own.title', '/manage-profile'],
  ['shell.account.preferences', '/manage-profile?tab=job-preferences'],
  ['analysis.title', '/resume-analysis'],
  ['jobs.mine.title', '/my-jobs'],
] as const;

/** Deleted by a second press, because nothing brings it back. */
function Entry({ title, to, onDelete }: { title: string; to: string; onDelete: () => Promise<void> }) {
  const { t } = useTranslation();
  const [isSure, setIsSure] = useState(false);
  const press = () => {
    if (!isSure) return setIsSure(true);
    onDelete().catch(() => showToast(t('coach.failed'), { tone: 'danger' }));
  };
  return (
    <li className="flex min-h-11 items-center justify-between gap-2 text-sm">
      <span className="min-w-0 truncate">
        <TextLink to={to}>{title}</TextLink>
      </span>
      <button
        type="button"
        aria-label={isSure ? undefined : t('coach.delete', { title })}
        onClick={press}
        onBlur={() => setIsSure(false)}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-control px-2 text-ink-muted transition-colors hover:bg-sunken hover:text-danger-ink"
      >
        {isSure ? (
          <span className="font-medium text-danger-ink">{t('coach.deleteSure')}</span>
        ) : (
          <Trash2 aria-hidden className="size-4" />
        )}
      </button>
    </li>
  );
}
