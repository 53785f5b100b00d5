import { FileUp, Plus, Search } from 'lucide-react';
import { Form } from 'react-router';
import { ApplicantsLink } from '#src/modules/applications/web/pipeline/applicants-link.tsx';
import type { EmployerJob, JobDraft } from '#src/modules/jobs/employer-jobs.contract.ts';
import { EmployerJobRow } from '#src/modules/jobs/web/posting/employer-job-row.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Pagination } from '#src/ui/layout/pagination.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/jobs';
import { DraftRow } from './draft-row.tsx';
import { useJobCommand } from './job-command.ts';
import { EmployerPage } from './page.tsx';
import { textOf, toRefusal } from './refusal.ts';

const states = ['open', 'to_confirm', 'on_hold', 'closed', 'draft'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const tab = states.find((state) => state === search.get('state')) ?? 'open';
  const query = search.get('query')?.trim() ?? '';
  const isMine = search.get('mine') === '1';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const [list, { drafts, page_count: draftPages }] = await Promise.all([
    api('GET /recruiters/jobs', { state: tab === 'draft' ? 'all' : tab, query, mine: isMine, page }),
    tab === 'draft' ? api('GET /recruiters/jobs/drafts', { page }) : { drafts: [] as JobDraft[], page_count: 0 },
  ]);
  const { counts: applicants } = await api('GET /recruiters/applicant-counts', {
    job_ids: list.jobs.map(({ id }) => id).join(','),
  });
  return { ...list, drafts, draftPages, tab, query, isMine, applicants };
}

/** Throws a draft away; what is done with a job goes to the job's own route. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    const id = Number(textOf(form, 'draft_id'));
    await context.get(servicesContext).api('DELETE /recruiters/jobs/drafts/:id', { id });
    return null;
  } catch (error) {
    return toRefusal(error, form);
  }
}

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { jobs, drafts, draftPages, counts, applicants, tab, query, isMine, page, page_count: pageCount } = loaderData;
  const number = new Intl.NumberFormat(language);
  // There is a tab for what must be confirmed only while there is something.
  const shownStates = states.filter((state) => state !== 'to_confirm' || state === tab || counts.to_confirm > 0);
  const href = (values: Record<string, string>) =>
    `?${new URLSearchParams({ ...(tab !== 'open' && { state: tab }), ...(query && { query }), ...(isMine && { mine: '1' }), ...values })}`;
  return (
    <EmployerPage
      title={t('employer.jobs.title')}
      actions={
        <>
          <LinkButton
            to={`/${language}/employer/jobs/import`}
            variant="secondary"
            icon={<FileUp aria-hidden className="size-5" />}
          >
            {t('imports.button')}
          </LinkButton>
          <LinkButton
            to={`/${language}/employer/jobs/new`}
            icon={<Plus aria-hidden className="size-5" />}
            className="lg:hidden"
          >
            {t('employer.nav.post')}
          </LinkButton>
        </>
      }
    >
      <LinkTabs
        label={t('employer.jobs.byState')}
        tabs={shownStates.map((state) => ({
          to: state === 'open' ? '?' : `?state=${state}`,
          label: `${t(`employer.jobs.tab.${state}`)} (${number.format(counts[state])})`,
          isCurrent: state === tab,
        }))}
      />
      {tab === 'draft' ? (
        <div className="grid grid-cols-1 gap-3 pt-6">
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} />
          ))}
          {drafts.length === 0 ? (
            <EmptyState illustration={<Illustration name="resume" />} title={t('employer.jobs.noDrafts')}>
              {t('employer.jobs.noDraftsText')}
            </EmptyState>
          ) : null}
          <Pagination page={page} pageCount={draftPages} hrefFor={(to) => href({ page: String(to) })} />
        </div>
      ) : (
        <>
          <Filters {...{ tab, query, isMine }} />
          <ul className="grid grid-cols-1 gap-3">
            {jobs.map((job) => (
              <li key={job.id}>
                <Row job={job} applicants={applicants.find(({ job_id }) => job_id === job.id)} />
              </li>
            ))}
          </ul>
          {jobs.length === 0 ? <NoJobs isFirst={counts.open + counts.on_hold + counts.closed === 0} /> : null}
          <div className="mt-6">
            <Pagination page={page} pageCount={pageCount} hrefFor={(to) => href({ page: String(to) })} />
          </div>
        </>
      )}
    </EmployerPage>
  );
}

interface RowProps {
  job: EmployerJob;
  applicants: { all: number; overdue: number } | undefined;
}

function Row({ job, applicants }: RowProps) {
  const { isBusy, run } = useJobCommand(job.id);
  const more = <ApplicantsLink jobId={job.id} counts={applicants} />;
  return <EmployerJobRow job={job} isBusy={isBusy} onDo={run} more={more} />;
}

function Filters({ tab, query, isMine }: { tab: string; query: string; isMine: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end gap-3 py-6">
      <Form role="search" className="flex min-w-0 flex-1 basis-64 items-end gap-2">
        {tab === 'open' ? null : <input type="hidden" name="state" value={tab} />}
        {isMine ? <input type="hidden" name="mine" value="1" /> : null}
        <div className="min-w-0 flex-1">
          <TextField
            key={query}
            type="search"
            name="query"
            label={t('employer.jobs.search')}
            isLabelHidden
            isOptional
            placeholder={t('employer.jobs.search')}
            defaultValue={query}
            maxLength={120}
            icon={<Search aria-hidden />}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('ui.search.button')}
        </Button>
      </Form>
      <Link
        to={`?${new URLSearchParams({ ...(tab !== 'open' && { state: tab }), ...(query && { query }), ...(!isMine && { mine: '1' }) })}`}
        className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-accent-ink no-underline hover:bg-hover"
      >
        {t(isMine ? 'employer.jobs.everyone' : 'employer.jobs.mine')}
      </Link>
    </div>
  );
}

function NoJobs({ isFirst }: { isFirst: boolean }) {
  const { t, language } = useTranslation();
  return (
    <EmptyState
      illustration={<Illustration name="people" />}
      title={t(isFirst ? 'employer.jobs.first' : 'employer.jobs.none')}
      actions={
        isFirst ? <LinkButton to={`/${language}/employer/jobs/new`}>{t('employer.nav.post')}</LinkButton> : undefined
      }
    >
      {isFirst ? t('employer.jobs.firstText') : t('employer.jobs.noneText')}
    </EmptyState>
  );
}
