import { data, redirect, useNavigate } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { EditForm } from '#src/modules/jobs/web/posting/edit-form.tsx';
import { PostHelpProvider } from '#src/modules/jobs/web/posting/post-help-slot.tsx';
import { servicesContext } from '#src/page-context.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/job-edit';
import { loadJobOptions } from './job-options.ts';
import { EmployerPage } from './page.tsx';
import { PostHelp } from './post-help.tsx';
import { useBoss } from './use-boss.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [{ options }, { job, fields, draft }] = await Promise.all([
    loadJobOptions(services),
    services.api('GET /recruiters/jobs/:id', { id: Number(params.id) }).catch((error: unknown) => {
      if (isRefusal(error) && error.status < 500) throw data(null, { status: 404 });
      throw error;
    }),
  ]);
  if (!job.may.edit) throw redirect(`/${params.lang}/employer/jobs/${job.id}`);
  return { options, job, fields, draft };
}

export default function JobEdit({ loaderData: { options, job, fields, draft } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { permissions } = useBoss();
  const page = `/${language}/employer/jobs/${job.id}`;
  return (
    <EmployerPage
      title={t('employer.form.editTitle')}
      description={job.title}
      width="editor"
      back={{ to: page, label: job.title }}
    >
      <PostHelpProvider value={PostHelp}>
        <EditForm
          key={job.id}
          jobId={job.id}
          published={fields}
          draft={draft}
          options={options}
          mayMask={permissions.mask_salary}
          onSaved={() => {
            showToast(t('employer.form.changed'), { tone: 'success' });
            navigate(page);
          }}
        />
      </PostHelpProvider>
    </EmployerPage>
  );
}
