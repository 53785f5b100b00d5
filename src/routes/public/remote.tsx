import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { servicesContext } from '#src/page-context.ts';
import type { Route } from './+types/remote';
import { LandingPage } from './landing/landing-page.tsx';
import { loadLanding } from './landing/load-landing.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadLanding(context.get(servicesContext), 'remote', new URL(request.url).searchParams);
}

/** Another tab of the same page fetches its jobs only; a changed preference asks for all again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isOtherTab && defaultShouldRevalidate;
}

export default function RemoteLanding({ loaderData }: Route.ComponentProps) {
  return <LandingPage scope="remote" path="/remote-job" data={loaderData} />;
}
