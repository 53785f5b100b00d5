import type { Client } from '#src/kernel/client.ts';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import type { TextKey } from '#src/ui/text-keys.ts';

export type LandingScope = 'remote' | 'web3';

export const PAGE_SIZE = 6;
const WEB3_FUNCTION = 25;
const LATEST = 1;
const RECOMMENDED = 2;

export interface LandingTab {
  /** In the address: `?tab=it`. */
  key: string;
  label: TextKey;
  /** Where the see-more button leads, below the language segment. */
  more: string;
  /** The section's name in tracking. */
  subPage: string;
  load: (api: Client) => Promise<{ jobs: JobCard[] }>;
}

type Tabs = readonly [LandingTab, ...LandingTab[]];

function remoteTab(key: string, label: TextKey, mainFunction: number): LandingTab {
  return {
    key,
    label,
    more: `/remote-job/job-search?mainFunctions=${mainFunction}`,
    subPage: 'popular_jobs',
    load: (api) => api('GET /job/popular-remote-jobs', { size: PAGE_SIZE, page: 1, main_function_ids: [mainFunction] }),
  };
}

function preferenceTab(key: string, label: TextKey, sort: number, preferenceId: number): LandingTab {
  return {
    key,
    label,
    more: sort === LATEST ? '/remote-job/job-search?sort=latest' : '/remote-job/job-search',
    subPage: sort === LATEST ? 'reco_latest_remote_jobs' : 'reco_remote_jobs',
    load: (api) =>
      api('GET /job/reco-remote-jobs', { job_preference_id: preferenceId, sort, size: PAGE_SIZE, page: 1 }),
  };
}

/** The first tab of each landing page is the one that opens. */
const visitorTabs: Record<LandingScope, Tabs> = {
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

/** REM-02: under the question for a preference stand the popular remote jobs, the only ones and so without tabs. */
const popularRemote: Tabs = [
  {
    key: 'popular',
    label: 'landing.tabs.popular',
    more: '/remote-job/job-search',
    subPage: 'popular_jobs',
    load: (api) => api('GET /job/popular-remote-jobs', { size: PAGE_SIZE, page: 1 }),
  },
];

/** REM-02: a talent with a remote preference gets what fits it and what is new; everyone else the usual tabs. */
export function tabsFor(scope: LandingScope, preferenceId: number | null, isAsking = false): Tabs {
  if (isAsking) return popularRemote;
  if (scope !== 'remote' || preferenceId === null) return visitorTabs[scope];
  return [
    preferenceTab('recommended', 'landing.tabs.recommended', RECOMMENDED, preferenceId),
    preferenceTab('latest', 'landing.tabs.latest', LATEST, preferenceId),
  ];
}

/** The tab an address asks for; anything unknown is the first. */
export function tabOf(tabs: Tabs, search: URLSearchParams): LandingTab {
  return tabs.find((tab) => tab.key === search.get('tab')) ?? tabs[0];
}
