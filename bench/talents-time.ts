import { readFileSync } from 'node:fs';
import type { Pool } from '../src/platform/database/database.ts';
import { measure, percentiles, show } from './search-measure.ts';

const MOST = 60;
const NS_PER_MS = 1e6;

export interface Times {
  p50: number;
  p95: number;
  max: number;
  perSecond: number;
  refused: number;
  /** Milliseconds of processor that one takes in this process and the database, which wait for nobody; of one client. */
  processor: { p50: number; p95: number };
}

/** Asks for four seconds, or so often; what the limit of a statement ended is counted. */
export async function time(
  pool: Pool,
  clients: number,
  ask: (at: number) => Promise<unknown>,
  most = MOST,
): Promise<Times> {
  const times: number[] = [];
  const used: number[] = [];
  let refused = 0;
  const one = async (at: number) => {
    const before = clients === 1 ? await processorTime(pool) : 0;
    const from = performance.now();
    await ask(at).catch((error: { code?: string }) => {
      if (error.code !== '57014') throw error;
      refused += 1;
    });
    times.push(performance.now() - from);
    if (clients === 1) used.push((await processorTime(pool)) - before);
  };
  await one(0);
  times.length = 0;
  used.length = 0;
  const { perSecond } = await measure(one, { clients, milliseconds: 4000, most });
  return { ...percentiles(times), max: Math.max(...times), perSecond, refused, processor: percentiles(used) };
}

/** Milliseconds of processor that this process and those of its connections have used. */
export async function processorTime(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const used = rows.map(({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]));
  const { user, system } = process.cpuUsage();
  return used.reduce((sum, one) => sum + one, 0) / NS_PER_MS + (user + system) / 1000;
}

export const cells = ({ p50, p95, max, refused }: Times) =>
  `${show(p50)} / ${show(p95)} / ${show(max)}${refused ? ` (${refused} given up)` : ''}`;
