import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#src/kernel/errors.ts';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import { HEADER, importFile, line, openBoss } from '#test/job-imports/import-ground.ts';
import { openProduct } from '#test/open-product.ts';
import { standIn } from '#test/stand-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { createRunImportsTask } from './run-imports.task.ts';

/** Any number that nothing else locks. */
const GATE = 77_001;
const FILE = [HEADER, line(), line({ ref: 'R-2', title: 'Payroll Specialist' })].join('\n');

describe('the work on imports beside other writes', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
    await app.database.pool.query(`create function wait_at_gate() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(${GATE}); return new; end $$`);
  });
  afterEach(async () => {
    for (const table of ['job_drafts', 'imported_jobs', 'jobs'])
      await app.database.pool.query(`drop trigger if exists wait_at_gate on ${table}`);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  const run = () => worker.runTask('run-job-imports');
  const countWaiting = async () =>
    (
      await app.database.pool.query(
        `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].count;

  /** Has the worker stop in the middle of a row, lets `other` come as far as it can, and then lets both go on. */
  async function meet<T>(stopsAt: string, other: () => Promise<T>): Promise<T> {
    const { pool } = app.database;
    await pool.query(
      `create trigger wait_at_gate before insert on ${stopsAt} for each row execute function wait_at_gate()`,
    );
    const keeper = await pool.connect();
    await keeper.query('select pg_advisory_lock($1)', [GATE]);
    const running = run();
    await expect.poll(countWaiting).toBe(1);
    const asking = other();
    await expect.poll(countWaiting).toBe(2);
    await keeper.query('select pg_advisory_unlock($1)', [GATE]);
    keeper.release();
    await running;
    return asking;
  }

  const leftOf = async (id: number) =>
    (await app.database.pool.query('select count(*)::int from job_import_rows where import_id = $1', [id])).rows[0]
      .count;
  const drafts = async (visitor: TestVisitor) => (await visitor.api('GET /recruiters/jobs/drafts')).drafts;

  it('RUN-12 EMP-06 deletes an import while its drafts are made: what is made by then stays, the rest are not made', async () => {
    const { visitor } = await openBoss(app);
    const rows = Array.from({ length: 12 }, (_, at) => line({ ref: `R-${at}`, title: `Payroll Specialist ${at}` }));
    const id = await importFile(visitor, [HEADER, ...rows].join('\n'));
    const { envelope } = await meet('job_drafts', () => visitor.call('DELETE', `/recruiters/job-imports/${id}`));
    expect(envelope).toMatchObject({ code: 0 });
    expect(await leftOf(id)).toBe(0);
    // Between two rows worker and deletion ask for the import at once, and the worker may win a few times.
    const made = (await drafts(visitor)).length;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(rows.length);
  });

  it('RUN-12 EMP-06 lets someone leave while their known jobs are brought again', async () => {
    const { visitor, company } = await openBoss(app);
    await signInBoss(app, company.id, 'coordinator');
    await importFile(visitor, FILE);
    await run();
    const id = await importFile(visitor, FILE);
    const { envelope } = await meet('imported_jobs', () => visitor.call('POST', '/recruiters/company/leave'));
    expect(envelope).toMatchObject({ code: 0 });
    expect(await leftOf(id)).toBe(0);
  });

  it('RUN-12 EMP-06 lets someone leave or throw a draft away while their drafts are published', async () => {
    const { visitor, company } = await openBoss(app);
    await signInBoss(app, company.id, 'coordinator');
    const id = await importFile(visitor, FILE);
    await run();
    const { rows } = await visitor.api('GET /recruiters/job-imports/:id/rows', { id });
    await visitor.api('POST /recruiters/job-imports/:id/publish', { id, attest: true });
    const thrown = () => visitor.call('DELETE', `/recruiters/jobs/drafts/${rows[0]?.draft_id}`);
    // It is a job by then.
    expect((await meet('jobs', thrown)).envelope).toMatchObject({ code: 41113 });
    expect((await visitor.api('GET /recruiters/jobs')).counts).toMatchObject({ open: 2, draft: 0 });
    const another = await importFile(visitor, [HEADER, line({ ref: 'R-3', title: 'Chef' })].join('\n'));
    await run();
    await visitor.api('POST /recruiters/job-imports/:id/publish', { id: another, attest: true });
    await app.database.pool.query('drop trigger wait_at_gate on jobs');
    const left = await meet('jobs', () => visitor.call('POST', '/recruiters/company/leave'));
    expect(left.envelope).toMatchObject({ code: 0 });
    expect(await leftOf(another)).toBe(0);
  });

  it('RUN-12 EMP-06 waits for whoever writes for the company, instead of leaving the rows for later', async () => {
    const { visitor, company } = await openBoss(app);
    const id = await importFile(visitor, FILE);
    const other = await app.database.pool.connect();
    await other.query('begin');
    await other.query('select id from companies where id = $1 for no key update', [company.id]);
    const running = run();
    await expect.poll(countWaiting).toBe(1);
    await other.query('commit');
    other.release();
    await running;
    expect(await visitor.api('GET /recruiters/job-imports/:id', { id })).toMatchObject({ status: 'done' });
  });

  it('RUN-13 EMP-06 gives a row up that a rule refuses, and goes on with the next', async () => {
    const { visitor } = await openBoss(app);
    const id = await importFile(visitor, FILE);
    const { db } = app.database;
    const readers = new Proxy({} as ImportParts['readers'], {
      get: () => {
        throw new AppError('jobNotFound');
      },
    });
    const task = createRunImportsTask(standIn<ImportParts>({ db, clock: app.clock, readers }));
    await expect(task.run({})).rejects.toThrow(AppError);
    expect(await visitor.api('GET /recruiters/job-imports/:id', { id })).toMatchObject({
      status: 'done',
      counts: { refused: 2, waiting: 0 },
    });
  });
});
