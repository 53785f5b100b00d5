import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, isRouteErrorResponse, NavLink, Outlet, redirect, useLocation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ToastRegion } from '#src/ui/feedback/toast.tsx';
import { Container } from '#src/ui/layout/page.tsx';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { RegionLink } from '../employer/employer-logo.tsx';
import { findViewer } from '../employer/viewer.ts';
import { PageError } from '../page-error.tsx';
import { LogoMark } from '../shell/logo.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import type { Route } from './+types/operator-shell';
import { type WaitingRow, waitingAt } from './waiting-places.ts';

/** The operators' room. Nobody else learns that it exists, and an operator needs two-factor sign-in. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = await findViewer(context.get(servicesContext));
  const { pathname } = url;
  if (!viewer) {
    const back = encodeURIComponent(pathname.slice(params.lang.length + 1));
    throw redirect(`/${params.lang}/get-started?redirect=${back}`);
  }
  if (viewer.role !== 'operator') throw new Response(null, { status: 404 });
  return {
    name: [viewer.first_name, viewer.last_name].join(' ').trim(),
    waiting: await loadWaiting(context.get(servicesContext)),
  };
}

/** None for an operator whom the calls refuse until they have a second factor. */
async function loadWaiting({ api }: PageServices) {
  try {
    return (await api('GET /operator/waiting', {})).waiting;
  } catch (error) {
    if (isRefusal(error) && error.status === 403) return [];
    throw error;
  }
}

/** What waits is read anew with every page; the server remembers it for some seconds. */
export const shouldRevalidate = () => true;

const places = [
  { path: '/operator/moderation', label: 'operator.nav.moderation' },
  { path: '/operator/verifications', label: 'operator.nav.verifications' },
  { path: '/operator/companies', label: 'operator.nav.companies' },
  { path: '/operator/feedback', label: 'operator.nav.feedback' },
  { path: '/operator/vip', label: 'operator.nav.vip' },
  { path: '/operator/invitations', label: 'operator.nav.invitations' },
  { path: '/operator/points', label: 'operator.nav.points' },
  { path: '/operator/mail', label: 'operator.nav.mail' },
  { path: '/operator/audit', label: 'operator.nav.audit' },
] as const;

export default function OperatorShell({ loaderData: { name, waiting } }: Route.ComponentProps) {
  return (
    <Frame name={name} waiting={waiting}>
      <Outlet />
    </Frame>
  );
}

function Frame({ name, waiting = [], children }: { name: string; waiting?: WaitingRow[]; children: ReactNode }) {
  const { t, language } = useTranslation();
  return (
    <div className="min-h-dvh">
      <SkipLink target="content" />
      <OfflineNotice />
      <header className="sticky top-0 z-header border-line border-b bg-canvas/95 backdrop-blur-md">
        <Container className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1">
          <Link
            to={`/${language}/operator`}
            className="flex min-h-11 items-center gap-2.5 rounded-control font-bold text-ink no-underline hover:text-accent-ink"
          >
            <LogoMark className="size-7" />
            {t('operator.title')}
          </Link>
          <nav aria-label={t('shell.nav.main')} className="order-last w-full sm:order-none sm:w-auto">
            <ul className="flex flex-wrap gap-1">
              {places.map(({ path, label }) => (
                <li key={path}>
                  <NavLink
                    to={`/${language}${path}`}
                    className={({ isActive }) =>
                      classNames(
                        'inline-flex min-h-11 items-center rounded-control px-3 font-medium no-underline hover:bg-hover',
                        isActive ? 'text-accent-ink' : 'text-ink-muted hover:text-ink',
                      )
                    }
                  >
                    {t(label)}
                    <Waiting count={waitingAt(waiting, path)} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <OperatorActions name={name} />
        </Container>
      </header>
      {children}
      <ToastRegion />
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className="ms-1.5">
      <span aria-hidden>
        <CountBadge count={count} />
      </span>
      <VisuallyHidden>{` ${t('operator.start.count', { count })}`}</VisuallyHidden>
    </span>
  );
}

function OperatorActions({ name }: { name: string }) {
  const { t, language } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div className="ms-auto flex items-center">
      <span className="hidden max-w-40 truncate text-ink-muted text-sm md:inline">{name}</span>
      <RegionLink back={pathname + search} isCompact />
      <Form method="post" action={`/${language}/employer/account`} reloadDocument>
        <button
          type="submit"
          name="do"
          value="sign-out"
          aria-label={t('employer.nav.signOut')}
          title={t('employer.nav.signOut')}
          className="grid size-11 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
        >
          <LogOut aria-hidden className="size-5 rtl:-scale-x-100" />
        </button>
      </Form>
    </div>
  );
}

function NeedsTwoFactor() {
  const { t, language } = useTranslation();
  return (
    <main id="content" className="mx-auto max-w-xl px-4 py-16">
      <title>{t('shell.titleTemplate', { title: t('operator.title') })}</title>
      <h1 className="mb-6 font-bold text-3xl text-ink">{t('operator.title')}</h1>
      <Notice
        tone="warning"
        title={t('operator.twoFactor.title')}
        actions={
          <LinkButton to={`/${language}/settings`} size="sm">
            {t('operator.twoFactor.settings')}
          </LinkButton>
        }
      >
        {t('operator.twoFactor.text')}
      </Notice>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // The server refuses an operator without a second factor; the room says what to do about it.
  if (isRouteErrorResponse(error) && error.status === 403) {
    return (
      <Frame name="">
        <NeedsTwoFactor />
      </Frame>
    );
  }
  return <PageError error={error} />;
}
