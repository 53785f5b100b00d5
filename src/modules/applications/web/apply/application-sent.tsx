import { CircleCheck } from 'lucide-react';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Application } from '../../applications.contract.ts';
import { TurnLine } from '../list/turn-line.tsx';
import { callEmployer, Timeline } from '../timeline.tsx';

/** After sending, and for whoever comes back: where the application stands. */
export function ApplicationSent({ application, job }: { application: Application; job: JobDetail | null }) {
  const { t, language } = useTranslation();
  const isNew = application.stage === 'applied';
  const name = callEmployer(application);
  return (
    <div role="status" className="grid gap-6">
      <header>
        <CircleCheck aria-hidden className="mb-3 size-12 text-accent-ink" />
        <h1 className="font-bold text-2xl text-ink sm:text-3xl">
          {isNew ? t('applications.sent.title', { name }) : t('applications.sent.known')}
        </h1>
        <p className="mt-1 text-ink-muted">
          {isNew ? t('applications.sent.text') : <TurnLine application={application} />}
        </p>
      </header>
      <section className="rounded-card border border-line bg-surface p-5">
        <Timeline application={application} />
        {isNew ? (
          <p className="mt-4 text-ink-muted text-sm">
            <TurnLine application={application} />
          </p>
        ) : null}
      </section>
      <div className="flex flex-wrap gap-3">
        {application.conversation_id ? (
          <LinkButton to={`/${language}/chat/${application.conversation_id}`}>{t('applications.sent.chat')}</LinkButton>
        ) : null}
        <LinkButton variant="secondary" to={`/${language}/my-jobs?tab=applied`}>
          {t('applications.sent.all')}
        </LinkButton>
        {job ? (
          <LinkButton variant="quiet" to={`/${language}${job.job_url}`}>
            {t('applications.sent.job')}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
