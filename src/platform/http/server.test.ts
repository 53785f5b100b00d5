import { request as httpRequest } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const json = { 'content-type': 'application/json' };
const login = '/api/authentication/guest/login';

let app: TestApp;
/** The same behind a proxy that is trusted. */
let proxied: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  proxied = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(async () => {
  await app.close();
  await proxied.close();
});

describe('the server', () => {
  describe('request ids', () => {
    const idOf = async (given?: string) => {
      const { headers } = await app
        .visitor()
        .call('GET', '/translation/manifest', undefined, given ? { 'x-request-id': given } : {});
      return headers.get('x-request-id');
    };

    it('ERR-01 are made for every call, each its own', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => idOf()));
      expect(new Set(ids).size).toBe(5);
      expect(ids.every((id) => /^[\w-]{8,64}$/.test(id ?? ''))).toBe(true);
    });

    it('ERR-01 are kept when the caller gives a sensible one', async () => {
      expect(await idOf('trace_0123-ABC')).toBe('trace_0123-ABC');
    });

    it.each(['short', 'x'.repeat(65), 'has spaces inside', '<script>alert(1)</script>', 'semi;colon;here'])(
      'ERR-01 are made anew when the given one is not: %s',
      async (given) => {
        expect(await idOf(given)).not.toBe(given);
      },
    );

    it('ERR-01 stand on refusals too, so that a user can name the call', async () => {
      for (const [method, path] of [
        ['GET', '/nothing'],
        ['PUT', '/translation/manifest'],
        ['GET', '/config/nothing/list'],
      ] as const) {
        const { headers } = await app.visitor().call(method, path, undefined, { 'x-request-id': 'call-of-the-user' });
        expect(headers.get('x-request-id')).toBe('call-of-the-user');
      }
    });
  });

  describe('security headers', () => {
    const expected = {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    };

    it.each([
      '/api/translation/manifest',
      '/api/nothing',
      '/api',
      '/api/config/%E0%A4%A/list',
      '/health',
      '/metrics',
      '/elsewhere',
    ])('stand on %s', async (path) => {
      const { headers } = await app.visitor().fetch(path);
      expect(Object.fromEntries(headers)).toMatchObject(expected);
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    });

    it('stand on a refused write', async () => {
      const { headers } = await app
        .visitor()
        .fetch(login, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
      expect(Object.fromEntries(headers)).toMatchObject(expected);
    });

    it('tell browsers to stay on https only where the site is on https and the proxy is trusted', async () => {
      const forwarded = { 'x-forwarded-proto': 'https' };
      const spoofed = await app.visitor().fetch('/api/translation/manifest', { headers: forwarded });
      expect(spoofed.headers.has('strict-transport-security')).toBe(false);
      const { headers } = await proxied.visitor().fetch('/api/translation/manifest', { headers: forwarded });
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    });
  });

  describe('writes sent by another site', () => {
    /** Node's own client: fetch sets some of these headers itself. */
    const post = (headers: Record<string, string>, method = 'POST') =>
      new Promise<{ status: number; code: number }>((resolve, reject) => {
        const request = httpRequest(
          app.address + login,
          { method, headers: { ...json, 'content-length': '2', ...headers } },
          async (response) => {
            const text = (await response.toArray()).join('');
            resolve({ status: response.statusCode ?? 0, code: text ? JSON.parse(text).code : -1 });
          },
        );
        request.on('error', reject).end('{}');
      });
    const own = () => app.address;
    const sessions = async () => (await app.database.pool.query('select count(*) from sessions')).rows[0].count;

    it.each(['cross-site', 'same-site', 'nonsense'])(
      'are refused by Sec-Fetch-Site: %s, and nothing is written',
      async (site) => {
        const before = await sessions();
        expect(await post({ 'sec-fetch-site': site })).toEqual({ status: 403, code: 49003 });
        expect(await post({ 'sec-fetch-site': site, origin: own() })).toEqual({ status: 403, code: 49003 });
        expect(await sessions()).toBe(before);
      },
    );

    it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://127.0.0.1'])(
      'are refused by Origin: %s where the browser sends no Sec-Fetch-Site',
      async (origin) => {
        expect(await post({ origin })).toEqual({ status: 403, code: 49003 });
      },
    );

    it('are refused for every method that writes', async () => {
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        expect((await post({ 'sec-fetch-site': 'cross-site' }, method)).code).toBe(49003);
      }
    });

    it('are told from our own pages, from the address bar and from programs that are no browser', async () => {
      expect((await post({ 'sec-fetch-site': 'same-origin', origin: own() })).code).toBe(0);
      expect((await post({ 'sec-fetch-site': 'none' })).code).toBe(0);
      expect((await post({ origin: own() })).code).toBe(0);
      expect((await post({})).code).toBe(0);
    });

    it('do not stop reads: a link from elsewhere works', async () => {
      const { envelope } = await app.visitor().call('GET', '/translation/manifest', undefined, {
        'sec-fetch-site': 'cross-site',
        origin: 'https://search.example',
      });
      expect(envelope.code).toBe(0);
    });

    it('are explained in the visitor’s language', async () => {
      const { envelope } = await app.visitor({ 'language-id': '9' }).call(
        'POST',
        '/authentication/guest/login',
        {},
        {
          'sec-fetch-site': 'cross-site',
        },
      );
      const english = await app
        .visitor()
        .call('POST', '/authentication/guest/login', {}, { 'sec-fetch-site': 'cross-site' });
      expect(envelope.message).not.toBe(english.envelope.message);
      expect(envelope.message).not.toBe('');
    });
  });

  it('answers /health without asking anyone', async () => {
    const response = await app.visitor().fetch('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});

describe('readiness', () => {
  it('is 503 while the database is gone and 200 again when it is back; the process stays healthy', async () => {
    const status = async (path: string) => (await proxied.visitor().fetch(path)).status;
    const { rows } = await proxied.database.pool.query<{ name: string }>('select current_database() as name');
    const name = pg.escapeIdentifier(rows[0]?.name ?? '');
    const admin = new pg.Client({ connectionString: inject('databaseUrl').replace('DATABASE', 'postgres') });
    await admin.connect();
    try {
      expect(await status('/ready')).toBe(200);
      await admin.query(`alter database ${name} allow_connections false`);
      await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
        rows[0]?.name,
      ]);
      expect(await status('/ready')).toBe(503);
      expect(await status('/health')).toBe(200);
      expect(await status('/api/translation/manifest')).toBe(200);
      await admin.query(`alter database ${name} allow_connections true`);
      expect(await status('/ready')).toBe(200);
    } finally {
      await admin.end();
    }
  });
});

describe('metrics', () => {
  it('count calls by route, never by the address that was asked for', async () => {
    await app.visitor().fetch('/api/config/xp_lvls/list?language_code=en&secret=s3cret');
    await app.visitor().fetch('/api/config/nobody-knows-this/list');
    const counted = 'http_request_seconds_count{method="GET",route="/api/config/:name/list",status="404"}';
    // A call is counted once its answer has left.
    const text = await vi.waitFor(async () => {
      const response = await app.visitor().fetch('/metrics');
      expect(response.headers.get('content-type')).toContain('text/plain');
      const body = await response.text();
      expect(body).toContain(counted);
      return body;
    });
    expect(text).toContain(counted.replace('404', '200'));
    expect(text).not.toMatch(/s3cret|nobody-knows-this|xp_lvls/);
  });

  it('are for this machine only while there is no token', async () => {
    expect((await proxied.visitor().fetch('/metrics')).status).toBe(200);
    const far = await proxied.visitor({ 'x-forwarded-for': '203.0.113.9' }).fetch('/metrics');
    expect(far.status).toBe(404);
    expect(await far.text()).not.toContain('http_request_seconds');
  });

  it('are not had by saying that one is this machine, nor through a proxy that nobody told us of', async () => {
    for (const who of [app, proxied]) {
      const status = async (headers: Record<string, string>) => (await who.visitor(headers).fetch('/metrics')).status;
      expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
      expect(await status({ 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toBe(404);
      expect(await status({ 'x-forwarded-host': 'parley.example' })).toBe(404);
    }
  });

  it('are for whoever holds the token when there is one', async () => {
    const guarded = await startTestApp({ METRICS_TOKEN: 'right-token' });
    const status = async (authorization?: string) =>
      (await guarded.visitor().fetch('/metrics', { headers: authorization ? { authorization } : {} })).status;
    expect(await status('Bearer right-token')).toBe(200);
    expect(await status()).toBe(404);
    expect(await status('Bearer wrong-token')).toBe(404);
    expect(await status('right-token')).toBe(404);
    await guarded.close();
  });
});
