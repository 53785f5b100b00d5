import { Form, redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ForwardArrow } from '#src/ui/layout/direction-icon.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/landing';
import { LandingHeader } from './landing-header.tsx';
import { LandingPicture } from './landing-picture.tsx';
import { Duties, Gains, HowItWorks, SampleCard } from './landing-sections.tsx';
import { findViewer, signInHref, switchRole } from './viewer.ts';

/** A Boss goes straight to work; everyone else reads what the site is for. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = await findViewer(context.get(servicesContext));
  if (viewer?.role === 'recruiter') throw redirect(`/${params.lang}${placeWanted(url)}`);
  return { isTalent: viewer?.role === 'talent' };
}

/** A talent who wants to hire switches sides with one press, also without scripts. */
export async function action({ params, url, context }: Route.ActionArgs) {
  try {
    return await switchRole(context.get(servicesContext), 'recruiter', `/${params.lang}${placeWanted(url)}`);
  } catch (error) {
    if (isRefusal(error)) return { message: error.message };
    throw error;
  }
}

/** The page of the employer site that someone was on their way to, as a link of a notice or an e-mail. */
function placeWanted(url: URL): string {
  const next = url.searchParams.get('next') ?? '';
  return /^\/employer\/[\w/?=&%-]+$/.test(next) ? next : '/employer/dashboard';
}

export default function Landing({ loaderData: { isTalent }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink target="content" />
      <LandingHeader />
      <main id="content">
        <PageHead title={t('employer.landing.title')} description={t('employer.landing.seo')} path="/employer" />
        <div className="overflow-clip border-line border-b bg-surface">
          <Container className="hero">
            <div>
              <h1 className="text-balance font-bold text-display text-ink">{t('employer.landing.heading')}</h1>
              <p className="mt-5 max-w-prose text-ink-muted text-lg sm:text-xl sm:leading-8">
                {t('employer.landing.intro')}
              </p>
              <div className="mt-8">
                <Start isTalent={isTalent} />
              </div>
              {actionData?.message ? (
                <div className="mt-4">
                  <Notice tone="danger">{actionData.message}</Notice>
                </div>
              ) : null}
              <p className="mt-4 text-ink-muted text-sm">{t('employer.landing.free')}</p>
            </div>
            <LandingPicture />
          </Container>
        </div>
        <Container className="space-y-16 py-12 sm:space-y-24 sm:py-20">
          <Gains />
          <SampleCard />
          <Duties />
          <HowItWorks />
          <section className="flex flex-col items-center text-center">
            <h2 className="mb-6 font-bold text-3xl text-ink">{t('employer.landing.endTitle')}</h2>
            <Start isTalent={isTalent} />
          </section>
        </Container>
      </main>
    </>
  );
}

function Start({ isTalent }: { isTalent: boolean }) {
  const { t, language } = useTranslation();
  const arrow = <ForwardArrow />;
  if (isTalent) {
    return (
      <Form method="post" reloadDocument>
        <Button type="submit" size="lg" iconAfter={arrow}>
          {t('employer.landing.switch')}
        </Button>
      </Form>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={signInHref(language, '/employer')} size="lg" iconAfter={arrow}>
        {t('employer.landing.start')}
      </LinkButton>
      <LinkButton to={signInHref(language, '/employer')} size="lg" variant="secondary">
        {t('employer.landing.signIn')}
      </LinkButton>
    </div>
  );
}
