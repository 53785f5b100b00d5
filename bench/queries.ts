import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock } from '../src/kernel/clock.ts';
import { startParley } from '../src/main.ts';
import { loadOptionData } from '../src/modules/options/server/options.public.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { ensureDatabase } from '../src/platform/database/ensure-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { readEnv } from '../src/platform/env.ts';
import { buildSearchIndex } from '../test/build-search-index.ts';
import { type Half, kinds, readQueries } from '../test/search/labelled-queries.ts';
import { measureQueries, type QueryOutcome } from '../test/search/measure-queries.ts';
import { insertQueryJobs } from '../test/search/query-jobs.ts';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';

/**
 * `npm run bench:queries [-- a | b | c | both]`: what people type against the real API, in shares of a hundred. Half a
 * and the further queries c are printed with what they miss, half b by its totals only: nobody who tunes may read it
 * (test/search/README.md).
 */
const asked = process.argv[2] ?? 'a';
const halves: Half[] = asked === 'both' ? ['a', 'b'] : [asked === 'b' || asked === 'c' ? asked : 'a'];
/** What someone types who only names a job: picker and suggestions are judged by these. */
const TITLE_KINDS: readonly string[] = ['alias', 'everyday', 'script', 'typo', 'cross-language'];

async function openGround() {
  const root = resolve(import.meta.dirname, '..');
  const folder = makeTemporaryFolder('parley-queries-');
  const server = await startEmbeddedPostgres(folder, { fsync: 'off', synchronous_commit: 'off' });
  await ensureDatabase(server.url('postgres'), 'queries');
  const databaseUrl = server.url('queries');
  const database = openDatabase(databaseUrl, 8);
  await migrate(database.pool, join(root, 'migrations'));
  const options = loadOptionData();
  const ground = [...new Set<Half>(['a', 'b', ...halves])].flatMap(readQueries);
  await insertQueryJobs(database.pool, options, ground, systemClock.now());
  await buildSearchIndex(databaseUrl);
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    PARLEY_ROLES: 'web',
    PARLEY_DEMO: '0',
    PARLEY_DATA_DIR: folder,
  });
  const running = await startParley({ env, root, database, databaseUrl, withoutPages: true });
  const close = async () => {
    await running.close();
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: running.address, pool: database.pool, options, close };
}

function share(outcomes: QueryOutcome[], answer: (outcome: QueryOutcome) => boolean | null): string {
  const answers = outcomes.map(answer).filter((one) => one !== null);
  return answers.length ? ((answers.filter(Boolean).length / answers.length) * 100).toFixed(1) : '';
}

function line(name: string, outcomes: QueryOutcome[]): string {
  const naming = outcomes.filter(({ query }) => TITLE_KINDS.includes(query.kind));
  const judged = naming.length ? naming : outcomes;
  const cells = [
    name,
    outcomes.length,
    share(judged, ({ picker }) => picker),
    share(judged, ({ suggestions }) => suggestions),
    share(outcomes, ({ search }) => search),
    share(outcomes, ({ isEmpty }) => isEmpty),
    share(outcomes, (one) => one.keepsWants),
    outcomes.filter(({ harmfulCorrection }) => harmfulCorrection !== null).length,
    outcomes.filter(({ harmfulTitles }) => harmfulTitles.length > 0).length,
  ];
  return `| ${cells.join(' | ')} |`;
}

function printTotals(half: Half, outcomes: QueryOutcome[]): void {
  console.log(`\n${half === 'c' ? 'Part' : 'Half'} ${half}\n`);
  console.log(
    '| | queries | picker 5 | suggestions 5 | search 10 | nothing found | wants kept | harmful corrections | harmful titles |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  console.log(line('all', outcomes));
  for (const language of new Set(outcomes.map(({ query }) => query.language)))
    console.log(
      line(
        language,
        outcomes.filter(({ query }) => query.language === language),
      ),
    );
  for (const kind of kinds)
    console.log(
      line(
        kind,
        outcomes.filter(({ query }) => query.kind === kind),
      ),
    );
}

function printMisses(outcomes: QueryOutcome[]): void {
  console.log('\nlanguage\tcountry\tkind\tquery\tmissed by');
  for (const { query, picker, suggestions, search, keepsWants, harmfulCorrection, harmfulTitles } of outcomes) {
    const isNaming = TITLE_KINDS.includes(query.kind);
    const missed = [
      picker === false && isNaming && 'picker',
      suggestions === false && isNaming && 'suggestions',
      search === false && 'search',
      keepsWants === false && 'wants',
      harmfulCorrection !== null && `corrected to ${harmfulCorrection}`,
      harmfulTitles.length > 0 && `harmful ${[...new Set(harmfulTitles)].join(',')}`,
    ].filter(Boolean);
    if (missed.length)
      console.log([query.language, query.country, query.kind, query.query, missed.join(', ')].join('\t'));
  }
}

const ground = await openGround();
for (const half of halves) {
  const outcomes = await measureQueries(ground, readQueries(half));
  printTotals(half, outcomes);
  if (half !== 'b') printMisses(outcomes);
}
await ground.close();
