import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whileClosed } from './harness/closed-job.ts';
import { findPort, startOwnSite } from './harness/own-site.ts';
import { startVarnish } from './harness/varnish.ts';

const COMPUTER = 'Mozilla/5.0 (X11; Linux x86_64)';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Mobile';

describe('a cache in front of the site', () => {
  let cache: string;
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const [port, purgePort, sitePort] = [await findPort(), await findPort(), await findPort()];
    cache = `http://127.0.0.1:${port}`;
    closing.push(await startVarnish({ port, purgePort, sitePort }));
    const purges = `http://127.0.0.1:${purgePort}/`;
    const settings = { CACHE_PURGE_URL: purges, PARLEY_ROLES: 'web,realtime,worker', TRUST_PROXY: '1' };
    closing.push(await startOwnSite(sitePort, settings));
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(cache + path, {
      headers: { 'accept-language': 'en-SG', 'user-agent': COMPUTER, ...headers },
    });
    return { answer, html: await answer.text(), from: answer.headers.get('x-cache') };
  };
  /** Other tests change jobs meanwhile, which drops the lists: a page is kept when it comes from here twice in a row. */
  const untilKept = async (path: string, headers?: Record<string, string>) => {
    let kept = await get(path, headers);
    const isKept = async () => {
      kept = await get(path, headers);
      return kept.from === 'hit';
    };
    await expect.poll(isKept).toBe(true);
    return kept;
  };

  it('RUN-10 AUTH-09 keeps a public page for everyone like its first visitor, and no page of a person', async () => {
    const { answer, html } = await untilKept('/en', { cookie: '_ga=1; other=2' });
    expect(html.includes('data-theme="system"')).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect([answer.headers.get('surrogate-key'), answer.headers.get('surrogate-control')]).toEqual([null, null]);
    // Another look, country, device or language is another page.
    const dark = await untilKept('/en', { cookie: 'a=1; parley_theme=dark; _ga=2' });
    expect(dark.html.includes('data-theme="dark"')).toBe(true);
    expect((await untilKept('/en', { cookie: 'parley_country=jp' })).html.includes('Japan')).toBe(true);
    // A computer has room for a job beside the list.
    const hasJobBeside = async (browser: string) =>
      (await untilKept('/en/engineer-jobs', { 'user-agent': browser })).html.includes('posting_history');
    expect([await hasJobBeside(COMPUTER), await hasJobBeside(PHONE)]).toEqual([true, false]);
    expect((await untilKept('/ar')).html.includes('dir="rtl"')).toBe(true);
    for (const cookie of ['parley_session=nobody', 'parley_theme=dark; parley_session=nobody', 'x_parley_y=1']) {
      for (const own of [await get('/en', { cookie }), await get('/en', { cookie })]) {
        expect(own.from, cookie).toBe('miss');
        expect(own.answer.headers.get('content-security-policy'), cookie).toContain("'nonce-");
      }
    }
    const purge = await fetch(cache, { method: 'PURGE', headers: { 'surrogate-key': 'all' } });
    expect(purge.status).toBe(403);
  });

  it('RUN-10 SAFE-08 shows nobody a page that another has asked for by a forwarded name', async () => {
    const own = new URL(cache).host;
    // Two names of this machine: the page says by which it was asked for.
    const forged = await untilKept('/en/companies', { 'x-forwarded-host': 'localhost:9' });
    expect(forged.html).toContain('http://localhost:9/en/companies');
    const { html } = await untilKept('/en/companies');
    expect(html).toContain(`http://${own}/en/companies`);
    expect(html).not.toContain('localhost:9');
  });

  it('RUN-10 JOB-03 forgets a job and the lists that show it when it is closed', async () => {
    const list = '/en/chef-jobs';
    await untilKept(list);
    const [, link = '', id] = /(\/en\/job\/[^"]*?-(\d+))"/.exec((await get(list)).html) ?? [];
    await untilKept(link);
    await whileClosed(id, async () => {
      // Far less than the minute after which they would be asked for anyway.
      await expect.poll(async () => (await get(list)).html.includes(link), { timeout: 40_000 }).toBe(false);
      await expect.poll(async () => (await get(link)).html.includes('no longer open'), { timeout: 40_000 }).toBe(true);
    });
  });
});
