import { BadgeCheck, CalendarCheck, CircleCheck, FilePen, MessagesSquare, Plus, UserPlus } from 'lucide-react';
import type { EmployerJob } from '#src/modules/jobs/employer-jobs.contract.ts';
import { EmployerJobRow } from '#src/modules/jobs/web/posting/employer-job-row.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHeader } from '#src/ui/page.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/dashboard';
import { useJobDeed } from './job-deed.ts';
import { Need, NeedLink } from './need.tsx';
import { EmployerPage } from './page.tsx';
import { useBoss } from './use-boss.ts';

const SHOWN_JOBS = 5;
/** More of them would push everything else off the page; the list of jobs asks for each. */
const MOST_CONFIRMED_HERE = 3;

/** What needs the Boss now, before anything else. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const [open, toConfirm, { drafts }, inbox] = await Promise.all([
    api('GET /recruiters/jobs', { state: 'open' }),
    api('GET /recruiters/jobs', { state: 'to_confirm' }),
    api('GET /recruiters/jobs/drafts', {}),
    api('GET /chat/inbox/counts', {}),
  ]);
  return {
    jobs: open.jobs.slice(0, SHOWN_JOBS),
    unconfirmed: toConfirm.jobs,
    counts: open.counts,
    draft: drafts[0] ?? null,
    overdue: inbox.overdue,
  };
}

export default function Dashboard({ loaderData: { jobs, unconfirmed, counts, draft, overdue } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const boss = useBoss();
  const base = `/${language}/employer`;
  const { verification, permissions, waiting_joiners: joiners } = boss;
  const mustVerify =
    permissions.verify_company && (verification?.state === 'none' || verification?.state === 'rejected');
  const isCalm = overdue === 0 && unconfirmed.length === 0 && joiners === 0 && !mustVerify && !draft;
  return (
    <EmployerPage
      title={t('employer.dashboard.title', { name: boss.name.split(' ')[0] })}
      description={boss.membership?.company.name}
      actions={
        <LinkButton to={`${base}/jobs/new`} icon={<Plus aria-hidden className="size-5" />} className="lg:hidden">
          {t('employer.nav.post')}
        </LinkButton>
      }
    >
      <div className="space-y-12">
        <section aria-labelledby="needs">
          <SectionHeader id="needs" title={t('employer.dashboard.needs')} />
          {isCalm ? (
            <p className="flex items-center gap-3 rounded-card border border-line bg-surface p-5 text-ink">
              <CircleCheck aria-hidden className="size-6 shrink-0 text-accent" />
              {t('employer.dashboard.calm')}
            </p>
          ) : null}
          <ul className="grid grid-cols-1 gap-3">
            {overdue > 0 ? (
              <NeedLink
                icon={MessagesSquare}
                isUrgent
                title={t('employer.dashboard.overdue', { count: overdue })}
                text={t('employer.dashboard.overdueText')}
                to={`${base}/inbox?state=overdue`}
                action={t('employer.dashboard.answer')}
              />
            ) : null}
            {counts.to_confirm > MOST_CONFIRMED_HERE ? (
              <NeedLink
                icon={CalendarCheck}
                isUrgent
                title={t('employer.dashboard.confirmMany', { count: counts.to_confirm })}
                text={t('employer.dashboard.confirmManyText')}
                to={`${base}/jobs?state=to_confirm`}
                action={t('employer.dashboard.look')}
              />
            ) : (
              unconfirmed.map((job) => <Reconfirm key={job.id} job={job} />)
            )}
            {joiners > 0 ? (
              <NeedLink
                icon={UserPlus}
                isUrgent
                title={t('employer.dashboard.joiners', { count: joiners })}
                text={t('employer.dashboard.joinersText')}
                to={`${base}/team`}
                action={t('employer.dashboard.look')}
              />
            ) : null}
            {mustVerify ? (
              <NeedLink
                icon={BadgeCheck}
                title={t(
                  verification?.state === 'rejected'
                    ? 'employer.verification.rejectedTitle'
                    : 'employer.verification.start',
                )}
                text={verification?.reason ?? t('employer.verification.noneText')}
                to={`${base}/verification`}
                action={t(
                  verification?.state === 'rejected'
                    ? 'employer.verification.sendAgain'
                    : 'employer.verification.start',
                )}
              />
            ) : null}
            {draft ? (
              <NeedLink
                icon={FilePen}
                title={t('employer.dashboard.draft', { title: draft.title || t('employer.jobs.untitled') })}
                text={t('employer.dashboard.draftText')}
                to={`${base}/jobs/new/${draft.id}`}
                action={t('employer.dashboard.goOn')}
              />
            ) : null}
          </ul>
        </section>
        <section aria-labelledby="open">
          <SectionHeader
            id="open"
            title={t('employer.dashboard.open', { count: counts.open })}
            action={<TextLink to={`${base}/jobs`}>{t('employer.dashboard.allJobs')}</TextLink>}
          />
          {jobs.length > 0 ? (
            <ul className="grid grid-cols-1 gap-3">
              {jobs.map((job) => (
                <li key={job.id}>
                  <Row job={job} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              headingLevel={3}
              title={t('employer.jobs.first')}
              actions={<LinkButton to={`${base}/jobs/new`}>{t('employer.nav.post')}</LinkButton>}
            >
              {t('employer.jobs.firstText')}
            </EmptyState>
          )}
        </section>
      </div>
    </EmployerPage>
  );
}

function Row({ job }: { job: EmployerJob }) {
  const { isBusy, run } = useJobDeed(job.id);
  return <EmployerJobRow job={job} isBusy={isBusy} onDo={run} />;
}

/** Answered on the spot, also without scripts. */
function Reconfirm({ job }: { job: EmployerJob }) {
  const { t, language } = useTranslation();
  const { isBusy, Form } = useJobDeed(job.id);
  const isLate = job.hold_reason === 'unconfirmed';
  return (
    <Need
      icon={CalendarCheck}
      isUrgent
      title={t('employer.dashboard.confirm', { title: job.title })}
      text={t(isLate ? 'employer.dashboard.confirmLate' : 'employer.jobs.confirmText')}
    >
      <div className="flex flex-wrap gap-2">
        <Form method="post" action={`/${language}/employer/jobs/${job.id}`}>
          <Button type="submit" name="do" value="reconfirm" size="sm" variant="human" isLoading={isBusy}>
            {t('employer.jobs.reconfirm')}
          </Button>
        </Form>
        <LinkButton size="sm" variant="secondary" to={`/${language}/employer/jobs/${job.id}`}>
          {t('employer.dashboard.look')}
        </LinkButton>
      </div>
    </Need>
  );
}
