import type { JobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { FeedSearch } from '#src/modules/search/server/search.public.ts';
import type { RequestFacts } from '#src/platform/context.ts';
import type { RateLimiter } from '#src/platform/http/rate-limit.ts';
import type { SiteHosts } from '#src/platform/http/site-hosts.ts';
import type { KeptAnswers } from './kept-answers.ts';

/** What the feeds are made with. */
export interface FeedsParts extends Pick<Services, 'db' | 'clock' | 'texts' | 'namesIn'> {
  search: FeedSearch;
  presenter: JobPresenter;
  hosts: SiteHosts;
  kept: KeptAnswers;
  limiter: RateLimiter;
  /** The site that somebody without a country in the address gets. */
  siteKeyOf(request: RequestFacts): string;
  /** WebSub hub, where one is set. */
  hub: string | undefined;
}
