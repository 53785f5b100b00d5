import { redirect } from 'react-router';
import { servicesContext } from '#src/page-context.ts';
import type { Route } from './+types/account';
import { textOf } from './refusal.ts';
import { switchRole } from './viewer.ts';

/** Leaves the employer site: to the talent side, or signed out. It has no page of its own. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  if (textOf(form, 'do') === 'switch') return switchRole(services, 'talent', `/${params.lang}`);
  await services.api('POST /authentication/logout', {});
  return redirect(`/${params.lang}/employer`);
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/${params.lang}/employer`);
}
