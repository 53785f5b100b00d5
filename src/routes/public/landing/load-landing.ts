import { isRefusal } from '#src/kernel/client.ts';
import { type ListedJob, listed } from '#src/modules/jobs/listed-job.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import type { JobPreference } from '#src/modules/preferences/preferences.contract.ts';
import type { PageServices } from '#src/page-services.ts';
import { attempt } from './attempt.ts';
import { type LandingScope, tabOf, tabsFor } from './landing-tabs.ts';

/** The jobs of a tab, or the server's words for why there are none. */
export type TabAnswer<Job = ListedJob> = { jobs: Job[]; failure?: undefined } | { jobs?: undefined; failure: string };

/** What the landing pages show: the open tab at once, what lies further down when it is ready. */
export async function loadLanding(services: PageServices, scope: LandingScope, search: URLSearchParams) {
  const companies = attempt(services, services.api('GET /companies', {})).then((answer) => answer?.companies ?? null);
  const hot = attempt(services, services.api('GET /job/hot-searches', { scope }));
  const talent = scope === 'remote' ? await loadTalent(services) : null;
  const preference = talent?.preference ?? null;
  const isAsking = talent !== null && preference === null;
  const tab = tabOf(tabsFor(scope, preference?.id ?? null, isAsking), search);
  const [list, searches] = await Promise.all([answerOf(tab.load(services.api)), hot]);
  return {
    tab: tab.key,
    list: list.jobs ? { jobs: list.jobs.map(listed) } : list,
    preference,
    /** Signed in and has not said yet what remote work is looked for. */
    isAsking,
    searches: searches?.searches ?? [],
    companies,
    /** Tells this answer from the next one, when a preference has changed. */
    loadedAt: Date.now(),
  };
}

export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

/** The first remote preference of whoever is signed in; null for visitors, and when it cannot be had. */
async function loadTalent(services: PageServices): Promise<{ preference: JobPreference | null } | null> {
  const preferences = await attempt(services, services.api('GET /jobseeker/job-preferences'));
  return preferences && { preference: preferences.find((one) => one.work_arrangement.id === REMOTE) ?? null };
}

/** A refusal is an answer too; a bug is not. */
export async function answerOf<Job extends ListedJob>(call: Promise<{ jobs: Job[] }>): Promise<TabAnswer<Job>> {
  try {
    return { jobs: (await call).jobs };
  } catch (error) {
    if (isRefusal(error)) return { failure: error.message };
    throw error;
  }
}
