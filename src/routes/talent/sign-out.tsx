import { redirect } from 'react-router';
import { servicesContext } from '#src/page-context.ts';
import type { Route } from './+types/sign-out';

/** Signs out by a plain form, also without scripts. */
export async function action({ context, params }: Route.ActionArgs) {
  await context.get(servicesContext).api('POST /authentication/logout', {});
  return redirect(`/${params.lang}`);
}

/** Only a form signs out: a link could be planted anywhere. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/${params.lang}/settings`);
}
