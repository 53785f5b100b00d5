import { Suspense } from 'react';
import { Outlet, redirect, useLocation } from 'react-router';
import { useLiveUnread } from '#src/modules/notifications/web/use-live-unread.ts';
import { servicesContext } from '#src/page-context.ts';
import { ToastRegion } from '#src/ui/feedback/toast.tsx';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { PageError } from '../page-error.tsx';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import type { Route } from './+types/employer-shell';
import { EmployerBottomBar, EmployerSide, EmployerTopBar } from './shell-navigation.tsx';
import { findViewer, signInHref } from './viewer.ts';

const EmployerFooter = lazyPart(() => import('./employer-footer.tsx').then((file) => file.EmployerFooter));
const AppOffers = lazy(() => import('#src/modules/app/web/app-offers.tsx'));

/** Conversations fill the window and scroll by themselves: nothing stands below them. */
const WHOLE_PAGE = /\/employer\/inbox(?:\/|$)/;
const WELCOME = '/employer/welcome';
/** What someone without a company has too. */
const OWN_PAGES = /^\/employer\/(?:feedback|notifications|settings|chat\/settings)\b/;

/** The frame of the employer site: for Bosses only, and for those without a company only the way to one. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  // Not the request's own address: the browser asks for the data of a page under another one.
  const { pathname, search } = url;
  const path = pathname.slice(params.lang.length + 1);
  const viewer = await findViewer(services);
  if (!viewer) throw redirect(signInHref(params.lang, path + search));
  if (viewer.role !== 'recruiter') throw redirect(`/${params.lang}${placeForTalent(path, search)}`);
  const [boss, unread, interviews] = await Promise.all([
    services.api('GET /recruiters/me', {}),
    services.api('GET /notification/unread-count'),
    services.api('GET /api-go/interview/red_dot', { side: 'boss' }),
  ]);
  if (!boss.membership && path !== WELCOME && !OWN_PAGES.test(path)) throw redirect(`/${params.lang}${WELCOME}`);
  const ownName = [viewer.first_name, viewer.last_name].filter(Boolean).join(' ');
  return {
    ...boss,
    unread,
    hasRedDot: interviews.red_dot,
    hasName: ownName !== '',
    name: ownName || viewer.email || '',
  };
}

/** Who acts as a job seeker has their own pages there; for anything else they change sides first and go on to it. */
function placeForTalent(path: string, search: string): string {
  if (OWN_PAGES.test(path)) return path.replace('/employer', '') + search;
  return `/employer?next=${encodeURIComponent(path + search)}`;
}

export type Boss = Awaited<ReturnType<typeof loader>>;

export default function EmployerShell({ loaderData: boss }: Route.ComponentProps) {
  const unread = useLiveUnread(boss.unread);
  const { pathname } = useLocation();
  return (
    <div className="min-h-dvh pb-16 md:pb-0 lg:ps-64 lg:[--frame-top:0rem]">
      <SkipLink target="content" />
      <OfflineNotice />
      <EmployerSide boss={boss} unread={unread} />
      <EmployerTopBar boss={boss} unread={unread} />
      <Outlet context={boss} />
      {WHOLE_PAGE.test(pathname) ? null : (
        <Suspense>
          <EmployerFooter />
        </Suspense>
      )}
      {boss.membership ? <EmployerBottomBar boss={boss} unread={unread} /> : null}
      <Suspense>
        <AppOffers />
      </Suspense>
      <ToastRegion />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
