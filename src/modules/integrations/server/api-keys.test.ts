import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import { makeManager, prove } from '#test/integrations/manager.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { KEPT_DAYS, KEY_CALLS, MOST_KEYS } from '../integration-rules.ts';
import { integrationsContract } from '../integrations.contract.ts';

describe('API keys', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const rows = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows;
  const ask = async (secret: string, path = '/hiring/v1/company', method = 'GET') =>
    app.visitor({ authorization: `Bearer ${secret}` }).call(method, path, method === 'GET' ? undefined : {});
  const codeOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).envelope.code;
  const INVALID = errorTable.apiKeyInvalid.code;

  it('EMP-06 are shown once, kept as a hash, and told to everyone who manages the company', async () => {
    const { api, company, id } = await makeManager(app);
    const { id: admin } = await signInBoss(app, company.id, 'admin');
    await signInBoss(app, company.id);
    const { key, secret } = await api('POST /recruiters/api-keys', { name: ' Our  ATS ', scopes: ['jobs:read'] });
    expect(secret).toMatch(/^prly_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Our ATS', last_four: secret.slice(-4), state: 'active', last_used_at: null });
    const listed = await api('GET /recruiters/integrations', {});
    expect(listed.keys).toEqual([key]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect(listed.activity).toMatchObject([{ action: 'key_made', subject: 'Our ATS' }]);
    const [stored] = await rows('select api_keys::text as text from api_keys where id = $1', [key.id]);
    expect(stored.text).not.toContain(secret.slice(5));
    const told = await rows(`select account_id from notifications where kind = 'api_key_made' order by account_id`);
    expect(told.map(({ account_id }) => account_id)).toEqual([id, admin]);
    const mails = await rows(`select 1 from outbox_messages where subject ilike '%API key%'`);
    expect(mails).toHaveLength(2);
  });

  it('EMP-06 are made only by who manages the company and has just shown who they are', async () => {
    const { visitor, company, id } = await makeManager(app);
    const input = { name: 'ATS', scopes: ['jobs:read'] };
    const recruiter = await signInBoss(app, company.id);
    await prove(app, recruiter.id);
    const refused = await recruiter.visitor.call('POST', '/recruiters/api-keys', input);
    expect(refused.envelope.code).toBe(errorTable.noPermission.code);
    await rows('update sessions set proved_at = null where account_id = $1', [id]);
    const { envelope } = await visitor.call('POST', '/recruiters/api-keys', input, { 'idempotency-key': 'once-0001' });
    expect(envelope.code).toBe(errorTable.proofNeeded.code);
    await prove(app, id);
    await visitor.call('POST', '/recruiters/api-keys', input, { 'idempotency-key': 'once-0002' });
    // What a repeat would be answered with has the secret in it, so nothing of it is kept.
    expect(await rows(`select 1 from idempotency_keys where key like 'once-%'`)).toEqual([]);
    const telling = Object.values(integrationsContract).filter(({ answer }) => 'secret' in answer.shape);
    expect(telling.map((one) => 'tellsSecret' in one && one.tellsSecret)).toEqual([true, true, true]);
  });

  it('EMP-06 are ten for a company at most, however many are asked for at once', async () => {
    const { visitor, api } = await makeManager(app);
    const make = () => visitor.call('POST', '/recruiters/api-keys', { name: 'ATS', scopes: ['jobs:read'] });
    const answers = await Promise.all(Array.from({ length: 15 }, make));
    const codes = answers.map(({ envelope }) => envelope.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(MOST_KEYS);
    expect(codes.filter((code) => code === errorTable.apiKeysLimit.code)).toHaveLength(5);
    const { keys } = await api('GET /recruiters/integrations', {});
    await api('POST /recruiters/api-keys/:id/revoke', { id: keys[0]?.id ?? 0 });
    expect((await make()).envelope.code).toBe(0);
  });

  it('EMP-06 end at once when they are revoked, and by themselves when their time is over', async () => {
    const { api } = await makeManager(app);
    const made = await api('POST /recruiters/api-keys', { name: 'A', scopes: ['jobs:read'], expires_in_days: 30 });
    const other = await api('POST /recruiters/api-keys', { name: 'B', scopes: ['jobs:read'] });
    expect(await codeOf(made.secret)).toBe(0);
    await api('POST /recruiters/api-keys/:id/revoke', { id: other.key.id });
    const refused = await ask(other.secret);
    expect([refused.status, refused.envelope.code]).toEqual([401, INVALID]);
    app.clock.advance({ days: 30, seconds: 1 });
    expect(await codeOf(made.secret)).toBe(INVALID);
    const { keys } = await api('GET /recruiters/integrations', {});
    expect(keys.map(({ name, state }) => [name, state])).toEqual([
      ['B', 'revoked'],
      ['A', 'expired'],
    ]);
    app.clock.advance({ days: KEPT_DAYS, seconds: 1 });
    const worker = openProduct(app);
    await worker.runTask('clean-integrations').finally(() => worker.close());
    expect(await rows('select name from api_keys where id = any($1)', [[made.key.id, other.key.id]])).toEqual([]);
  });

  it('EMP-06 stop when their maker no longer manages the company or has left it, and while it is suspended', async () => {
    const { company, api } = await makeManager(app);
    const maker = await signInBoss(app, company.id, 'admin');
    await prove(app, maker.id);
    const { secret } = await maker.visitor.api('POST /recruiters/api-keys', { name: 'ATS', scopes: ['jobs:read'] });
    const seat = (role: string) => rows('update company_members set role = $2 where account_id = $1', [maker.id, role]);
    await seat('recruiter');
    expect(await codeOf(secret)).toBe(INVALID);
    expect((await api('GET /recruiters/integrations', {})).keys[0]?.state).toBe('stopped');
    await seat('admin');
    expect(await codeOf(secret)).toBe(0);
    await rows(`update companies set status = 'suspended' where id = $1`, [company.id]);
    expect(await codeOf(secret)).toBe(INVALID);
    await rows(`update companies set status = 'active' where id = $1`, [company.id]);
    await api('DELETE /recruiters/company/members/:id', { id: maker.id });
    expect(await codeOf(secret)).toBe(INVALID);
    const { activity } = await api('GET /recruiters/integrations', {});
    expect(activity[0]).toMatchObject({ action: 'key_ended', subject: 'ATS' });
    // Coming back brings no old key back.
    await rows(
      `insert into company_members (company_id, account_id, role, position) values ($1, $2, 'admin', 'Lead')`,
      [company.id, maker.id],
    );
    expect(await codeOf(secret)).toBe(INVALID);
  });

  it('EMP-06 open only what their scopes say, and no door of a person; a session opens none of theirs', async () => {
    const { visitor, api } = await makeManager(app);
    const { secret } = await api('POST /recruiters/api-keys', { name: 'ATS', scopes: ['jobs:read'] });
    const refused = await ask(secret, '/hiring/v1/jobs/1/close', 'POST');
    expect([refused.status, refused.envelope]).toEqual([
      403,
      { code: errorTable.apiKeyScopeMissing.code, message: expect.any(String), data: { scope: 'jobs:write' } },
    ]);
    expect(await codeOf(secret, '/hiring/v1/jobs')).toBe(0);
    expect(await codeOf(secret, '/recruiters/integrations')).toBe(errorTable.credentialsMissing.code);
    const asPerson = await visitor.call('GET', '/hiring/v1/jobs');
    expect(asPerson.envelope.code).toBe(errorTable.credentialsMissing.code);
    for (const wrong of ['prly_', `${secret}x`, 'x'.repeat(300), 'Bearer']) expect(await codeOf(wrong)).toBe(INVALID);
  });

  it('EMP-06 have an allowance that each answer tells, and note their use once a minute', async () => {
    const { api } = await makeManager(app);
    const { secret, key } = await api('POST /recruiters/api-keys', { name: 'ATS', scopes: ['jobs:read'] });
    const first = await ask(secret);
    expect(first.headers.get('ratelimit-limit')).toBe(String(KEY_CALLS.max));
    expect(first.headers.get('ratelimit-remaining')).toBe(String(KEY_CALLS.max - 1));
    const used = async () => (await rows('select last_used_at from api_keys where id = $1', [key.id]))[0].last_used_at;
    const at = await used();
    app.clock.advance({ seconds: 30 });
    await ask(secret, '/hiring/v1/jobs');
    expect(await used()).toEqual(at);
    app.clock.advance({ seconds: 31 });
    // The window is over: every path counts into the same one.
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (let done = 0; done < KEY_CALLS.max + 1; done += 67) {
      const batch = Math.min(67, KEY_CALLS.max + 1 - done);
      answers.push(
        ...(await Promise.all(
          Array.from({ length: batch }, (_, n) => ask(secret, `/hiring/v1/${n % 2 ? 'jobs' : 'company'}`)),
        )),
      );
    }
    expect((await used()).getTime()).toBeGreaterThan(at.getTime());
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(1);
    expect(limited[0]?.headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
