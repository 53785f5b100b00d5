import { redirect, useNavigate } from 'react-router';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { PastImports } from '#src/modules/job-imports/web/past-imports.tsx';
import { SourceChoice } from '#src/modules/job-imports/web/source-choice.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Steps } from '#src/ui/layout/steps.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { idIn } from '../id-in.ts';
import type { Route } from './+types/job-import';
import { useImportSteps } from './import-steps.ts';
import { EmployerPage } from './page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = idIn(new URL(request.url).searchParams, 'before');
  return context.get(servicesContext).api('GET /recruiters/job-imports', { before });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const answer = await answerForm(request, {
    address: async (form) => {
      const source = textOf(form, 'source') === 'page' ? 'page' : 'feed';
      const { id } = await api('POST /recruiters/job-imports/address', { source, url: textOf(form, 'url') });
      return { leaveTo: `/${params.lang}/employer/jobs/import/${id}` };
    },
  });
  return answer.leaveTo ? redirect(answer.leaveTo) : answer;
}

export default function JobImport({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { steps, label } = useImportSteps();
  return (
    <EmployerPage
      title={t('imports.title')}
      description={t('imports.intro')}
      back={{ to: `/${language}/employer/jobs`, label: t('employer.nav.jobs') }}
    >
      <div className="grid grid-cols-1 gap-10">
        <Steps label={label} steps={steps} current={0} />
        <div className="grid grid-cols-1 gap-4">
          <SourceChoice onMade={(id) => navigate(`/${language}/employer/jobs/import/${id}`)} />
          <p>
            <HelpLink about="imports" />
          </p>
        </div>
        <PastImports imports={loaderData.imports} hasMore={loaderData.has_more} />
      </div>
    </EmployerPage>
  );
}
