import { request as httpRequest } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { rawRequest, sendRaw } from '#test/raw-request.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const json = { 'content-type': 'application/json' };
const login = '/api/authentication/guest/login';

let app: TestApp;
/** The same behind a proxy that is trusted. */
let proxied: TestApp;
/** The same where a setting says what the site is called. */
let named: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  proxied = await startTestApp({ TRUST_PROXY: '1' });
  named = await startTestApp({
    PUBLIC_URL: 'https://parley.example',
    PARLEY_EMPLOYER_HOST: 'employer.parley.example',
    PARLEY_COUNTRY_HOSTS: 'jp.parley.example=jp',
  });
});
afterAll(async () => {
  await app.close();
  await proxied.close();
  await named.close();
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
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
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

    it('SAFE-08 tell browsers to stay on https where the site’s own address is, whatever a proxy or a caller says', async () => {
      const forwarded = { 'x-forwarded-proto': 'https' };
      for (const unnamed of [app, proxied]) {
        const { headers } = await unnamed.visitor(forwarded).fetch('/api/translation/manifest');
        expect(headers.has('strict-transport-security')).toBe(false);
      }
      const { headers } = await named.visitor().fetch('/api/translation/manifest');
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

  it('RUN-10 lets no cache keep how it is', async () => {
    const token = app.tokens.metrics.value;
    for (const path of ['/health', '/ready', '/metrics', `/metrics?token=${token}`]) {
      const { headers } = await app.visitor().fetch(path);
      expect(headers.get('cache-control'), path).toBe('no-store');
    }
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
      const response = await app.visitor().fetch(`/metrics?token=${app.tokens.metrics.value}`);
      expect(response.headers.get('content-type')).toContain('text/plain');
      const body = await response.text();
      expect(body).toContain(counted);
      return body;
    }, 120_000);
    expect(text).toContain(counted.replace('404', '200'));
    expect(text).not.toMatch(/s3cret|nobody-knows-this|xp_lvls/);
  });

  it('SAFE-02 are had by their token alone, never for where someone seems to come from', async () => {
    const guarded = await startTestApp({ METRICS_TOKEN: 'right-token-of-metrics' });
    const status = async (headers: Record<string, string>, query = '') =>
      (await guarded.visitor(headers).fetch(`/metrics${query}`)).status;
    expect(await status({ authorization: 'Bearer right-token-of-metrics' })).toBe(200);
    expect(await status({}, '?token=right-token-of-metrics')).toBe(200);
    for (const headers of [
      {},
      { 'x-forwarded-for': '127.0.0.1' },
      { host: 'localhost' },
      { authorization: 'Bearer wrong-token' },
      { authorization: 'right-token-of-metrics' },
      { authorization: `Bearer ${guarded.tokens.outbox.value}` },
    ]) {
      expect([headers, await status(headers as Record<string, string>)]).toEqual([headers, 404]);
    }
    expect(await status({}, '?token=wrong&token=right-token-of-metrics')).toBe(404);
    await guarded.close();
  });

  it('SAFE-02 have a token of their own at every start when none is set', async () => {
    expect(app.tokens.metrics.value).not.toBe(proxied.tokens.metrics.value);
    expect((await app.visitor().fetch(`/metrics?token=${proxied.tokens.metrics.value}`)).status).toBe(404);
    expect((await app.visitor().fetch(`/metrics?token=${app.tokens.metrics.value}`)).status).toBe(200);
  });
});

describe('the name of the site', () => {
  const ask = (who: TestApp, path: string, host: string, ...headers: string[]) =>
    sendRaw(who.address, rawRequest(`GET ${path}`, [`Host: ${host}`, ...headers]));

  it.each([
    'evil.example',
    'parley.example.evil.example',
    'evil.example:443',
    'xparley.example',
    '203.0.113.9',
    '10.0.0.7:3000',
  ])('SAFE-08 a made-up one gets nothing: %s', async (host) => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/api/translation/manifest']) {
      const { status, text } = await ask(named, path, host);
      expect([path, status]).toEqual([path, 421]);
      expect(text).not.toMatch(/strict-transport-security|<loc>|Sitemap:/i);
      expect(text.split('\r\n\r\n')[1]).not.toContain(host);
    }
  });

  it('SAFE-08 is not taken from a forwarded host that nobody trusts', async () => {
    const { status, text } = await ask(named, '/robots.txt', 'parley.example', 'X-Forwarded-Host: evil.example');
    expect(status).toBe(200);
    expect(text).toContain('Sitemap: https://parley.example/sitemap.xml');
  });

  it.each([
    'parley.example',
    'PARLEY.example:443',
    'parley.example.',
    'employer.parley.example',
    'jp.parley.example',
    'localhost:3000',
  ])('SAFE-08 known ones are answered with the one public address: %s', async (host) => {
    const { status, text } = await ask(named, '/robots.txt', host);
    expect(status).toBe(200);
    expect(text).toContain('Sitemap: https://parley.example/sitemap.xml');
    expect(text).toContain('strict-transport-security');
  });

  it('SAFE-08 while no setting tells it, only this machine’s own names are used, and others are not to be listed', async () => {
    expect((await ask(app, '/robots.txt', 'localhost:3000')).text).toContain(
      'Sitemap: http://localhost:3000/sitemap.xml',
    );
    const made = await ask(app, '/robots.txt', 'evil.example');
    expect(made.text).toMatch(/Disallow: \/\s*$/m);
    expect(made.text).not.toContain('evil.example');
    expect((await ask(app, '/sitemap.xml', 'evil.example')).status).toBe(404);
  });

  it('SAFE-08 probes may use any', async () => {
    for (const path of ['/health', '/ready']) expect((await ask(named, path, '10.0.0.7:3000')).status).toBe(200);
  });
});
