import { data } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { WritingHelp } from '#src/modules/ai/web/writing-help.tsx';
import { WritingHelpProvider } from '#src/modules/profiles/web/writing-help-slot.tsx';
import { ResumeEditor } from '#src/modules/resume-designs/web/resume-editor.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
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
      const [resume, skills, languages] = await Promise.all([
        api('GET /resume-template/online-resumes/:id', { id }),
        loadLevels(api, 'skill_proficiency_lists'),
        loadLevels(api, 'language_proficiency_lists'),
      ]);
      // A copy stays as it is: there is nothing to edit.
      if (resume.kind === 'draft') return { resume, levels: { skills, languages } };
    } catch (error) {
      if (!isRefusal(error) || error.status === 401 || error.status >= 500) throw error;
    }
    throw data(null, { status: 404 });
  });
}

async function loadLevels(api: PageServices['api'], name: string) {
  const levels = (await api('GET /config/:name/list', { name }))[name] ?? [];
  return levels.map(({ id, value }) => ({ value: id, label: String(value) }));
}

/** One draft with its paper beside it. */
export default function OnlineResumePage({ loaderData: { resume, levels } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <PageHead title={resume.name} description={t('profiles.online.intro')} path="/online-resume" isUnlisted />
      <Container className="pb-16">
        <BackLink to={`/${language}/online-resume`} label={t('profiles.online.title')} className="mt-4" />
        <h1 className="sr-only">{resume.name}</h1>
        <div className="pt-4">
          <WritingHelpProvider value={WritingHelp}>
            <ResumeEditor key={resume.id} resume={resume} levels={levels} />
          </WritingHelpProvider>
        </div>
      </Container>
    </main>
  );
}
