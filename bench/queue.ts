import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../src/platform/database/open-store.ts';
import { createDeliver } from '../src/platform/delivery/deliver.ts';
import { addBulk } from '../test/delivery/add-bulk.ts';
import { SmtpServer } from '../test/smtp-server.ts';
import { percentiles, show } from './search-measure.ts';

/**
 * `npm run bench:queue`: how many messages a second leave one worker process for an SMTP server on this machine, and how
 * long codes take meanwhile, from before they are written until the server has them. A million dead letters lie beside.
 */
const WAITING = 100_000;
const DEAD = 1_000_000;
const CODES = 40;
const CODE_EVERY_MS = 500;
const BARS = { perSecond: 200, codeMs: 2000 };

const folder = mkdtempSync(join(tmpdir(), 'queue-'));
const migrations = resolve(import.meta.dirname, '../migrations');
const store = await openStore({ dataRoot: folder, migrations, poolSize: 4 });
const { pool, db } = store.database;
const server = await new SmtpServer().start();
const deliver = createDeliver({ services: new Set(['email']) });

function startWorker() {
  const worker = resolve(import.meta.dirname, '../test/delivery/delivery-process.ts');
  const env = { ...process.env, DATABASE_URL: store.url, SMTP_URL: server.url };
  return spawn(process.execPath, [worker], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function timeCode(n: number): Promise<number> {
  const recipient = `code${n}@example.com`;
  const begunAt = performance.now();
  const message = { channel: 'email', recipient, subject: 'Code', text: '123456', awaitedSeconds: 600 } as const;
  await db.transaction((tx) => deliver(tx, message));
  await server.until(({ taken }) => taken.some((mail) => mail.recipient === recipient));
  return performance.now() - begunAt;
}

async function measure() {
  await server.until(({ taken }) => taken.length >= 1000);
  const begunAt = performance.now();
  const before = server.taken.length;
  const codes: Promise<number>[] = [];
  for (let n = 0; n < CODES; n++) {
    codes.push(timeCode(n));
    await pause(CODE_EVERY_MS);
  }
  const perSecond = ((server.taken.length - before) / (performance.now() - begunAt)) * 1000;
  const times = await Promise.all(codes);
  const { rows } = await pool.query(`select count(*) from outbox_messages where status = 'queued'`);
  return { perSecond, times, left: Number(rows[0].count) };
}

let isKept = false;
try {
  await pool.query(
    `insert into outbox_messages (channel, recipient, body_text, status)
     select 'email', 'x@example.com', '', 'failed' from generate_series(1, ${DEAD})`,
  );
  await addBulk(pool, WAITING);
  const worker = startWorker();
  const { perSecond, times, left } = await measure();
  worker.kill('SIGTERM');
  await once(worker, 'close');
  const slowest = Math.max(...times);
  const verdict = (kept: boolean) => (kept ? 'kept' : 'missed');
  console.log(`| what | measured | bar | |
| --- | --- | --- | --- |
| messages a second through one worker | ${show(perSecond)} | ${BARS.perSecond} | ${verdict(perSecond >= BARS.perSecond)} |
| slowest of ${CODES} codes, ms | ${show(slowest)} | ${BARS.codeMs} | ${verdict(slowest < BARS.codeMs)} |

Half of the codes within ${show(percentiles(times).p50)} ms; between ${WAITING} and ${left} messages waited. Load average ${loadavg().map(show).join(', ')}.`);
  isKept = perSecond >= BARS.perSecond && slowest < BARS.codeMs;
} finally {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isKept ? 0 : 1;
