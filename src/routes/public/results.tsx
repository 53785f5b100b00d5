import { PageError } from '../page-error.tsx';
import type { Route } from './+types/results';
import { loadResults } from './results-load.ts';
import { ResultsPage, revalidateResults } from './results-page.tsx';

export const loader = (args: Route.LoaderArgs) => loadResults(args, 'local');

export const shouldRevalidate = revalidateResults;

export default function Results({ loaderData }: Route.ComponentProps) {
  return <ResultsPage data={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
