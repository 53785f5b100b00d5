import { data } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { WritingHelp } from '#src/modules/ai/web/writing-help.tsx';
import { WritingHelpProvider } from '#src/modules/profiles/web/writing-help-slot.tsx';
import { ResumeEditor } from '#src/modules/resume-designs/web/resume-editor.tsx';
import { servicesContext } from '#src/page-context.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/online-resume';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const id = Number(params.id);
  return asAccount(request, params.lang, async () => {
    try {
      const resume = await api('GET /resume-template/online-resumes/:id', { id });
      // A copy stays as it is: there is nothing to edit.
      if (resume.kind === 'draft') return resume;
    } catch (error) {
      if (!isRefusal(error) || error.status === 401 || error.status >= 500) throw error;
    }
    throw data(null, { status: 404 });
  });
}

/** One draft with its paper beside it. */
export default function OnlineResumePage({ loaderData: resume }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <PageHead title={resume.name} description={t('profiles.online.intro')} path="/online-resume" isUnlisted />
      <Container className="pb-16">
        <BackLink to={`/${language}/online-resume`} label={t('profiles.online.title')} className="mt-4" />
        <h1 className="sr-only">{resume.name}</h1>
        <div className="pt-4">
          <WritingHelpProvider value={WritingHelp}>
            <ResumeEditor key={resume.id} resume={resume} />
          </WritingHelpProvider>
        </div>
      </Container>
    </main>
  );
}
