import { Suspense, useCallback } from 'react';
import { data } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { ApplicantSlot } from '#src/modules/applications/web/pipeline/applicant-slot.ts';
import type { PersonPanelProps } from '#src/modules/applications/web/pipeline/person-panel.tsx';
import { Pipeline } from '#src/modules/applications/web/pipeline/pipeline.tsx';
import { type CardLists, WHOLE } from '#src/modules/applications/web/pipeline/pipeline-lists.ts';
import {
  FIRST_IN_COLUMN,
  FIRST_IN_TABLE,
  listFilter,
  pipelineHref,
  readPipelineView,
} from '#src/modules/applications/web/pipeline/pipeline-view.ts';
import { FindLink } from '#src/modules/talents/web/find-link.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import type { Route } from './+types/applicants';
import { EmployerPage } from './page.tsx';
import { useBoss } from './use-boss.ts';

const ApplicantMark = lazy(() =>
  import('#src/modules/matching/web/applicant-mark.tsx').then((file) => ({ default: file.ApplicantMark })),
);
const HiringButtons = lazyPart(() => import('./later-parts.ts').then((parts) => parts.loadHiringButtons()));

/** With what other modules put into conversations, and with the buttons that invite to an interview and make an offer. */
const Panel = lazy(async () => {
  await import('../chat-cards.ts');
  const { default: PersonPanel } = await import('#src/modules/applications/web/pipeline/person-panel.tsx');
  return { default: (props: Omit<PersonPanelProps, 'Also'>) => <PersonPanel {...props} Also={HiringButtons} /> };
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const id = Number(params.id);
  const view = readPipelineView(new URL(request.url).searchParams);
  try {
    const [{ job }, board] = await Promise.all([
      api('GET /recruiters/jobs/:id', { id }),
      api('GET /recruiters/jobs/:id/pipeline', { id }),
    ]);
    const keys = view.view === 'table' ? [WHOLE] : board.columns.filter(({ count }) => count > 0).map(({ key }) => key);
    const limit = view.view === 'table' ? FIRST_IN_TABLE : FIRST_IN_COLUMN;
    const pages = await Promise.all(
      keys.map(async (key) => {
        const page = await api('GET /recruiters/jobs/:id/applicants', { id, limit, ...listFilter(view, key) });
        return [key, { rows: page.applicants, next: page.next_cursor }] as const;
      }),
    );
    const lists: CardLists = Object.fromEntries(pages);
    return { jobId: id, title: job.title, board, lists, view, renderedAt: Date.now() };
  } catch (error) {
    if (isRefusal(error) && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}

export default function Applicants({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { permissions } = useBoss();
  const { title, ...loaded } = loaderData;
  const { jobId } = loaded;
  const slot = useCallback(
    (applicationId: number, isLarge?: boolean) => (
      <Suspense>
        <ApplicantMark jobId={jobId} applicationId={applicationId} isLarge={isLarge} />
      </Suspense>
    ),
    [jobId],
  );
  const job = `/${language}/employer/jobs/${loaded.jobId}`;
  return (
    <EmployerPage
      title={title}
      description={t('pipeline.link', { count: loaded.board.all })}
      width="board"
      back={{ to: `/${language}/employer/jobs`, label: t('employer.nav.jobs') }}
      actions={
        <>
          <FindLink jobId={jobId} />
          <LinkButton variant="secondary" to={job}>
            {t('pipeline.toJob')}
          </LinkButton>
        </>
      }
    >
      {/* Another view is another list: nothing of the last one is kept. */}
      <ApplicantSlot value={slot}>
        <Pipeline
          key={pipelineHref(loaded.view)}
          {...loaded}
          maySeeCompany={permissions.manage_all_jobs}
          Panel={Panel}
          emptyActions={<FindLink jobId={jobId} variant="primary" />}
        />
      </ApplicantSlot>
    </EmployerPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
