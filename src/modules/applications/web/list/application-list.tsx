import { type ReactNode, Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { PayLine } from '#src/modules/jobs/web/pay-line.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { isEnded } from '../../application-stages.ts';
import type { ListedApplication } from '../../applications.contract.ts';
import { StageBadge } from '../stage-badge.tsx';
import { Timeline } from '../timeline.tsx';
import { TurnLine } from './turn-line.tsx';

const WithdrawApplication = lazy(() => import('./withdraw-application.tsx'));

interface ApplicationListProps {
  applications: readonly ListedApplication[];
  nextCursor: string | null;
  /** Something was changed here: the page loads afresh. */
  onChanged: () => void;
}

/** APP-02: the own applications, each with whose turn it is and what has happened. */
export function ApplicationList({ applications: first, nextCursor, onChanged }: ApplicationListProps) {
  const { t, language } = useTranslation();
  const [more, setMore] = useState<{ from: string | null; rows: ListedApplication[]; next: string | null }>();
  // What was loaded further belongs to the list it came after.
  const isSame = more?.from === nextCursor;
  const known = new Set(first.map(({ id }) => id));
  const rows = [...first, ...(isSame ? more.rows.filter(({ id }) => !known.has(id)) : [])];
  const next = isSame ? more.next : nextCursor;
  const loadMore = async (cursor: string) => {
    try {
      const page = await api('GET /job-applications', { cursor });
      const before = isSame ? more.rows : [];
      setMore({ from: nextCursor, rows: [...before, ...page.applications], next: page.next_cursor });
    } catch (error) {
      showToast((error as Error).message || t('applications.list.failed'), { tone: 'danger' });
    }
  };
  if (rows.length === 0) {
    return (
      <EmptyState
        illustration={<Illustration name="applied" />}
        title={t('applications.list.empty')}
        actions={<LinkButton to={`/${language}/job-search`}>{t('jobs.mine.find')}</LinkButton>}
      >
        {t('applications.list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" className="sr-only">
        {t('applications.list.tab')}
      </h2>
      <ul className="grid max-w-3xl gap-4">
        {rows.map((application) => (
          <ApplicationRow key={application.id} application={application} onChanged={onChanged} />
        ))}
      </ul>
      {next ? (
        <div className="mt-6 [@media(scripting:none)]:hidden">
          <Button variant="secondary" onClick={() => loadMore(next)}>
            {t('applications.list.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function ApplicationRow({ application, onChanged }: { application: ListedApplication; onChanged: () => void }) {
  const { t, language } = useTranslation();
  const withdraw = useOverlay();
  const { job, conversation_id, job_title, company_name } = application;
  return (
    <li className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={company_name} src={job?.company_logo ?? null} shape="square" isDecorative />
        <div className="min-w-0 flex-1">
          {job ? <PayLine job={job} /> : null}
          <h3 className="wrap-anywhere font-semibold text-ink">
            <JobLink to={job ? `/${language}${job.job_url}` : undefined}>{job_title}</JobLink>
          </h3>
          <p className="wrap-anywhere text-ink-muted text-sm">{company_name}</p>
        </div>
        <span className="shrink-0">
          <StageBadge stage={application.stage} />
        </span>
      </div>
      <p className="mt-3 text-ink">
        <TurnLine application={application} />
      </p>
      <Disclosure title={t('applications.timeline.label')}>
        <Timeline application={application} />
      </Disclosure>
      <div className="mt-3 flex flex-wrap gap-2">
        {conversation_id ? (
          <LinkButton size="sm" variant="secondary" to={`/${language}/chat/${conversation_id}`}>
            {t('applications.sent.chat')}
          </LinkButton>
        ) : null}
        {isEnded(application.stage) ? null : (
          <Button
            size="sm"
            variant="quiet"
            className="[@media(scripting:none)]:hidden"
            aria-label={`${t('applications.withdraw.action')}: ${job_title}`}
            {...withdraw.triggerProps}
          >
            {t('applications.withdraw.action')}
          </Button>
        )}
      </div>
      {withdraw.wasOpened ? (
        <Suspense>
          <WithdrawApplication {...withdraw.overlayProps} application={application} onDone={onChanged} />
        </Suspense>
      ) : null}
    </li>
  );
}

function JobLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to ? (
    <Link to={to} className="text-ink hover:underline">
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <bdi>{children}</bdi>
  );
}
