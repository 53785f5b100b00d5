import { AcceptInvitation, InvitationOver } from '#src/modules/companies/web/accept-invitation.tsx';
import { servicesContext } from '#src/page-context.ts';
import { ToastRegion } from '#src/ui/feedback/toast.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { orExplain } from '../or-explain.ts';
import { PageError } from '../page-error.tsx';
import type { Route } from './+types/invitation';
import { LandingHeader } from './landing-header.tsx';
import { textOf, toRefusal } from './refusal.ts';
import { findViewer, signInHref, switchRole } from './viewer.ts';

/** The link of an invitation. It shows to anyone who invites whom, and lets in who owns the invited address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const invitation = await orExplain(services.api('GET /recruiters/invitations/:token', { token: params.token }));
  const viewer = await findViewer(services);
  const boss = viewer?.role === 'recruiter' ? await services.api('GET /recruiters/me', {}) : null;
  return {
    invitation,
    viewer: viewer && {
      hasName: Boolean(viewer.first_name || viewer.last_name),
      company: boss?.membership?.company.name ?? null,
    },
    signIn: signInHref(params.lang, `/employer/invitation/${params.token}`),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const { token } = params;
  try {
    if (textOf(form, 'do') === 'code') {
      await services.api('POST /recruiters/invitations/:token/code', { token });
      return { isCodeSent: true as const };
    }
    if (form.has('first_name')) {
      const name = { first_name: textOf(form, 'first_name'), last_name: textOf(form, 'last_name') };
      await services.api('PATCH /jobseeker/me', name);
    }
    const code = textOf(form, 'code');
    await services.api('POST /recruiters/invitations/:token/accept', {
      token,
      position: textOf(form, 'position'),
      ...(code && { code }),
    });
    // Whoever was looking for a job until now hires from here on; the session goes on under a new token, so it comes last.
    return await switchRole(services, 'recruiter', `/${params.lang}/employer/dashboard`);
  } catch (error) {
    return toRefusal(error, form);
  }
}

export default function Invitation({ loaderData: { invitation, viewer, signIn }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { company, state } = invitation;
  return (
    <>
      <SkipLink target="content" />
      <LandingHeader />
      <main id="content">
        <title>{t('shell.titleTemplate', { title: t('employer.invitation.title', { company: company.name }) })}</title>
        <meta name="robots" content="noindex" />
        <Container className="max-w-xl py-10 sm:py-16">
          {state === 'open' ? (
            <AcceptInvitation
              invitation={invitation}
              viewer={viewer}
              signInHref={signIn}
              isCodeSent={Boolean(actionData && ('isCodeSent' in actionData || actionData.typed.code !== undefined))}
              refusal={actionData && 'message' in actionData ? actionData : undefined}
            />
          ) : (
            <InvitationOver state={state} invitedBy={invitation.invited_by} />
          )}
        </Container>
      </main>
      <ToastRegion />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
