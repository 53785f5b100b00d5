import { Eye, FileSearch } from 'lucide-react';
import { redirect } from 'react-router';
import { type DesignName, designNames } from '#src/modules/resume-designs/resume-design.ts';
import { DesignCard } from '#src/modules/resume-designs/web/design-card.tsx';
import { ResumeList } from '#src/modules/resume-designs/web/resume-list.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/online-resumes';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () => api('GET /resume-template/online-resumes', {}));
}

/** Begins a draft, keeps a copy or deletes one of them. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { api, language } = context.get(servicesContext);
  const answer = await asAccount(request, params.lang, () =>
    answerForm(request, {
      create: async (form) => {
        const design = textOf(form, 'design') as DesignName;
        const from = Number(textOf(form, 'from')) || undefined;
        const made = await api('POST /resume-template/online-resumes/create', { design, from });
        return { leaveTo: `/${language}/online-resume/${made.id}` };
      },
      copy: async (form) => {
        await api('POST /resume-template/online-resumes/:id/copy', { id: Number(textOf(form, 'id')) });
        return {};
      },
      delete: async (form) => {
        await api('DELETE /resume-template/online-resumes/:id/delete', { id: Number(textOf(form, 'id')) });
        return {};
      },
    }),
  );
  return answer.leaveTo ? redirect(answer.leaveTo) : answer;
}

/** The resumes that someone makes here, and the designs to begin another with. */
export default function OnlineResumes({ loaderData: { drafts, copies }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const title = t('profiles.online.title');
  return (
    <main id="content">
      <PageHead title={title} description={t('profiles.online.intro')} path="/online-resume" isUnlisted />
      <Container className="pb-16">
        <PageHeader
          title={title}
          description={t('profiles.online.intro')}
          actions={
            <>
              <LinkButton
                to={`/${language}/resume-analysis`}
                variant="secondary"
                icon={<FileSearch aria-hidden className="size-5" />}
              >
                {t('analysis.check')}
              </LinkButton>
              <LinkButton
                to={`/${language}/online-resume/sharing`}
                variant="secondary"
                icon={<Eye aria-hidden className="size-5" />}
              >
                {t('profiles.own.seen.opened')}
              </LinkButton>
            </>
          }
        />
        {actionData && !actionData.isDone ? (
          <div className="mb-6">
            <Notice tone="warning">{actionData.message}</Notice>
          </div>
        ) : null}
        {drafts.length + copies.length > 0 ? (
          <ResumeList drafts={drafts} copies={copies} />
        ) : (
          <EmptyState illustration={<Illustration name="resume" />} title={t('profiles.online.emptyTitle')}>
            {t('profiles.online.emptyText')}
          </EmptyState>
        )}
        <section aria-labelledby="designs" className="mt-12">
          <h2 id="designs" className="mb-6 font-bold text-2xl text-ink">
            {t('profiles.online.begin')}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4 lg:gap-6">
            {designNames.map((name) => (
              <li key={name}>
                <DesignCard name={name} />
              </li>
            ))}
          </ul>
        </section>
      </Container>
    </main>
  );
}
