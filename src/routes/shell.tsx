import { Outlet, useRouteLoaderData } from 'react-router';
import { useEventLog } from '#src/modules/tracking/web/use-event-log.ts';
import { servicesContext } from '#src/page-context.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { SkipLink } from '#src/ui/skip-link.tsx';
import { ToastRegion } from '#src/ui/toast.tsx';
import type { Route } from './+types/shell';
import { BottomNavigation } from './shell/bottom-navigation.tsx';
import { ChatWidgetSlot } from './shell/chat-widget-slot.tsx';
import { ConsentBanner } from './shell/consent-banner.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { useGuestSession } from './shell/use-guest-session.ts';

/** The frame of every talent page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site_lists: sites = [] } = await context
    .get(servicesContext)
    .api('GET /config/:name/list', { name: 'site_lists' });
  return {
    sites: sites.map((site) => ({
      id: site.id,
      key: String(site.key),
      name: String(site.name),
      language: String(site.seo_language),
    })),
    year: new Date().getUTCFullYear(),
  };
}

export function shouldRevalidate() {
  return false;
}

export type ShellSite = Awaited<ReturnType<typeof loader>>['sites'][number];

export default function Shell({ loaderData: { sites, year } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const country = sites.find((site) => site.id === root?.countryId) ?? sites.at(-1);
  useGuestSession();
  useEventLog();
  return (
    <div className="flex min-h-dvh flex-col pb-16 md:pb-0">
      <SkipLink target="content" />
      <OfflineNotice />
      <Header country={country} sites={sites} />
      <div className="flex-1">
        <Outlet />
      </div>
      <Footer sites={sites} year={year} />
      <ChatWidgetSlot />
      <ConsentBanner />
      <BottomNavigation />
      <ToastRegion />
    </div>
  );
}
