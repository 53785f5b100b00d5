import type { Api } from '#src/api.ts';
import type { Client } from '#src/kernel/client.ts';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import type { TextKey } from '#src/ui/text-keys.ts';

export type LandingScope = 'remote' | 'web3';

export const PAGE_SIZE = 6;
const WEB3_FUNCTION = 25;

export interface LandingTab {
  /** In the address: `?tab=it`. */
  key: string;
  label: TextKey;
  /** Where the see-more button leads, below the language segment. */
  more: string;
  /** The section's name in tracking. */
  subPage: string;
  load: (api: Client<Api>) => Promise<{ jobs: JobCard[] }>;
}

function remoteTab(key: string, label: TextKey, mainFunction: number): LandingTab {
  return {
    key,
    label,
    more: `/remote-job/job-search?mainFunctions=${mainFunction}`,
    subPage: 'popular_jobs',
    load: (api) => api('GET /job/popular-remote-jobs', { size: PAGE_SIZE, page: 1, main_function_ids: [mainFunction] }),
  };
}

/** The first tab of each landing page is the one that opens. */
export const landingTabs: Record<LandingScope, readonly [LandingTab, ...LandingTab[]]> = {
  remote: [
    remoteTab('web3', 'landing.tabs.web3', WEB3_FUNCTION),
    remoteTab('it', 'landing.tabs.it', 1),
    remoteTab('sales', 'landing.tabs.sales', 5),
    remoteTab('marketing', 'landing.tabs.marketing', 16),
  ],
  web3: [
    {
      key: 'latest',
      label: 'landing.tabs.latest',
      more: '/web3-jobs/job-search?sort=latest',
      subPage: 'latest_jobs',
      load: (api) => api('GET /job/latest-jobs', { size: PAGE_SIZE, page: 1, scope: 'web3' }),
    },
    {
      key: 'remote',
      label: 'landing.tabs.remote',
      more: `/remote-job/job-search?mainFunctions=${WEB3_FUNCTION}`,
      subPage: 'popular_jobs',
      load: (api) =>
        api('GET /job/popular-remote-jobs', { size: PAGE_SIZE, page: 1, main_function_ids: [WEB3_FUNCTION] }),
    },
    {
      key: 'popular',
      label: 'landing.tabs.popular',
      more: '/web3-jobs/job-search',
      subPage: 'popular_jobs',
      load: (api) => api('GET /job/popular-jobs', { size: PAGE_SIZE, page: 1, main_function_ids: [WEB3_FUNCTION] }),
    },
  ],
};

/** The tab an address asks for; anything unknown is the first. */
export function tabOf(scope: LandingScope, search: URLSearchParams): LandingTab {
  const tabs = landingTabs[scope];
  return tabs.find((tab) => tab.key === search.get('tab')) ?? tabs[0];
}
