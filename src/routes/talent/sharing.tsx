import type { LinkDays } from '#src/modules/sharing/limits.ts';
import { LinkList } from '#src/modules/sharing/web/link-list.tsx';
import { ShareForm } from '#src/modules/sharing/web/share-form.tsx';
import { ViewList } from '#src/modules/sharing/web/view-list.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { PageHead, usePublicUrl } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/sharing';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const wanted = (name: string) => {
    const number = Number(new URL(request.url).searchParams.get(name));
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  };
  const before = wanted('before');
  return asAccount(request, params.lang, async () => {
    const [{ links, limit }, views, { drafts, copies }] = await Promise.all([
      api('GET /jobseeker/resume-links', {}),
      api('GET /jobseeker/resume-views', { before }),
      api('GET /resume-template/online-resumes', {}),
    ]);
    return {
      links,
      limit,
      ...views,
      isFirst: before === undefined,
      resumes: [...drafts, ...copies],
      chosen: wanted('resume'),
    };
  });
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () =>
    answerForm(request, {
      create: async (form) => {
        await api('POST /jobseeker/resume-links/create', {
          resume_id: Number(textOf(form, 'resume_id')),
          days: Number(textOf(form, 'days')) as LinkDays,
          password: String(form.get('password') ?? '') || undefined,
          has_download: form.has('has_download'),
          is_name_hidden: form.has('is_name_hidden'),
          is_contact_hidden: form.has('is_contact_hidden'),
        });
        return {};
      },
      revoke: async (form) => {
        await api('POST /jobseeker/resume-links/:id/revoke', { id: Number(textOf(form, 'id')) });
        return {};
      },
    }),
  );
}

/** TRU-10: links to the own resumes, and who has opened them. */
export default function Sharing({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { links, limit, views, next_before, isFirst, resumes, chosen } = loaderData;
  const site = usePublicUrl();
  const title = t('profiles.sharing.title');
  return (
    <main id="content">
      <PageHead title={title} description={t('profiles.sharing.intro')} path="/online-resume/sharing" isUnlisted />
      <Container className="pb-16">
        <PageHeader
          title={title}
          description={t('profiles.sharing.intro')}
          lead={<BackLink to={`/${language}/online-resume`} label={t('profiles.online.title')} />}
        />
        <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
          <div className="grid min-w-0 gap-8">
            <Card as="section">
              <h2 className="mb-4 font-bold text-ink text-xl">{t('profiles.sharing.new')}</h2>
              {resumes.length > 0 ? <ShareForm key={chosen} resumes={resumes} chosen={chosen} /> : <NoResumes />}
            </Card>
            <LinkList links={links} limit={limit} site={site} />
          </div>
          <ViewList views={views} nextBefore={next_before} isFirst={isFirst} />
        </div>
      </Container>
    </main>
  );
}

function NoResumes() {
  const { t, language } = useTranslation();
  return (
    <EmptyState
      illustration={<Illustration name="share" />}
      title={t('profiles.sharing.firstTitle')}
      headingLevel={3}
      actions={<LinkButton to={`/${language}/online-resume`}>{t('profiles.online.begin')}</LinkButton>}
    >
      {t('profiles.sharing.firstText')}
    </EmptyState>
  );
}
