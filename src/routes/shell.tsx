import { Suspense, useEffect } from 'react';
import { Outlet, redirect, useRouteLoaderData } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { useEventLog } from '#src/modules/tracking/web/use-event-log.ts';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { ToastRegion } from '#src/ui/feedback/toast.tsx';
import { drawBelow } from '#src/ui/layout/draw-below.ts';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { laterPart, lazyPart } from '#src/ui/lazy-part.ts';
import type { Route } from './+types/shell';
import { BottomBar } from './shell/bottom-navigation.tsx';
import { ChatWidgetSlot } from './shell/chat-widget-slot.tsx';
import { Header } from './shell/header.tsx';
import { bottomNavigation } from './shell/navigation.ts';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { hasSessionChanged, markShown } from './shell/session-mark.ts';
import { useGuestSession } from './shell/use-guest-session.ts';
import { useSignInNews } from './shell/use-sign-in-news.ts';

const Footer = laterPart(() => import('./shell/footer.tsx').then((file) => file.Footer));
const AppOffers = lazyPart(() => import('#src/modules/app/web/app-offers.tsx').then((file) => file.default));
const ConsentBanner = lazyPart(() => import('./shell/consent-banner.tsx').then((file) => file.default));
const OwnBottomNavigation = lazy(() => import('./shell/own-bottom-navigation.tsx'));
const DeletionBanner = lazy(() => import('./shell/deletion-banner.tsx'));

/** Who acts as a recruiter has these inside the employer site; links in e-mails do not know who will follow them. */
const OWN_PAGES =
  /^\/(?:feedback|notifications|chat\/settings|settings(?:\/(?:account|security|preferences|notifications|privacy))?)$/;

/** The frame of every talent page. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [{ site_lists: sites = [] }, account] = await Promise.all([
    services.api('GET /config/:name/list', { name: 'site_lists' }),
    loadAccount(services),
  ]);
  const path = url.pathname.slice(params.lang.length + 1);
  if (account?.role === 'recruiter' && OWN_PAGES.test(path)) {
    throw redirect(`/${params.lang}/employer${path}${url.search}`);
  }
  return {
    sites: sites.map(({ id, key, name }) => ({ id, key: String(key), name: String(name) })),
    year: new Date().getUTCFullYear(),
    account,
  };
}

/** Who is signed in, for the header; a visitor's page asks nothing. */
async function loadAccount({ api, seemsSignedIn }: PageServices) {
  if (!seemsSignedIn) return null;
  try {
    const [me, unread, interviews] = await Promise.all([
      api('GET /jobseeker/me'),
      api('GET /notification/unread-count'),
      api('GET /api-go/interview/red_dot', { side: 'talent' }),
    ]);
    return {
      id: me.id,
      name: `${me.first_name} ${me.last_name}`.trim() || (me.email ?? ''),
      email: me.email,
      avatar: me.avatar,
      isVip: me.vip.is_vip,
      role: me.role,
      deleteAfter: me.delete_after,
      unread,
      hasRedDot: interviews.red_dot,
    };
  } catch (error) {
    // A session that has ended: the page is shown as to a visitor.
    if (isRefusal(error) && error.status === 401) return null;
    throw error;
  }
}

/** Lists and year hold for the whole visit; who is signed in is asked anew when it may have changed. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }) {
  return hasSessionChanged() || (formMethod !== undefined && formMethod !== 'GET');
}

/** Tracking reads it there; it belongs to no component. */
function useNamedAccount(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) delete document.documentElement.dataset.account;
    else document.documentElement.dataset.account = String(id);
  }, [id]);
}

type ShellData = Awaited<ReturnType<typeof loader>>;
export type ShellSite = ShellData['sites'][number];
export type ShellAccount = NonNullable<ShellData['account']>;

export default function Shell({ loaderData: { sites, year, account } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const country = sites.find((site) => site.id === root?.countryId) ?? sites.at(-1);
  const isSignedIn = account !== null;
  useEffect(() => markShown(isSignedIn), [isSignedIn]);
  useNamedAccount(account?.id);
  useGuestSession();
  useEffect(drawBelow, []);
  useEventLog();
  useSignInNews();
  return (
    <div className="flex min-h-dvh flex-col pb-16 md:pb-0">
      <SkipLink target="content" />
      <OfflineNotice />
      <Header country={country} sites={sites} account={account} />
      {account?.deleteAfter ? (
        <Suspense>
          <DeletionBanner day={account.deleteAfter} />
        </Suspense>
      ) : null}
      <div className="flex-1">
        <Outlet />
      </div>
      <Suspense>
        <Footer sites={sites} year={year} />
      </Suspense>
      <Suspense>
        <AppOffers />
      </Suspense>
      <ChatWidgetSlot />
      {root?.consent === 'needed' ? (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      ) : null}
      {account ? (
        <Suspense>
          <OwnBottomNavigation account={account} />
        </Suspense>
      ) : (
        <BottomBar entries={bottomNavigation} />
      )}
      <ToastRegion />
    </div>
  );
}
