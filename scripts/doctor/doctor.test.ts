import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#src/platform/env.ts';
import { createJob } from '#test/factories/create-job.ts';
import { NODE_COMPILE_CACHE } from '#test/started-program.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { examineDatabase, examineSite } from './examine.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const dataRoot = makeTemporaryFolder('parley-doctor-');

describe('doctor', () => {
  let ground: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    ground = await createTestDatabase();
  });
  afterAll(async () => {
    await ground.database.close();
    await ground.drop();
    rmSync(dataRoot, { recursive: true, force: true });
  });

  const site = (settings: Record<string, string> = {}) => ({
    root,
    env: readEnv({ NODE_ENV: 'test', ...settings }),
    dataRoot,
    migrations: join(root, 'migrations'),
  });
  const look = async () => {
    const findings = await examineDatabase(site(), ground.database.db, false);
    return findings.filter(({ state }) => state !== 'ok').map(({ check, state, says }) => `${state} ${check}: ${says}`);
  };

  /** As npm runs it, from another folder. */
  async function command(name: string, ...args: string[]) {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, NODE_COMPILE_CACHE, DATABASE_URL: ground.url, PARLEY_DATA_DIR: dataRoot };
    try {
      const script = join(root, `scripts/commands/${name}.ts`);
      return { code: 0, ...(await run(process.execPath, [script, ...args], { cwd: '/', env })) };
    } catch (error) {
      return error as { code: number; stdout: string; stderr: string };
    }
  }

  it('RUN-12 finds nothing wrong with a site in order, and leaves no probe behind', async () => {
    const findings = await examineSite(site());
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(findings.map(({ check }) => check)).toContain('storage');
    expect(await look()).toEqual([]);
  });

  it('RUN-12 says which services do not answer, and what that means', async () => {
    const dead = '127.0.0.1:1';
    const findings = await examineSite(
      site({
        SMTP_URL: `smtp://${dead}`,
        SMS_URL: `http://${dead}/sms`,
        REDIS_URL: `redis://${dead}`,
        CLAMD_URL: `tcp://${dead}`,
        CACHE_PURGE_URL: `http://${dead}/`,
        S3_BUCKET: 'files',
        S3_ENDPOINT: `http://${dead}`,
        S3_ACCESS_KEY: 'key',
        S3_SECRET_KEY: 'secret',
      }),
    );
    const failed = findings.filter(({ state }) => state === 'failed');
    expect(failed.map(({ check }) => check)).toEqual(['storage', 'mail', 'SMS', 'Redis', 'cache', 'scanner']);
    for (const { says, todo } of failed)
      expect([says, todo]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  });

  it('RUN-06 RUN-12 looks at standbys, pooler and replicas, and at whether they are those of this database', async () => {
    const dead = 'postgres://127.0.0.1:1/parley';
    const other = ground.url.replace(/test_\w+/, 'postgres');
    const settings = {
      DATABASE_URL: `${ground.url},/nowhere`,
      DATABASE_POOLER_URL: ground.url,
      DATABASE_REPLICA_URL: [dead, ground.url, other].join(','),
    };
    const of = async (more: Record<string, string>) =>
      (await examineDatabase(site({ ...settings, ...more }), ground.database.db, true))
        .filter(({ check }) => ['fail-over', 'pooler', 'replicas'].includes(check))
        .map(({ check, state, says }) => `${state} ${check}: ${says}`);
    expect(await of({})).toEqual([
      'warning fail-over: 1: primary, 2: away',
      'warning pooler: it answers, and no statement outside a transaction has a time limit',
      expect.stringMatching(/^failed replicas: number 1: .*ECONNREFUSED/),
      'warning replicas: number 2 is no replica, so nobody asks it',
      'failed replicas: number 3 is a replica of another database',
    ]);
    expect(await of({ DATABASE_POOLER_URL: other })).toContain(
      'failed pooler: it leads to another database than DATABASE_URL',
    );
  });

  it('RUN-12 finds what is broken in the data, ends with 1 and can be read by programs', async () => {
    const { pool } = ground.database;
    const job = await createJob(pool);
    await pool.query(`create table odd (x int); insert into odd values (1), (1)`);
    await expect(pool.query('create unique index concurrently odd_x on odd (x)')).rejects.toThrow();
    await pool.query('alter table odd add constraint odd_check check (x > 1) not valid');
    await pool.query(`insert into schema_migrations values ('9999_later.sql')`);
    const { rows } = await pool.query(
      `insert into files (account_id, kind, name, content_type, size, sha256, created_at)
       values ($1, 'resume', 'cv.pdf', 'application/pdf', 1, sha256('x'), now() - interval '1 day') returning id`,
      [job.recruiter_id],
    );
    const wallet = await pool.query(
      `insert into point_wallets (account_id, available, held, created_at) values ($1, 5, 0, now()) returning id`,
      [job.recruiter_id],
    );
    expect(wallet.rowCount).toBe(1);
    expect(await look()).toEqual([
      'failed migrations: the database knows 9999_later.sql, this program does not',
      'failed indexes: odd_x cannot be used: its building broke off',
      'failed search: 1 open jobs are not found, 0 closed ones are',
      'failed points: 1 balances or transactions differ',
      `failed files: 1 have a row and no bytes: ${rows[0].id}`,
    ]);

    const doctor = await command('doctor', '--json', '--quick');
    expect(doctor.code).toBe(1);
    expect(JSON.parse(doctor.stdout)).toMatchObject({ healthy: false, findings: expect.any(Array) });

    await pool.query(`drop table odd; delete from files; delete from schema_migrations where name = '9999_later.sql';
      delete from schema_migrations where name = '0313_past_bounces.sql'`);
    const orphan = randomUUID();
    const shelf = join(dataRoot, 'files', orphan.slice(0, 2));
    mkdirSync(shelf, { recursive: true });
    writeFileSync(join(shelf, orphan), 'x');
    utimesSync(join(shelf, orphan), 1, 1);
    expect(await look()).toEqual([
      'warning migrations: 0313_past_bounces.sql have not run',
      expect.stringContaining('failed search'),
      expect.stringContaining('failed points'),
      `warning files: 1 belong to nothing: ${orphan}`,
    ]);
    const list = await command('migrate', '--dry-run');
    expect([list.code, list.stdout.trim().split('\n')[0]]).toEqual([0, '0313_past_bounces.sql']);
  });
});
