import { systemClock } from '../../src/kernel/clock.ts';
import { loadOptionData } from '../../src/modules/options/server/options.public.ts';
import { openSearchPool, reindex } from '../../src/modules/search/server/search.public.ts';
import { showProgress } from '../progress-bar.ts';
import { describeSeconds } from './describe.ts';
import { readSite, runCommand, withStore } from './run-command.ts';

const USAGE = `
npm run reindex                    writes the search index anew: jobs, companies, word counts
npm run reindex -- --from-start    also when an earlier one was broken off, instead of going on where it stopped

The site may run meanwhile: searches go on, and jobs that change are found as they are. Two at once share the work.
Job seekers have no index of their own: nothing searches them by text.
`;

await runCommand({
  usage: USAGE,
  options: { 'from-start': { type: 'boolean' } },
  run: async ({ values }) => {
    const startedAt = performance.now();
    await withStore(readSite(), { missing: 'refuse' }, async ({ url }) => {
      const pool = openSearchPool(url, 2);
      const bars = { jobs: showProgress('Jobs'), companies: showProgress('Companies') };
      try {
        await reindex({
          pool,
          options: loadOptionData(),
          clock: systemClock,
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
