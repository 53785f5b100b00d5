import type { Services } from '#src/modules/options/server/options.public.ts';
import type { NotifyOfIntegrations } from './integrations.notices.ts';

/** What the verbs need besides the request. */
export interface IntegrationsParts extends Pick<Services, 'secrets' | 'enqueue' | 'siteUrl'> {
  notify: NotifyOfIntegrations;
  /** Whether an address may be asked at all. */
  mayReach(url: string): boolean;
}
