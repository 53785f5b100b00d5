import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import { ImportReview, ResumeReview } from '#src/modules/resumes/web/review/resume-review.tsx';
import { servicesContext } from '#src/page-context.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/resume-review';
import { RESUME_ANSWERED } from './onboarding.ts';

const IMPORT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** RES-02: a kept resume beside what was read of it. RES-05: by the name of its file, an import that is not kept. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, language } = context.get(servicesContext);
  return asAccount(request, language, async () => {
    if (IMPORT.test(params.id)) {
      const [, profile] = await Promise.all([
        api('GET /jobseeker/resume/imports/:id', { id: params.id }).catch(answerGone),
        api('GET /jobseeker/profile'),
      ]);
      return { resume: undefined, profile, draft: null };
    }
    const [{ resumes }, profile] = await Promise.all([
      api('GET /jobseeker/attached-resumes'),
      api('GET /jobseeker/profile'),
    ]);
    const resume = resumes.find(({ id, is_withheld }) => String(id) === params.id && !is_withheld);
    if (!resume) throw new Response(null, { status: 404 });
    const { draft } = await api('GET /jobseeker/attached-resumes/:id/review', { id: resume.id });
    return { resume, profile, draft };
  });
}

/** It was let go after a review, or after its day. */
function answerGone(error: unknown): never {
  throw isRefusal(error) && error.status === 404 ? new Response(null, { status: 404 }) : error;
}

export default function ResumeReviewPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const profilePath = `/${params.lang}/manage-profile`;
  const next = ownPath(search.get('redirect')) ?? profilePath;
  const { resume, profile, draft } = loaderData;
  const goOn = async () => {
    // A lost call only leaves it for the day that it has anyway.
    if (!resume) await api('DELETE /jobseeker/resume/imports/:id', { id: params.id }).catch(() => undefined);
    // Whoever has just signed up is asked for a resume once; a lost note only asks again.
    if (next.startsWith(`/${params.lang}/welcome`)) {
      await api('POST /jobseeker/popup-window/record', { name: RESUME_ANSWERED }).catch(() => undefined);
    }
    navigate(next);
  };
  return (
    <main id="content">
      <PageHead
        title={t('resumes.review.title')}
        description={t('resumes.review.intro')}
        path={`/manage-profile/resume/${params.id}`}
        isUnlisted
      />
      <Container className="pb-16">
        <BackLink to={next} label={t('ui.back')} className="mt-4" />
        <PageHeader title={t('resumes.review.title')} description={t('resumes.review.intro')} />
        {resume ? (
          <ResumeReview {...{ resume, profile, draft }} byHand={next} onSaved={goOn} />
        ) : (
          <ImportReview fileId={params.id} profile={profile} byHand={next} onSaved={goOn} />
        )}
      </Container>
    </main>
  );
}
