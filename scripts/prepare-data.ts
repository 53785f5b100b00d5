import pg from 'pg';
import { systemClock } from '../src/kernel/clock.ts';
import { readBossReplies, recomputeMeters } from '../src/modules/chat/server/chat.public.ts';
import { recountContacts } from '../src/modules/figures/server/figures.public.ts';
import { loadOptionData } from '../src/modules/options/server/options.public.ts';
import { createSearchEngine, openSearchPool, refreshBossFacts } from '../src/modules/search/server/search.public.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { openedUrl, readEnv } from '../src/platform/env.ts';
import { openStorage } from '../src/platform/storage/open-storage.ts';
import { loadDemo } from './demo/load-demo.ts';
import { showProgress } from './progress-bar.ts';

const DEMO_SEED = 1;

/** Loads the demo data unless it is there or none is wanted, and builds the search index. */
async function prepareData(url: string, demoJobs: number, filesFolder: string): Promise<void> {
  if (demoJobs > 0) await loadDemoData(url, demoJobs, filesFolder);
  const pool = openSearchPool(url, 2);
  const onIndexed = showProgress('Building the search index');
  const engine = createSearchEngine({ pool, options: loadOptionData(), clock: systemClock });
  await engine.rebuild((share) => onIndexed(Math.round(share * 100), 100));
  await pool.end();
}

async function loadDemoData(url: string, jobs: number, filesFolder: string): Promise<void> {
  const database = openDatabase(url, 2);
  const onLoaded = showProgress('Loading demo data');
  const storage = openStorage(readEnv(), filesFolder, systemClock);
  await loadDemo(database.pool, { jobs, seed: DEMO_SEED, now: systemClock.now(), storage, onProgress: onLoaded });
  await recomputeMeters(database.db, systemClock.now());
  await recountContacts(database.db, systemClock.now());
  // Before the index is built, which takes them in: the server would index most jobs a second time.
  await refreshBossFacts(database.db, systemClock, async () => {}, readBossReplies, null);
  await database.close();
}

const [demoJobs = '', filesFolder = ''] = process.argv.slice(2);
await prepareData(openedUrl() ?? '', Number(demoJobs), filesFolder).catch((error) => {
  const reason = error.cause ?? error;
  // What a person can mend in one line; a fault of ours needs its stack.
  if (reason instanceof pg.DatabaseError) console.error(`\n  ${reason.message}`);
  else if (/Connection terminated|ECONNREFUSED|ECONNRESET/.test(reason.message))
    console.error('\n  The database has stopped. Its postgres.log says why; most often the disk is full.');
  else console.error(error);
  process.exit(1);
});
