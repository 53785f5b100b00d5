import { Outlet, redirect } from 'react-router';
import { isPublicPage } from '#src/kernel/public-pages.ts';
import { findLanguage } from '#src/modules/options/languages.ts';
import { loadTextsAt } from '#src/modules/options/web/load-translation.ts';
import { loadAllStyles } from '#src/ui/all-styles.ts';
import type { Route } from './+types/language';

/** Keeps one spelling of the language segment: /EN/terms moves to /en/terms. */
export function loader({ params, request }: Route.LoaderArgs) {
  const language = findLanguage(params.lang);
  if (!language) throw new Response(null, { status: 404 });
  if (language.code !== params.lang) {
    const url = new URL(request.url);
    throw redirect(`/${language.code}${url.pathname.slice(params.lang.length + 1)}${url.search}`, 301);
  }
  return null;
}

/** A page of another area arrives together with its texts and looks. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    await Promise.all([
      loadTextsAt(document.documentElement, pathname),
      // Better a page without some of its looks than none.
      isPublicPage(pathname) ? undefined : loadAllStyles()?.catch(() => undefined),
      next(),
    ]);
  },
];

export function shouldRevalidate() {
  return false;
}

export default function Language() {
  return <Outlet />;
}
