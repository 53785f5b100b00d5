import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { servicesContext } from '#src/page-context.ts';
import type { Route } from './+types/web3';
import { LandingPage } from './landing/landing-page.tsx';
import { loadLanding } from './landing/load-landing.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadLanding(context.get(servicesContext), 'web3', new URL(request.url).searchParams);
}

/** Another tab of the same page fetches its jobs only; a changed preference asks for all again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isOtherTab && defaultShouldRevalidate;
}

export default function Web3Landing({ loaderData }: Route.ComponentProps) {
  return <LandingPage scope="web3" path="/web3-jobs" data={loaderData} />;
}
