import { matchingParts } from '../src/modules/matching/server/matching.public.ts';
import { createIndexTalents } from '../src/modules/talents/server/index-talents.ts';
import { loadCards } from '../src/modules/talents/server/load-cards.ts';
import { DOCUMENT_RULE } from '../src/modules/talents/server/talent-words.ts';
import { show } from './search-measure.ts';
import type { TalentsBench } from './talents-open.ts';
import { cells, time } from './talents-time.ts';

const CARDS = 20;
const REINDEXED = 3000;
const SETTLED = 5000;
const NOTED = 50_000;
const CAME = 2000;

/** What a page, a profile and a change cost beside the search, and how many people a task treats in a second. */
export async function measureTasks(bench: TalentsBench): Promise<void> {
  const { db, pool, product, bosses, clock } = bench;
  const { services } = product;
  const { rows } = await pool.query<{ id: number }>(
    'select account_id as id from talent_search tablesample system (1) order by random() limit 4000',
  );
  const someone = (at: number) => rows[at % rows.length]?.id ?? 0;
  const locale = { countryId: 196, language: 'en', languageId: 1 };
  const cards = (at: number) =>
    loadCards(
      { tx: db.reader, clock, locale },
      services,
      Array.from({ length: CARDS }, (_, card) => someone(at * CARDS + card)),
    );
  const index = createIndexTalents(matchingParts(services));
  const write = (at: number) => db.transaction((tx) => index(tx, [someone(at)], clock.now()));
  const found = await bench.ask<{ talents: { id: string }[] }>('GET /recruiters/talents', bosses[0] as number, {
    limit: 50,
  });
  const profile = (at: number) =>
    bench.ask('GET /recruiters/talents/:id', bosses[0] as number, { id: found.talents[at % 50]?.id });
  console.log('\n| what | 1 client | of the processor | 8 clients | per second |\n| --- | --- | --- | --- | --- |');
  for (const [name, ask] of [
    ['twenty cards', cards],
    ['one profile', profile],
    ['a change of a profile, its row of the index', write],
  ] as const) {
    await pool.query('delete from talent_search_days');
    const alone = await time(pool, 1, ask);
    await pool.query('delete from talent_search_days');
    const eight = await time(pool, 8, ask, 120);
    console.log(
      `| ${name} | ${cells(alone)} | ${show(alone.processor.p50)} / ${show(alone.processor.p95)} | ${cells(eight)} | ${show(eight.perSecond)} |`,
    );
  }
  console.log('\n| task | people | seconds | people a second |\n| --- | --- | --- | --- |');
  const month = clock.now().toISOString().slice(0, 7);
  await from('reindex-talents', `${DOCUMENT_RULE} ${month}`, REINDEXED);
  await run('reindex-talents', REINDEXED);
  await pool.query(
    `update talent_search set boost = 1, boost_until = now() - interval '1 hour' where account_id in (
       select account_id from talent_search where boost = 0 order by account_id limit $1)`,
    [SETTLED],
  );
  await run('settle-talent-boosts', SETTLED);
  await pool.query(
    `update chat_inboxes set last_active_at = now() where account_id in (
       select account_id from talent_search where active_on < current_date - 1 order by account_id limit $1)`,
    [CAME],
  );
  await run('follow-talent-activity', CAME);
  await from('note-talent-activity', clock.now().toISOString().slice(0, 10), NOTED);
  await pool.query(
    `update chat_inboxes set last_active_at = now() - interval '2 hours' where account_id % 10 = 0 and account_id > (
       select position from task_positions where task = 'note-talent-activity')`,
  );
  await run('note-talent-activity', NOTED);

  /** As if the walk had come so near to its end. */
  async function from(task: string, round: string, left: number): Promise<void> {
    await pool.query(
      `insert into task_positions (task, round, position, updated_at)
       select $1, $2, (select account_id from talent_search order by account_id desc offset $3 limit 1), now()
       on conflict (task) do update set round = excluded.round, position = excluded.position`,
      [task, round, left],
    );
  }

  async function run(task: string, people: number): Promise<void> {
    const start = performance.now();
    await bench.runTask(task);
    const seconds = (performance.now() - start) / 1000;
    console.log(`| ${task} | ${people} | ${show(seconds)} | ${show(people / seconds)} |`);
  }
}
