import { loadavg } from 'node:os';
import { pino } from 'pino';
import { findJobPage } from '../src/modules/jobs/server/jobs.queries.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { Replicas } from '../src/platform/database/replicas.ts';
import { sql } from '../src/platform/database/sql.ts';
import { startDatabasePair } from '../test/database-pair.ts';
import { createJob } from '../test/factories/create-job.ts';
import { startPgbouncer } from '../test/start-pgbouncer.ts';

/**
 * `npm run bench:servers`: what a read and a write cost straight, through PgBouncer in transaction mode and on a replica,
 * in turns on one machine, so that the way between machines is not part of it.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 1000);

const pair = await startDatabasePair();
const bouncer = await startPgbouncer(pair.primaryUrl, 10);
const straight = openDatabase(pair.primaryUrl, 1);
const several = openDatabase(pair.url, 1);
const pooled = openDatabase(bouncer.url, 1, { isPooled: true });
const job = await createJob(straight.pool);
const replicas = new Replicas({ urls: [pair.standbyUrl], primary: straight.db, log: pino({ level: 'silent' }) });
const replica = replicas.readerBeside(straight.db.reader, (url) => openDatabase(url, 1).pool);

const write = (db: typeof straight.db) =>
  db.transaction((tx) => tx.query(sql`update jobs set updated_at = now() where id = ${job.id}`));
const key = sql`select name from companies where id = ${job.company_id}`;
const ways = {
  'one row by its key, straight': () => straight.db.query(key),
  'one row by its key, with several hosts': () => several.db.query(key),
  'one row by its key, through the pooler': () => pooled.db.query(key),
  'one row by its key, from a replica': () => replica.query(key),
  'a job page (named), straight': () => findJobPage(straight.db, job.id),
  'a job page (not named), through the pooler': () => findJobPage(pooled.db, job.id),
  'a job page (named), from a replica': () => findJobPage(replica, job.id),
  'a transaction that a standby must have, straight': () => write(straight.db),
  'a transaction that a standby must have, through the pooler': () => write(pooled.db),
} satisfies Record<string, () => Promise<unknown>>;

const times = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
for (let round = 0; round < ROUNDS + 20; round++) {
  for (const [name, run] of Object.entries(ways)) {
    const begunAt = performance.now();
    await run();
    if (round >= 20) times.get(name)?.push(performance.now() - begunAt);
  }
}
console.log(
  `load average ${loadavg()[0]?.toFixed(1)}, ${ROUNDS} rounds, replica ${(replicas.age * 1000).toFixed(0)} ms old`,
);
for (const [name, all] of times) {
  const sorted = all.sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(`${name.padEnd(62)} median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
await replicas.close();
for (const { close } of [straight, several, pooled]) await close();
await bouncer.stop();
await pair.close();
