import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { LONGEST_PASSWORD } from '#src/modules/sharing/limits.ts';
import { SharedSheet } from '#src/modules/sharing/web/shared-sheet.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { PasswordField } from '#src/ui/controls/text-field.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Route } from './+types/shared-resume';

/** No cache keeps it, so that turning the link off counts at once; nobody else is told its address by this page. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': loaderHeaders.get('referrer-policy') ?? 'no-referrer',
  };
}

/** Under no-referrer a browser sends a form without its origin, and the password would be refused as a foreign one. */
const WITH_FORM = { 'referrer-policy': 'same-origin' };

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const shared = await context.get(servicesContext).api('POST /shared-resumes/open', { token: params.token });
    return data({ shared }, { headers: shared.state === 'locked' ? WITH_FORM : {} });
  } catch (error) {
    // 400: nothing that could ever have been a token.
    if (!isRefusal(error) || ![400, 404, 410].includes(error.status)) throw error;
    return data({ shared: null }, { status: error.status === 410 ? 410 : 404 });
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const password = String((await request.formData()).get('password') ?? '');
  try {
    await context.get(servicesContext).api('POST /shared-resumes/unlock', { token: params.token, password });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { message: error.fields.password ?? error.message };
  }
  throw redirect(`/${params.lang}/shared/${params.token}`, 303);
}

/** RES-03: a resume for whoever has its link. */
export default function SharedResumePage({ loaderData: { shared }, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <main id="content" className="mx-auto w-full max-w-3xl flex-1 px-4 pb-10 sm:px-6">
      <title>{t('shell.titleTemplate', { title: t('profiles.sharing.page.title') })}</title>
      <meta name="description" content={t('profiles.sharing.page.description')} />
      <meta name="robots" content="noindex, nofollow, noarchive" />
      {!shared ? (
        <EmptyState
          illustration={<Illustration name="closed" />}
          title={t('profiles.sharing.page.endedTitle')}
          headingLevel={1}
        >
          {t('profiles.sharing.page.endedText')}
        </EmptyState>
      ) : shared.resume ? (
        <Opened shared={shared} token={params.token}>
          <SharedSheet resume={shared.resume} />
        </Opened>
      ) : shared.state === 'locked' ? (
        <Locked message={actionData?.message} />
      ) : (
        <EmptyState title={t('profiles.sharing.page.title')} headingLevel={1}>
          {t('profiles.sharing.page.program')}
        </EmptyState>
      )}
    </main>
  );
}

type Shared = NonNullable<Route.ComponentProps['loaderData']['shared']>;

function Opened({ shared, token, children }: { shared: Shared; token: string; children: ReactNode }) {
  const { t, language } = useTranslation();
  const until = useLocalTime(shared.expires_at, { dateStyle: 'long' });
  return (
    <>
      {shared.is_own ? (
        <div className="mb-4">
          <Notice>
            {t('profiles.sharing.page.own')}{' '}
            <TextLink to={`/${language}/online-resume/sharing`}>{t('profiles.sharing.page.manage')}</TextLink>
          </Notice>
        </div>
      ) : null}
      {shared.has_download ? (
        <div className="mb-4 flex justify-end">
          <a href={`/download/shared-resume/${token}.pdf`} download className={buttonStyle('secondary')}>
            <Download aria-hidden className="size-5" />
            {t('profiles.online.pdf')}
          </a>
        </div>
      ) : null}
      {children}
      <p className="mt-4 text-center text-ink-muted text-sm">{t('profiles.sharing.page.until', { date: until })}</p>
    </>
  );
}

function Locked({ message }: { message: string | undefined }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto max-w-md">
      <EmptyState
        illustration={<Illustration name="share" />}
        title={t('profiles.sharing.page.lockedTitle')}
        headingLevel={1}
      >
        {t('profiles.sharing.page.lockedText')}
      </EmptyState>
      <Form method="post" className="grid gap-5">
        <PasswordField
          name="password"
          label={t('profiles.sharing.page.password')}
          error={message}
          autoComplete="off"
          maxLength={LONGEST_PASSWORD}
        />
        <Button type="submit" isLoading={isSending}>
          {t('profiles.sharing.page.unlock')}
        </Button>
      </Form>
    </div>
  );
}
