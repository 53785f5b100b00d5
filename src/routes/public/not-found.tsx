import { data } from 'react-router';
import { servicesContext } from '#src/page-context.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import type { Route } from './+types/not-found';
import { attempt } from './landing/attempt.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const hot = await attempt(services, services.api('GET /job/hot-searches', {}));
  return data({ searches: hot?.searches ?? [] }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage searches={loaderData.searches} />;
}
