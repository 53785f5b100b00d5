import { PracticeRules, PracticeStart } from '#src/modules/coach/web/practice-start.tsx';
import { PracticeView } from '#src/modules/coach/web/practice-view.tsx';
import { servicesContext } from '#src/page-context.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/coach-practice';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    if (params.id) {
      const practice = await api('GET /coach/practices/:id', { id: Number(params.id) || 0 });
      return { practice, jobs: [], rules: practice.rules };
    }
    const job_id = Number(new URL(request.url).searchParams.get('job')) || undefined;
    return { practice: null, ...(await api('GET /coach/practice-jobs', { job_id })) };
  });
}

/** AI-05: an interview to practise, with questions from a job post. */
export default function CoachPractice({ loaderData: { practice, jobs, rules }, params }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <PageHead
        title={t('coach.practice.title')}
        description={t('coach.practice.intro')}
        path="/coach/practice"
        isUnlisted
      />
      <Container className="pb-16">
        <PageHeader
          lead={<BackLink to={`/${language}/coach`} label={t('coach.title')} />}
          title={t('coach.practice.title')}
          description={practice ? `${practice.job_title} · ${practice.company_name}` : t('coach.practice.intro')}
        />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {practice ? <PracticeView key={params.id} begun={practice} /> : <PracticeStart jobs={jobs} />}
          <aside className="grid content-start gap-4">
            <PracticeRules rules={rules} />
          </aside>
        </div>
      </Container>
    </main>
  );
}
