import { createHash } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { setUpBrowser } from './harness/browser.ts';
import { whileClosed } from './harness/closed-job.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('pages that are drawn once for all visitors', () => {
  const openPage = setUpBrowser();
  const site = () => inject('siteUrl');
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site() + path, { headers: { 'accept-language': 'en-SG', ...headers } });
    return { policy: answer.headers.get('content-security-policy') ?? '', html: await answer.text(), answer };
  };

  it('HOME-01 AUTH-09 are the same for everyone, run nothing but what they bring, and tell nothing of a person', async () => {
    const search = await fetch(`${site()}/api/job/search?size=1&sort=latest`, { headers: { 'country-id': '196' } });
    const { data } = (await search.json()) as { data: { jobs: { job_url: string; company: { url: string } }[] } };
    const [job] = data.jobs;
    const paths = ['', '/remote-job', '/web3-jobs', '/engineer-jobs', '/companies', job?.job_url, job?.company.url];
    for (const path of paths) {
      // Other tests change jobs meanwhile, which drops what was kept.
      let again = await get(`/en${path}`);
      const isSame = async () => {
        const before = again;
        again = await get(`/en${path}`);
        return again.html === before.html;
      };
      await expect.poll(isSame, { message: path }).toBe(true);
      expect(again.answer.headers.getSetCookie()).toEqual([]);
      const rule = /script-src ([^;]+)/.exec(again.policy)?.[1]?.split(' ') ?? [];
      const inline = [...again.html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)];
      const added = /s\.textContent=(".*?[^\\]");d\.head/.exec(again.html)?.[1] ?? '""';
      const wanted = [...inline.map(([, text = '']) => hash(text)), hash(JSON.parse(added) as string)];
      expect(new Set(rule)).toEqual(new Set(["'self'", "'strict-dynamic'", ...wanted]));
      const requestId = again.answer.headers.get('x-request-id') ?? '';
      const secrets = [' nonce=', 'csrf', 'parley_session', 'parley_device', requestId];
      expect(secrets.filter((secret) => again.html.toLowerCase().includes(secret))).toEqual([]);
    }
    const own = await get('/en', { cookie: 'parley_session=nobody' });
    expect(own.policy).toContain("'nonce-");
  });

  it('HOME-01 SRCH-01 stay light: few elements, few bytes', async () => {
    for (const [path, elements, kilobytes] of [
      ['/en?country=sg', 1200, 120],
      ['/en/engineer-jobs?country=sg', 900, 100],
    ] as const) {
      const { html } = await get(path);
      expect(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '<script>').match(/<[a-z]/gi)?.length).toBeLessThan(
        elements,
      );
      expect(Buffer.byteLength(html) / 1000).toBeLessThan(kilobytes);
    }
  });

  it('HOME-01 JOB-03 work in the browser as drawn ones do, and a closed job is gone at once', async () => {
    await get('/en');
    const page = await openPage('/en');
    await page
      .getByRole('link', { name: /remote/i })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/remote-job');
    // Nobody else looks at these while one of them is closed.
    const path = '/en/teacher-jobs';
    const [link = '', id] = /\/job\/[^"]*?-(\d+)"/.exec((await get(path)).html) ?? [];
    await whileClosed(id, async () => {
      // Far less than the minute after which it would be drawn anew anyway.
      await expect.poll(async () => (await get(path)).html.includes(link), { timeout: 10_000 }).toBe(false);
    });
  });
});
