import { Download } from 'lucide-react';
import { data, redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { DEFAULTED, isTarget } from '#src/modules/job-imports/import-targets.ts';
import type { ImportDefaults, ImportSummary, RowStatus } from '#src/modules/job-imports/job-imports.contract.ts';
import { ColumnForm } from '#src/modules/job-imports/web/column-table.tsx';
import { DeleteImport } from '#src/modules/job-imports/web/delete-import.tsx';
import { PublishBox } from '#src/modules/job-imports/web/publish-box.tsx';
import { ReportRows } from '#src/modules/job-imports/web/report-rows.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar } from '#src/ui/feedback/progress.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { TitledSection } from '#src/ui/layout/page.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { usePolling } from '#src/ui/use-polling.ts';
import { answerForm } from '../form-answer.ts';
import { idIn } from '../id-in.ts';
import type { Route } from './+types/job-import-report';
import { stepOf, useImportSteps } from './import-steps.ts';
import { loadJobOptions } from './job-options.ts';
import { EmployerPage } from './page.tsx';

const shownStatuses = ['drafted', 'updated', 'published', 'differs', 'known', 'refused'] as const satisfies RowStatus[];
const POLL_MS = 1500;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const status = shownStatuses.find((one) => one === search.get('status'));
  const found = await findImport(services, Number(params.id));
  const hasReport = found.status === 'done' || found.status === 'publishing';
  const [report, options] = await Promise.all([
    hasReport
      ? services.api('GET /recruiters/job-imports/:id/rows', {
          id: found.id,
          after: idIn(search, 'after') ?? 0,
          status,
        })
      : null,
    found.status === 'mapping' ? loadJobOptions(services).then((loaded) => loaded.options) : null,
  ]);
  return { found, report, options, status: status ?? null };
}

async function findImport({ api }: PageServices, id: number) {
  try {
    return await api('GET /recruiters/job-imports/:id', { id });
  } catch (error) {
    if (isRefusal(error) && error.status < 500 && error.status !== 401) throw data(null, { status: 404 });
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const id = Number(params.id);
  const answer = await answerForm(request, {
    start: async (form) => {
      const chosen = [...form.keys()].filter((name) => name.startsWith('target_'));
      const targets = chosen.map((name) => String(form.get(name))).map((one) => (isTarget(one) ? one : null));
      await api('POST /recruiters/job-imports/:id/start', { id, targets, defaults: readDefaults(form) });
      return {};
    },
    publish: async (form) => {
      await api('POST /recruiters/job-imports/:id/publish', { id, attest: (form.get('attest') === '1') as true });
      return {};
    },
    delete: async () => {
      await api('DELETE /recruiters/job-imports/:id', { id });
      return { leaveTo: `/${params.lang}/employer/jobs/import` };
    },
  });
  return answer.leaveTo ? redirect(answer.leaveTo) : answer;
}

function readDefaults(form: FormData): ImportDefaults {
  const typed = DEFAULTED.map((name) => [name, String(form.get(`default_${name}`) ?? '')] as const).filter(
    ([, text]) => text,
  );
  return Object.fromEntries(
    typed.map(([name, text]) => [name, name === 'currency' || name === 'language' ? text : Number(text)]),
  );
}

export default function JobImportReport({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { found, report, options, status } = loaderData;
  const { steps, label } = useImportSteps();
  const isAtWork = found.status === 'reading' || found.status === 'running' || found.status === 'publishing';
  usePolling(isAtWork, POLL_MS);
  return (
    <EmployerPage
      title={found.name}
      back={{ to: `/${language}/employer/jobs/import`, label: t('imports.title') }}
      actions={
        found.status === 'done' ? (
          <LinkButton variant="secondary" to={`/${language}/employer/jobs/import`}>
            {t('imports.again')}
          </LinkButton>
        ) : undefined
      }
    >
      <div className="grid grid-cols-1 gap-10">
        <Steps label={label} steps={steps} current={found.status === 'done' ? steps.length : stepOf[found.status]} />
        {isAtWork ? <AtWork found={found} /> : null}
        {found.status === 'failed' ? (
          <Notice
            tone="danger"
            title={t('imports.failed.title')}
            actions={
              <LinkButton size="sm" to={`/${language}/employer/jobs/import`}>
                {t('imports.failed.again')}
              </LinkButton>
            }
          >
            {found.problem}
          </Notice>
        ) : null}
        {found.stopped_after === null ? null : (
          <Notice tone="info" title={t('imports.stopped.title', { count: found.stopped_after })}>
            {t('imports.stopped.text')}
          </Notice>
        )}
        {found.status === 'mapping' && options ? (
          <ColumnForm columns={found.columns} defaults={found.defaults} rowCount={found.row_count} options={options} />
        ) : null}
        {found.status === 'done' ? <Publishing found={found} /> : null}
        {report ? <Report found={found} report={report} status={status} /> : null}
        <DeleteImport isAtWork={isAtWork} />
      </div>
    </EmployerPage>
  );
}

function AtWork({ found }: { found: ImportSummary }) {
  const { t } = useTranslation();
  const { waiting, publishing } = found.counts;
  const done = found.status === 'running' ? found.row_count - waiting : found.row_count - publishing;
  const title =
    found.status === 'reading'
      ? t('imports.reading.title')
      : t(found.status === 'running' ? 'imports.running.drafts' : 'imports.running.publishing');
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-3">
      <ProgressBar
        label={title}
        value={found.status === 'reading' ? undefined : (done / Math.max(1, found.row_count)) * 100}
      />
      <p className="text-ink-muted">
        {t(found.status === 'reading' ? 'imports.reading.text' : 'imports.running.text')}
      </p>
    </div>
  );
}

function Publishing({ found }: { found: ImportSummary }) {
  const { t } = useTranslation();
  const { drafted, updated } = found.counts;
  if (found.complete_count > 0) return <PublishBox key={found.complete_count} count={found.complete_count} />;
  if (drafted + updated === 0) return null;
  return (
    <Notice tone="info" title={t('imports.publish.none')}>
      {t('imports.publish.noneText')}
    </Notice>
  );
}

interface ReportProps {
  found: ImportSummary;
  report: NonNullable<Route.ComponentProps['loaderData']['report']>;
  status: RowStatus | null;
}

function Report({ found, report, status }: ReportProps) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  const date = useLocalTime(found.expires_at, { dateStyle: 'long' });
  const shown = shownStatuses.filter((one) => found.counts[one] > 0);
  const tabs = [
    { to: '?', label: `${t('imports.report.all')} (${number.format(found.row_count)})`, isCurrent: status === null },
    ...shown.map((one) => ({
      to: `?status=${one}`,
      label: `${t(`imports.rows.${one}`)} (${number.format(found.counts[one])})`,
      isCurrent: status === one,
    })),
  ];
  const next = new URLSearchParams({ ...(status && { status }), after: String(report.rows.at(-1)?.line ?? 0) });
  return (
    <TitledSection title={t('imports.report.title')} description={t('imports.report.expires', { date })}>
      <LinkTabs label={t('imports.report.result')} tabs={tabs} />
      <div className="mt-4">
        <ReportRows rows={report.rows} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {report.has_more ? (
          <LinkButton variant="secondary" to={`?${next}`}>
            {t('imports.report.more')}
          </LinkButton>
        ) : null}
        <LinkButton
          variant="secondary"
          reloadDocument
          to={`/download/job-import-${found.id}.csv`}
          icon={<Download aria-hidden className="size-5" />}
        >
          {t('imports.report.download')}
        </LinkButton>
      </div>
    </TitledSection>
  );
}
