import { api } from '#src/browser/api.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';
import { noteOwn } from '#src/modules/accounts/web/own-things.ts';
import type { SearchScope } from '../filters.ts';

const pages: Record<SearchScope, string> = {
  local: 'onsite_search_page',
  remote: 'remote_search_page',
  web3: 'web3_search_page',
};

/** Real searches make the popular ones; a failure is nobody's business. */
export function countSearch(query: string, scope: SearchScope, titleId: number | null, source: string): void {
  const device = deviceFacts().device_type === 'mobile_web' ? 'mobile_web' : 'web';
  // The server writes on <html> what the visitor has said about being counted; silence is not consent.
  const { consent } = document.documentElement.dataset;
  const remember = consent === 'given' || consent === 'not_asked';
  const search = { device, page: pages[scope], source, query, job_title_id: titleId, remember } as const;
  api('POST /job/metrics/job-hot-search', search).then(
    () => remember && noteOwn('looked'),
    () => undefined,
  );
}
