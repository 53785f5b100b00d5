import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addOperator, listOperators, removeOperator } from '#src/modules/moderation/server/operators.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createRecruiter } from '#test/factories/create-recruiter.ts';
import { sentCode } from '#test/factories/sign-in.ts';
import { signInAs } from '#test/factories/sign-in-boss.ts';
import { NODE_COMPILE_CACHE } from '#test/started-program.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../scripts/operator.ts');

describe('npm run operator', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function operator(args: string[], settings: Record<string, string> = { DATABASE_URL: app.databaseUrl }) {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, NODE_COMPILE_CACHE, ...settings };
    try {
      return { code: 0, ...(await run(process.execPath, [script, ...args], { cwd: '/', env })) };
    } catch (error) {
      return error as { code: number; stdout: string; stderr: string };
    }
  }

  // What the command does is asked of its functions, which takes no start of a program each time.
  const add = (email: string, name?: string) => addOperator(app.database.db, app.clock, email, name);
  const remove = (email: string, isLast = false) => removeOperator(app.database.db, app.clock, email, isLast);

  it('OPS-02 adds an operator who signs in with a code, lists and removes them, and all of it is audited', async () => {
    const email = 'new.operator@parley.example';
    expect(await listOperators(app.database.db)).toEqual([]);
    expect(await operator(['add', email, '--name', 'Ada Tan'])).toMatchObject({ code: 0 });
    expect((await operator(['list'])).stdout).toMatch(/new\.operator@parley\.example\s+Ada Tan.*not set up yet/);
    expect(await listOperators(app.database.db)).toMatchObject([{ email, name: 'Ada Tan', has_second_factor: false }]);
    await expect(add(email)).rejects.toThrow('already');
    const visitor = app.visitor();
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email });
    await visitor.api('POST /authentication/otp/verify', { channel: 'email', email, code: await sentCode(app, email) });
    expect((await visitor.call('GET', '/operator/audit-log')).envelope.code).toBe(49093);
    await app.database.pool.query('update accounts set totp_enabled_at = now() where email = $1', [email]);
    const { entries } = await visitor.api('GET /operator/audit-log', {});
    expect(entries).toMatchObject([{ action: 'operator.added', operator: null, details: { email } }]);

    await expect(remove(email)).rejects.toThrow('the last operator');
    expect((await visitor.call('GET', '/operator/audit-log')).status).toBe(200);
    expect(await operator(['remove', email, '--last'])).toMatchObject({ code: 0 });
    expect((await visitor.call('GET', '/operator/audit-log')).status).toBe(401);
    const { rows } = await app.database.pool.query('select action from audit_log order by id');
    expect(rows.map(({ action }) => action)).toEqual(['operator.added', 'operator.removed']);
  });

  it('OPS-02 turns no recruiter into an operator, and whoever becomes one signs in anew', async () => {
    const company = await createCompany(app.database.pool);
    await createRecruiter(app.database.pool, company.id, { email: 'hires@company.example' });
    await expect(add('hires@company.example')).rejects.toThrow('hires for');
    const talent = await signInAs(app, 'talent');
    const { rows } = await app.database.pool.query('select email from accounts where id = $1', [talent.id]);
    expect(await add(rows[0].email)).toEqual({ isNew: false });
    expect((await talent.visitor.call('GET', '/jobseeker/me')).status).toBe(401);
  });

  it('OPS-02 explains itself to whoever gives no address', async () => {
    const { code, stderr } = await operator(['add', 'no address']);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/not an[\s\S]*npm run operator/)]);
  });

  it('OPS-02 of two who remove each other at once, one stays', async () => {
    const { pool } = app.database;
    await pool.query(`update accounts set role = 'talent' where role = 'operator'`);
    for (const email of ['one@ops.example', 'two@ops.example']) expect(await add(email)).toEqual({ isNew: true });
    const answers = await Promise.allSettled([remove('one@ops.example'), remove('two@ops.example')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('OPS-02 works on the built-in database while the site is stopped', async () => {
    const folder = makeTemporaryFolder('operator');
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const settings = { PARLEY_DATA_DIR: folder };
    expect(await operator(['add', 'first@ops.example'], settings)).toMatchObject({ code: 0 });
    expect((await operator(['list'], settings)).stdout).toContain('first@ops.example');
  });
});
