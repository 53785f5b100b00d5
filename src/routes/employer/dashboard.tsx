import { BadgeCheck, CalendarCheck, FilePen, Plus, UserPlus } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { OwnMeter } from '#src/modules/chat/web/today/own-meter.tsx';
import { WaitingList } from '#src/modules/chat/web/today/waiting-list.tsx';
import { useReaderClock } from '#src/modules/chat/web/use-reader-clock.ts';
import type { EmployerJob } from '#src/modules/jobs/employer-jobs.contract.ts';
import { EmployerJobRow } from '#src/modules/jobs/web/posting/employer-job-row.tsx';
import { FindLink } from '#src/modules/talents/web/find-link.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import '../chat-cards.ts';
import type { Route } from './+types/dashboard';
import { useJobCommand } from './job-command.ts';
import { Need, NeedLink } from './need.tsx';
import { EmployerPage } from './page.tsx';
import { useBoss } from './use-boss.ts';

const SHOWN_JOBS = 5;
const SHOWN_WAITING = 5;
/** More of them would push everything else off the page; the list of jobs asks for each. */
const MOST_CONFIRMED_HERE = 3;

/** What a Boss should know first: how they answer, who waits longest, what else needs them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const [me, meter, waiting, inbox, open, toConfirm, { drafts }] = await Promise.all([
    api('GET /jobseeker/me'),
    api('GET /chat/meter', {}),
    api('GET /chat/conversations', { state: 'waiting', limit: SHOWN_WAITING }),
    api('GET /chat/inbox/counts', {}),
    loadJobs(api),
    api('GET /recruiters/jobs', { state: 'to_confirm' }),
    api('GET /recruiters/jobs/drafts', {}),
  ]);
  return {
    accountId: me.id,
    meter,
    waiting: waiting.conversations,
    waitingCount: inbox.waiting,
    renderedAt: Date.now(),
    ...open,
    unconfirmed: toConfirm.jobs,
    confirmCount: toConfirm.counts.to_confirm,
    draft: drafts[0] ?? null,
  };
}

/** One's own open jobs; who has none sees the company's. */
async function loadJobs(api: PageServices['api']) {
  const mine = await api('GET /recruiters/jobs', { state: 'open', mine: true });
  const isMine = mine.jobs.length > 0;
  const { jobs, counts } = isMine ? mine : await api('GET /recruiters/jobs', { state: 'open' });
  return { jobs: jobs.slice(0, SHOWN_JOBS), openCount: counts.open, isMine };
}

type Loaded = Route.ComponentProps['loaderData'];

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const boss = useBoss();
  const clock = useReaderClock(loaderData.renderedAt);
  const { revalidate } = useRevalidator();
  const { accountId, meter, waiting, waitingCount } = loaderData;
  const base = `/${language}/employer`;
  const needs = useNeeds(loaderData);
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
        <OwnMeter meter={meter} />
        <div className="grid items-start gap-x-8 gap-y-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="waiting" className={needs ? undefined : 'xl:col-span-2'}>
            <SectionHeader
              id="waiting"
              title={t('inbox.today.waiting.title')}
              action={
                waitingCount > 0 ? (
                  <TextLink to={`${base}/inbox?state=waiting`}>
                    {t('inbox.today.waiting.all', { count: waitingCount })}
                  </TextLink>
                ) : undefined
              }
            />
            <WaitingList accountId={accountId} waiting={waiting} clock={clock} onNews={revalidate} />
            {waiting.length === 0 ? (
              <p className="mt-4">
                <FindLink size="sm" />
              </p>
            ) : null}
          </section>
          {needs ? (
            <section aria-labelledby="needs">
              <SectionHeader id="needs" title={t('employer.dashboard.needs')} />
              <ul className="grid grid-cols-1 gap-3">{needs}</ul>
            </section>
          ) : null}
        </div>
        <MyJobs loaded={loaderData} />
      </div>
    </EmployerPage>
  );
}

function MyJobs({ loaded: { jobs, openCount, isMine } }: { loaded: Loaded }) {
  const { t, language } = useTranslation();
  const base = `/${language}/employer`;
  return (
    <section aria-labelledby="open">
      <SectionHeader
        id="open"
        title={isMine ? t('employer.dashboard.mine') : t('employer.dashboard.open', { count: openCount })}
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
          illustration={<Illustration name="people" isSmall />}
          title={t('employer.jobs.first')}
          actions={<LinkButton to={`${base}/jobs/new`}>{t('employer.nav.post')}</LinkButton>}
        >
          {t('employer.jobs.firstText')}
        </EmptyState>
      )}
    </section>
  );
}

/** Everything but messages that waits for the Boss; null when there is nothing. */
function useNeeds({ unconfirmed, confirmCount, draft }: Loaded) {
  const { t, language } = useTranslation();
  const { verification, permissions, waiting_joiners: joiners } = useBoss();
  const base = `/${language}/employer`;
  const isRejected = verification?.state === 'rejected';
  const mustVerify = permissions.verify_company && (verification?.state === 'none' || isRejected);
  if (confirmCount === 0 && joiners === 0 && !mustVerify && !draft) return null;
  return (
    <>
      {confirmCount > MOST_CONFIRMED_HERE ? (
        <NeedLink
          icon={CalendarCheck}
          isUrgent
          title={t('employer.dashboard.confirmMany', { count: confirmCount })}
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
          title={t(isRejected ? 'employer.verification.rejectedTitle' : 'employer.verification.start')}
          text={verification?.reason ?? t('employer.verification.noneText')}
          to={`${base}/verification`}
          action={t(isRejected ? 'employer.verification.sendAgain' : 'employer.verification.start')}
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
    </>
  );
}

function Row({ job }: { job: EmployerJob }) {
  const { isBusy, run } = useJobCommand(job.id);
  return <EmployerJobRow job={job} isBusy={isBusy} onDo={run} />;
}

/** Answered on the spot, also without scripts. */
function Reconfirm({ job }: { job: EmployerJob }) {
  const { t, language } = useTranslation();
  const { isBusy, Form } = useJobCommand(job.id);
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
