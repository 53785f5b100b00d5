import { useEffect } from 'react';
import { redirect } from 'react-router';
import { VideoRecorder } from '#src/modules/resumes/web/video/video-recorder.tsx';
import { servicesContext } from '#src/page-context.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/record-video';

/** The only page that may ask for camera and microphone. */
export function headers() {
  return { 'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), browsing-topics=()' };
}

/** PROF-06: where a video resume is recorded; who has no room for one more is led back to those there are. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, language } = context.get(servicesContext);
  const { videos, limit } = await asAccount(request, language, () => api('GET /jobseeker/video-resumes'));
  return videos.length < limit ? null : redirect(`/${language}/manage-profile#videos`);
}

export default function RecordVideo({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  useOwnDocument();
  const back = `/${params.lang}/manage-profile`;
  return (
    <main id="content">
      <PageHead
        title={t('resumes.video.record')}
        description={t('resumes.video.recordIntro')}
        path="/manage-profile/video"
        isUnlisted
      />
      <Container className="pb-16">
        <BackLink to={`${back}#videos`} label={t('ui.back')} className="mt-4" />
        <PageHeader title={t('resumes.video.record')} description={t('resumes.video.recordIntro')} />
        <div className="mx-auto max-w-3xl">
          <VideoRecorder onKept={() => location.assign(`${back}#videos`)} />
        </div>
      </Container>
    </main>
  );
}

/** What a page may use is settled when its document is loaded: whoever came by a link within the site loads it anew. */
function useOwnDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
  }, []);
}
