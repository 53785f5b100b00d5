import { isRefusal } from '#src/kernel/client.ts';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import type { PageServices } from '#src/page-services.ts';
import { attempt } from './attempt.ts';
import { type LandingScope, tabOf } from './landing-tabs.ts';

/** The jobs of a tab, or the server's words for why there are none. */
export type TabAnswer = { jobs: JobCard[]; failure?: undefined } | { jobs?: undefined; failure: string };

/** What the landing pages show: the open tab at once, what lies further down when it is ready. */
export async function loadLanding(services: PageServices, scope: LandingScope, search: URLSearchParams) {
  const tab = tabOf(scope, search);
  const companies = attempt(services, services.api('GET /companies', {})).then((answer) => answer?.companies ?? null);
  const hot = attempt(services, services.api('GET /job/hot-searches', { scope }));
  const [list, searches] = await Promise.all([answerOf(tab.load(services.api)), hot]);
  return { tab: tab.key, list, searches: searches?.searches ?? [], companies };
}

export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

/** A refusal is an answer too; a bug is not. */
export async function answerOf(call: Promise<{ jobs: JobCard[] }>): Promise<TabAnswer> {
  try {
    return { jobs: (await call).jobs };
  } catch (error) {
    if (isRefusal(error)) return { failure: error.message };
    throw error;
  }
}
