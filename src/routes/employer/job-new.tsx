import { data, useNavigate } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { DraftForm } from '#src/modules/jobs/web/posting/draft-form.tsx';
import { emptyFields } from '#src/modules/jobs/web/posting/job-form-state.ts';
import { PostHelpProvider } from '#src/modules/jobs/web/posting/post-help-slot.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/job-new';
import { EarlierJobs, loadEarlierJobs } from './earlier-jobs.tsx';
import { loadJobOptions } from './job-options.ts';
import { EmployerPage } from './page.tsx';
import { PostHelp } from './post-help.tsx';
import { useBoss } from './use-boss.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [{ options, start }, draft, earlier] = await Promise.all([
    loadJobOptions(services),
    findDraft(services, params.id),
    params.id === undefined ? loadEarlierJobs(services) : null,
  ]);
  const fields = draft?.fields ?? { ...emptyFields(start), ...earlier?.fields };
  const saved = draft ? { id: draft.id, saved_at: draft.saved_at } : null;
  // Every arrival is a form of its own, also from one draft to another.
  return { options, fields, draft: saved, earlier: earlier?.jobs ?? [], arrival: crypto.randomUUID() };
}

async function findDraft(services: PageServices, id: string | undefined) {
  if (id === undefined) return null;
  try {
    return await services.api('GET /recruiters/jobs/drafts/:id', { id: Number(id) });
  } catch (error) {
    if (isRefusal(error) && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}

export default function JobNew({ loaderData }: Route.ComponentProps) {
  const { options, fields, draft, earlier, arrival } = loaderData;
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { jobs, permissions } = useBoss();
  const isFull = jobs.most !== null && jobs.active >= jobs.most;
  return (
    <EmployerPage
      title={t('employer.form.newTitle')}
      description={t('employer.form.newIntro')}
      width="editor"
      back={{ to: `/${language}/employer/jobs`, label: t('employer.nav.jobs') }}
    >
      {isFull ? (
        <div className="mb-8">
          <Notice
            tone="warning"
            title={t('employer.form.full', { count: jobs.most ?? 0 })}
            actions={
              <LinkButton size="sm" to={`/${language}/employer/verification`}>
                {t('employer.verification.start')}
              </LinkButton>
            }
          >
            {t('employer.form.fullText')}
          </Notice>
        </div>
      ) : null}
      {earlier.length > 0 ? <EarlierJobs jobs={earlier} /> : null}
      <PostHelpProvider value={PostHelp}>
        <DraftForm
          key={arrival}
          draft={draft}
          start={fields}
          options={options}
          mayMask={permissions.mask_salary}
          onCreated={(id) => {
            // Only while the form is still on the screen: its last words may be saved after it was left.
            if (!location.pathname.endsWith('/employer/jobs/new')) return;
            // Past the router, which would draw the page anew and shut whatever list is open at that moment.
            history.replaceState(history.state, '', `/${language}/employer/jobs/new/${id}`);
          }}
          onPublished={(id) => {
            showToast(t('employer.form.published'), { tone: 'success' });
            navigate(`/${language}/employer/jobs/${id}`);
          }}
        />
      </PostHelpProvider>
    </EmployerPage>
  );
}
