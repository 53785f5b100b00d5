import { redirect } from 'react-router';
import type { Route } from './+types/enter-code';

/** A friend's code that was typed leads where the friend's link does. */
export function loader({ request, params: { lang } }: Route.LoaderArgs) {
  const code = (new URL(request.url).searchParams.get('code') ?? '').trim().slice(0, 40);
  throw redirect(code ? `/${lang}/i/${encodeURIComponent(code)}` : `/${lang}/get-started`);
}
