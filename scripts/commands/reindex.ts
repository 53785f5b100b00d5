import { pino } from 'pino';
import { systemClock } from '../../src/kernel/clock.ts';
import { loadOptionData } from '../../src/modules/options/server/options.public.ts';
import { openSearchPool, reindex } from '../../src/modules/search/server/search.public.ts';
import { OpenSearch } from '../../src/platform/opensearch/opensearch.ts';
import { showProgress } from '../progress-bar.ts';
import { describeSeconds } from './describe.ts';
import { readSite, runCommand, withStore } from './run-command.ts';

const USAGE = `
npm run reindex                    writes the search index anew: jobs, companies, word counts, and with OPENSEARCH_URL
                                   a new index there, which serves when it is full
npm run reindex -- --from-start    also when an earlier one was broken off, instead of going on where it stopped

The site may run meanwhile: searches go on, and jobs that change are found as they are. Two at once share the work.
Job seekers have no index of their own: nothing searches them by text.
`;

await runCommand({
  usage: USAGE,
  options: { 'from-start': { type: 'boolean' } },
  run: async ({ values }) => {
    const startedAt = performance.now();
    const site = readSite();
    const { OPENSEARCH_URL } = site.env;
    const log = pino({ level: 'silent' });
    const searchServer = OPENSEARCH_URL ? new OpenSearch({ url: OPENSEARCH_URL, log }) : undefined;
    await withStore(site, { missing: 'refuse' }, async ({ url }) => {
      const pool = openSearchPool(url, 2);
      const bars = {
        jobs: showProgress('Jobs'),
        companies: showProgress('Companies'),
        OpenSearch: showProgress('OpenSearch'),
      };
      try {
        await reindex({
          pool,
          options: loadOptionData(),
          clock: systemClock,
          searchServer,
          startsAnew: values['from-start'],
          onProgress: (what, done, last) => bars[what](done, last),
        });
      } finally {
        await pool.end();
      }
    });
    console.log(`  The search index is up to date (${describeSeconds(performance.now() - startedAt)}).`);
  },
});
