import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { AppError } from '#src/kernel/errors.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { type MadeUpApi, startMadeUpApi } from '#test/made-up-api.ts';
import { standIn } from '#test/stand-in.ts';
import { startTestApp } from '#test/test-app.ts';
import { sql } from '../database/sql.ts';
import { createDispatch, type DispatchParts } from './dispatch.ts';
import { type MountedModule, mount } from './routes.ts';

const plain = { summary: 'Made up', input: z.object({}), answer: z.object({ ok: z.boolean() }), errors: [] };

const contract = {
  'GET /bug': endpoint({ ...plain, access: 'anyone' }),
  'GET /thrown-text': endpoint({ ...plain, access: 'anyone' }),
  'POST /half-done': endpoint({ ...plain, access: 'anyone' }),
  'GET /listed': endpoint({ ...plain, access: 'anyone', errors: ['jobClosed'] }),
  'GET /unlisted': endpoint({ ...plain, access: 'anyone', errors: ['jobClosed'] }),
  'GET /wrong-answer': endpoint({ ...plain, access: 'anyone' }),
  'GET /nothing': endpoint({ ...plain, answer: z.null(), access: 'anyone' }),
  'GET /for-session': endpoint({ ...plain, access: 'session' }),
  'GET /for-account': endpoint({ ...plain, access: 'account' }),
  'GET /for-operator': endpoint({ ...plain, access: 'role:operator' }),
  'GET /for-two-roles': endpoint({ ...plain, access: 'role:recruiter|talent' }),
  'GET /for-member': endpoint({ ...plain, access: 'member', errors: ['companyNotFound'] }),
  'POST /for-operator': endpoint({ ...plain, input: z.object({ name: z.string() }), access: 'role:operator' }),
} satisfies Contract;

const SECRET = 'postgres://user:s3cret@host/table_of_secrets';
const ok = () => ({ ok: true });

const madeUp = mount(contract, {
  'GET /bug': () => {
    throw new Error(`cannot read ${SECRET}`);
  },
  'GET /thrown-text': () => {
    throw SECRET;
  },
  'POST /half-done': async (ctx) => {
    await ctx.tx.query(sql`insert into outbox_messages (channel, recipient, body_text) values ('sms', 'x', 'x')`);
    ctx.setCookie({ name: 'parley_theme', value: 'dark', maxAge: 60, httpOnly: false });
    throw new Error('the second half failed');
  },
  'GET /listed': () => {
    throw new AppError('jobClosed');
  },
  'GET /unlisted': () => {
    throw new AppError('otpExpired');
  },
  'GET /wrong-answer': () => ({ ok: 'maybe' }) as never,
  'GET /nothing': () => undefined as never,
  'GET /for-session': ok,
  'GET /for-account': ok,
  'GET /for-operator': ok,
  'GET /for-two-roles': ok,
  'GET /for-member': ({ viewer }) => ({ ok: viewer.membership.company_name === 'Harbour Hands' }),
  'POST /for-operator': ok,
});

describe('dispatch', () => {
  let api: MadeUpApi;
  beforeAll(async () => {
    api = await startMadeUpApi([madeUp]);
  });
  afterAll(() => api.close());

  const call = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    api.visitor(headers).call(method, path);

  describe('a bug', () => {
    it.each(['/bug', '/thrown-text'])(
      'ERR-01 answers 50001 with a request id and tells nothing more: %s',
      async (path) => {
        const { status, headers, envelope } = await call(path, 'GET', { 'x-request-id': 'bug-report-1' });
        expect(status).toBe(500);
        expect(envelope).toEqual({ code: 50001, message: 'Sorry, something went wrong.', data: null });
        expect(headers.get('x-request-id')).toBe('bug-report-1');
        expect(JSON.stringify([...headers])).not.toContain('s3cret');
      },
    );

    it('ERR-01 is logged and reported under that request id', async () => {
      await call('/bug', 'GET', { 'x-request-id': 'bug-report-2' });
      const logged = api.lines.filter((line) => line.includes('bug-report-2') && line.includes('cannot read'));
      expect(logged).toHaveLength(1);
      expect(api.reports.filter(({ requestId }) => requestId === 'bug-report-2')).toHaveLength(1);
    });

    it('ERR-01 leaves nothing behind: no row, no cookie', async () => {
      const { envelope, headers } = await call('/half-done', 'POST');
      expect(envelope.code).toBe(50001);
      expect(headers.getSetCookie()).toEqual([]);
      const { rows } = await api.database.pool.query('select count(*) from outbox_messages');
      expect(rows[0].count).toBe(0);
    });
  });

  describe('errors', () => {
    it('ERR-01 that the contract lists reach the user and are no bug', async () => {
      const before = api.reports.length;
      expect(await call('/listed')).toMatchObject({ status: 410, envelope: { code: 41150 } });
      expect(api.reports).toHaveLength(before);
    });

    it('ERR-01 that it does not list are a bug while we develop, and the log says which', async () => {
      expect(await call('/unlisted')).toMatchObject({ status: 500, envelope: { code: 50001 } });
      expect(api.lines.some((line) => line.includes('GET /unlisted') && line.includes('otpExpired'))).toBe(true);
    });

    it('ERR-04 so is an answer that is not what the contract promises', async () => {
      expect((await call('/wrong-answer')).envelope.code).toBe(50001);
    });

    it('ERR-01 that are not listed still reach the user in production, and answers are not checked again', async () => {
      const production = await startMadeUpApi([madeUp], { strict: false });
      expect((await production.visitor().call('GET', '/unlisted')).envelope.code).toBe(41042);
      expect((await production.visitor().call('GET', '/wrong-answer')).envelope).toMatchObject({
        code: 0,
        data: { ok: 'maybe' },
      });
      await production.close();
    });

    it('ERR-01 an answer without data has data null', async () => {
      expect((await call('/nothing')).envelope).toEqual({ code: 0, message: 'success', data: null });
    });
  });

  describe('access', () => {
    /** A session as the database keeps it, for an account of the role or for a guest. */
    async function visitorOf(role: 'guest' | 'talent' | 'recruiter' | 'operator', expiresInSeconds = 60) {
      const token = `token-of-${role}-${expiresInSeconds}`;
      const hash = createHash('sha256').update(token).digest();
      const expires = new Date(api.clock.now().getTime() + expiresInSeconds * 1000);
      await api.database.pool.query(
        `with account as (
           insert into accounts (role, first_name, last_name, country_id, language, totp_enabled_at)
           select $2::text, 'A', 'B', 196, 'en', case when $2 = 'operator' then now() end where $2 <> 'guest' returning id)
         insert into sessions (token_hash, account_id, country_id, language_id, expires_at, created_at)
         values ($1, (select id from account), 196, 1, $3, now())`,
        [hash, role, expires],
      );
      return api.visitor({ cookie: `parley_session=${token}` });
    }

    it('AUTH-09 gives each audience what is meant for it, and no more', async () => {
      const paths = ['/for-session', '/for-account', '/for-two-roles', '/for-operator'];
      const codes: Record<string, number[]> = {};
      for (const role of ['guest', 'talent', 'recruiter', 'operator'] as const) {
        const visitor = await visitorOf(role);
        codes[role] = await Promise.all(paths.map(async (path) => (await visitor.call('GET', path)).envelope.code));
      }
      codes.visitor = await Promise.all(paths.map(async (path) => (await call(path)).envelope.code));
      expect(codes).toEqual({
        visitor: [40003, 40003, 40003, 40003],
        guest: [0, 49013, 49013, 49013],
        talent: [0, 0, 0, 40005],
        recruiter: [0, 0, 0, 40005],
        operator: [0, 0, 40005, 0],
      });
    });

    it('AUTH-09 AUTH-04 an operator without a second factor may do nothing as one', async () => {
      const operator = await visitorOf('operator', 120);
      await api.database.pool.query("update accounts set totp_enabled_at = null where role = 'operator'");
      expect((await operator.call('GET', '/for-operator')).envelope.code).toBe(49093);
      expect((await operator.call('GET', '/for-account')).envelope.code).toBe(0);
    });

    it('AUTH-09 gives a verb for members the company that somebody hires for', async () => {
      const recruiter = await visitorOf('recruiter', 180);
      expect((await recruiter.call('GET', '/for-member')).envelope.code).toBe(errorTable.companyNotFound.code);
      const company = await createCompany(api.database.pool, { name: 'Harbour Hands' });
      await api.database.pool.query(
        `insert into company_members (company_id, account_id, role, position)
         select $1, max(id), 'recruiter', 'Lead' from accounts where role = 'recruiter'`,
        [company.id],
      );
      expect((await recruiter.call('GET', '/for-member')).envelope).toMatchObject({ code: 0, data: { ok: true } });
      const talent = await visitorOf('talent', 180);
      expect((await talent.call('GET', '/for-member')).envelope.code).toBe(errorTable.noPermission.code);
    });

    it('AUTH-06 forgets a session that has run out or was made up', async () => {
      const late = await visitorOf('operator', -1);
      expect(await late.call('GET', '/for-session')).toMatchObject({ status: 401, envelope: { code: 40003 } });
      const forged = api.visitor({ cookie: 'parley_session=forged' });
      expect((await forged.call('GET', '/for-session')).envelope.code).toBe(40003);
    });

    it('AUTH-09 comes before validation: who may not use an endpoint does not learn what it takes', async () => {
      const { envelope } = await api.visitor().call('POST', '/for-operator', { nonsense: true });
      expect(envelope).toMatchObject({ code: 40003, data: null });
    });
  });

  it('refuses to start with an endpoint that nobody serves or two do', () => {
    const start = (modules: MountedModule[]) => () => createDispatch(standIn<DispatchParts>({ modules }));
    expect(start([{ contract, routes: {} }])).toThrow('GET /bug has no verb');
    expect(start([madeUp, madeUp])).toThrow('GET /bug has two verbs');
    expect(start([madeUp])).not.toThrow();
  });
});

describe('error reports', () => {
  it('ERR-01 tell of a bug of the real program, without anybody’s data; a service that is down changes nothing', async () => {
    const { url, received, close } = await startReportService();
    const app = await startTestApp({ ERROR_REPORT_URL: url });
    await app.database.pool.query('alter table sessions rename to sessions_gone');
    const logIn = () =>
      app
        .visitor()
        .call(
          'POST',
          '/authentication/guest/login',
          { device_name: 'Device of Ana' },
          { 'x-request-id': 'report-me-1' },
        );
    const report = received();
    const first = await logIn();
    expect(first).toMatchObject({
      status: 500,
      envelope: { code: 50001, message: 'Sorry, something went wrong.', data: null },
    });
    const text = await report;
    expect(JSON.parse(text)).toMatchObject({
      request_id: 'report-me-1',
      message: 'relation "sessions" does not exist',
      statement: expect.stringContaining('insert into'),
    });
    expect(text).not.toContain('Device of Ana');
    await close();
    expect((await logIn()).envelope).toEqual(first.envelope);
    expect((await app.visitor().call('GET', '/translation/manifest')).envelope.code).toBe(0);
    await app.close();
  });
});

/** A small server in the place of the error-reporting service; `received` is the next report. */
async function startReportService() {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const received = () =>
    new Promise<string>((resolve) => {
      server.once('request', async (request, response) => {
        response.end();
        resolve((await request.toArray()).join(''));
      });
    });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received, close };
}
