import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIfNeeded } from '../scripts/build-if-needed.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { type StartedProgram, startProgram } from './started-program.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { TestVisitor } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

/** Asked for by nobody: the setting that the other tests switch off is left as an installation finds it. */
const UNASKED = { PARLEY_DEMO: '', LOG_LEVEL: 'info' };

const SECRET_KEY = 'ab'.repeat(32);

describe('a start where others can come', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let program: StartedProgram | undefined;
  let dataDir: string;
  beforeAll(async () => {
    buildIfNeeded(resolve(import.meta.dirname, '..'));
    database = await createTestDatabase();
    dataDir = makeTemporaryFolder('parley-production-');
  }, 300_000);
  afterAll(async () => {
    await end();
    await database.database.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = (settings: Record<string, string>) => {
    program = startProgram({
      ...UNASKED,
      DATABASE_URL: database.url,
      PARLEY_SECRET_KEY: SECRET_KEY,
      PARLEY_DATA_DIR: dataDir,
      ...settings,
    });
    return program;
  };
  const end = async () => {
    program?.kill('SIGTERM');
    await program?.ended;
  };
  const count = async (table: string) =>
    Number((await database.database.pool.query(`select count(*) from ${table}`)).rows[0].count);

  describe('with no more than it must have', () => {
    let started: StartedProgram;
    beforeAll(() => {
      started = start({});
    });
    afterAll(end);

    it('HOME-01 lets scripts wait for styles and letters: the links that the router writes are those that we change', async () => {
      const visitor = new TestVisitor(await started.ready);
      const linksOf = (page: string) => page.match(/<link\b[^>]*modulepreload[^>]*>/gi) ?? [];
      const links = linksOf(await (await visitor.fetch('/en/terms')).text());
      expect(links).not.toEqual([]);
      expect(links.filter((link) => !/ fetchpriority="low"/i.test(link))).toEqual([]);
      // A page that is whole without them does so once it stands.
      const start = await (await visitor.fetch('/en/get-started')).text();
      expect(linksOf(start)).toEqual([]);
      expect(start).toMatch(
        /self\.hydrateOnInteraction.*s\.nonce=.*\["\/assets\/entry\.client-[^"]*\.js",.*errors\.json"\],true\)<\/script>/s,
      );
      // A page that waits for somebody fetches them by itself.
      const home = await (await visitor.fetch('/en')).text();
      expect(linksOf(home)).toEqual([]);
      expect(home).toMatch(
        /self\.hydrateOnInteraction.*\["\/assets\/entry\.client-[^"]*\.js",.*errors\.json"\]\)<\/script>/s,
      );
    });

    it('SAFE-02 SAFE-08 has no demo, says in one line what it lacks, refuses codes that nobody would get, and names no address', async () => {
      const { ready, output } = started;
      const visitor = new TestVisitor(await ready);
      expect(await count('accounts')).toBe(0);
      expect(await count('jobs')).toBe(0);
      // It comes right behind the line that says it is ready, sometimes in a piece of its own.
      const lacking = () => output().match(/^ {2}Not set: PUBLIC_URL .*SMTP_URL .*SMS_URL.*$/gm);
      await expect.poll(lacking).toHaveLength(1);
      expect(output()).not.toMatch(/demo|\/outbox|password/i);

      const byMail = { channel: 'email', email: 'someone@example.com', agree_terms: true };
      const refused = await visitor.call('POST', '/authentication/otp/send', byMail);
      expect(refused).toMatchObject({ status: 503, envelope: { code: 49150 } });
      const other = await new TestVisitor(visitor.address, { 'language-id': '9' }).call(
        'POST',
        '/authentication/otp/send',
        byMail,
      );
      expect(other.envelope.message).not.toBe(refused.envelope.message);
      const byLink = await visitor.call('POST', '/authentication/magic-link/send', {
        email: 'someone@example.com',
        agree_terms: true,
      });
      expect(byLink).toMatchObject({ status: 503, envelope: { code: 49150 } });
      const bySms = { channel: 'phone', phone_num: '91234567', country_code: 'SG', agree_terms: true };
      const sms = await visitor.call('POST', '/authentication/otp/send', bySms);
      expect(sms).toMatchObject({ status: 503, envelope: { code: 49151 } });
      expect(await count('outbox_messages')).toBe(0);
      expect(await count('one_time_codes')).toBe(0);

      const [token] = /(?<=\/metrics\?token=)\S+/.exec(output()) ?? [];
      for (const path of ['/outbox', '/api/notification/outbox', '/metrics', `/outbox?token=${token}`]) {
        expect([path, (await visitor.fetch(path)).status]).toEqual([path, 404]);
      }
      expect((await visitor.fetch(`/metrics?token=${token}`)).status).toBe(200);

      // Without a set address a page names none, least of all the caller's.
      for (const path of ['/en', '/ar/talents', '/en/get-started']) {
        const { status, text } = await sendRaw(visitor.address, rawRequest(`GET ${path}`, ['Host: evil.example']));
        expect([path, status]).toEqual([path, 200]);
        expect(text).not.toMatch(/evil\.example|rel="canonical"|strict-transport-security/i);
      }
    });
  });

  it('SAFE-08 SAFE-02 the heads of pages name the set address alone, whatever Host and proxies say; kept messages are shown to a set token, and none that is set is printed', async () => {
    const tokens = { OUTBOX_TOKEN: 'outbox-token-1234567', METRICS_TOKEN: 'metrics-token-1234567' };
    const { ready, output } = start({ PUBLIC_URL: 'https://parley.example', ...tokens });
    const address = await ready;
    const ask = (path: string, ...headers: string[]) => sendRaw(address, rawRequest(`GET ${path}`, headers));
    for (const path of ['/en', '/ar/talents', '/en/job-search']) {
      for (const headers of [
        ['Host: parley.example'],
        ['Host: localhost'],
        [
          'Host: parley.example',
          'X-Forwarded-Host: evil.example',
          'X-Forwarded-Proto: http',
          'Forwarded: host=evil.example',
        ],
      ]) {
        const { status, text } = await ask(path, ...headers);
        expect(`${status} for ${path} with ${headers.join(', ')}`).toBe(`200 for ${path} with ${headers.join(', ')}`);
        expect(text).toMatch(/^strict-transport-security: max-age=\d+/im);
        const named = [
          ...text.matchAll(/(?:rel="(?:canonical|alternate)"[^>]*href|property="og:\w+" content)="(https?:[^"]*)"/g),
        ];
        expect(named.length).toBeGreaterThan(2);
        for (const [, url] of named) expect(url).toMatch(/^https:\/\/parley\.example\//);
        expect(text).not.toContain('evil.example');
      }
      const refused = await ask(path, 'Host: evil.example');
      expect([path, refused.status]).toEqual([path, 421]);
      expect(refused.text).not.toMatch(/evil\.example|canonical|strict-transport/i);
    }

    for (const token of Object.values(tokens)) expect(output()).not.toContain(token);
    const visitor = new TestVisitor(address);
    const email = 'someone@example.com';
    await visitor.api('POST /authentication/otp/send', { channel: 'email', email, agree_terms: true });
    expect((await visitor.fetch(`/en/outbox?token=${tokens.METRICS_TOKEN}`)).status).toBe(404);
    const first = await visitor.fetch(`/outbox?token=${tokens.OUTBOX_TOKEN}`);
    expect(first.status).toBe(302);
    expect(first.headers.get('location')).toBe('/en/outbox');
    const page = await visitor.fetch('/en/outbox');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(email);
    expect(output()).not.toMatch(/outbox-token|someone@example/);
  });
});
