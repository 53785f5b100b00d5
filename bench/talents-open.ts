import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { systemClock } from '../src/kernel/clock.ts';
import { openSecrets } from '../src/modules/accounts/server/accounts.public.ts';
import { findMembership } from '../src/modules/companies/server/companies.public.ts';
import { titleMatcher } from '../src/modules/search/server/search.public.ts';
import { talentsContract } from '../src/modules/talents/talents.contract.ts';
import type { MemberContext } from '../src/platform/context.ts';
import { openDatabase, type Pool } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { ensureDatabase } from '../src/platform/database/ensure-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { readEnv } from '../src/platform/env.ts';
import type { MountedVerb } from '../src/platform/http/routes.ts';
import { createLogger } from '../src/platform/log.ts';
import { createProduct } from '../src/product.ts';
import { fillTalents } from './talents-ground.ts';
import { createSeekers } from './talents-seekers.ts';

const root = resolve(import.meta.dirname, '..');
/** A server of some size, that does not wait for its disk. */
const settings = {
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  max_wal_size: '8GB',
  maintenance_work_mem: '512MB',
  checkpoint_timeout: '30min',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

export type TalentsBench = Awaited<ReturnType<typeof openTalents>>;

/** The product on a database with so many job seekers; `PARLEY_BENCH_DIR` keeps it for the next run. */
export async function openTalents(people: number) {
  const kept = process.env.PARLEY_BENCH_DIR;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'talents-'));
  // As root the database runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres(folder, settings);
  const name = `talents_${people}`;
  await ensureDatabase(server.url('postgres'), name);
  const databaseUrl = server.url(name);
  const database = openDatabase(databaseUrl, 12);
  await migrate(database.pool, join(root, 'migrations'));
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PARLEY_DATA_DIR: folder });
  const secrets = await openSecrets(env, folder, database.db);
  const clock = systemClock;
  const log = createLogger('silent');
  const product = createProduct({ env, root, database, databaseUrl, clock, secrets, log, publish: () => {} });
  await product.warmUp();
  const { rowCount } = await database.pool.query('select from talent_search limit 1');
  if (!rowCount) await fillTalents(database.pool, titleMatcher(product.services), people);
  const seekers = await findSeekers(database.pool);

  const verbs: Record<string, MountedVerb> = Object.assign({}, ...product.routes.map(({ routes }) => routes));

  /** Calls a verb of the module as somebody who hires would. */
  async function ask<Answer>(key: keyof typeof talentsContract, accountId: number, input: object): Promise<Answer> {
    const membership = await findMembership(database.db.reader, accountId);
    if (!membership) throw new Error(`Account ${accountId} hires for nobody`);
    const ctx: MemberContext = {
      viewer: { sessionId: 1, accountId, role: 'recruiter', membership },
      locale: { countryId: 196, language: 'en', languageId: 1 },
      clock,
      tx: database.db.reader,
      request: {
        requestId: 'bench',
        ip: '127.0.0.1',
        host: 'localhost',
        secure: false,
        header: () => undefined,
        cookie: () => undefined,
      },
      log,
      setCookie: () => {},
    };
    const run = verbs[key]?.run as ((ctx: MemberContext, input: unknown) => Promise<unknown>) | undefined;
    return (await run?.(ctx, talentsContract[key].input.parse(input))) as Answer;
  }

  async function runTask(task: string): Promise<void> {
    await product.tasks.find((one) => one.name === task)?.run({});
  }

  return {
    ...database,
    ...seekers,
    product,
    clock,
    ask,
    runTask,
    close: async () => {
      await product.close();
      await database.close();
      await server.stop();
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Who asks, and their jobs in the same order. */
async function findSeekers(pool: Pool): Promise<{ bosses: number[]; jobs: number[] }> {
  const find = 'select recruiter_id as boss, id as job from jobs order by id';
  const seekers = (await pool.query<{ boss: number; job: number }>(find)).rows;
  if (seekers.length === 0) {
    await createSeekers(pool);
    await pool.query('vacuum analyze jobs, conversations, chat_blocks, company_members');
    return findSeekers(pool);
  }
  return { bosses: seekers.map(({ boss }) => boss), jobs: seekers.map(({ job }) => job) };
}
