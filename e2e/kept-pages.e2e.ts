import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { phone, setUpBrowser } from './harness/browser.ts';
import { whileClosed } from './harness/closed-job.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('pages that are drawn once for all visitors', () => {
  const openPage = setUpBrowser();
  const site = () => inject('siteUrl');
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(site() + path, { headers: { 'accept-language': 'en-SG', ...headers } });
    return { policy: answer.headers.get('content-security-policy') ?? '', html: await answer.text(), answer };
  };
  /** On top of the results for her trade; other tests make and end jobs, but none of hers. */
  const findNurse = async () => {
    const found = await fetch(`${site()}/api/job/search?size=1&query=nurse`, { headers: { 'country-id': '196' } });
    type Found = { data: { jobs: { id: number; job_url: string; company: { url: string } }[] } };
    const [job] = ((await found.json()) as Found).data.jobs;
    if (!job) throw new Error('There is no job for a nurse.');
    return job;
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

  it('AUTH-01 AUTH-09 a guest gets the same page, whoever asked first, and their own marks once it stands', async () => {
    const headers = { 'content-type': 'application/json', 'country-id': '196' };
    const call = async (path: string, input: object, cookie = '') => {
      const body = JSON.stringify(input);
      const answer = await fetch(`${site()}/api${path}`, { method: 'POST', headers: { ...headers, cookie }, body });
      expect(answer.status, path).toBe(200);
      return answer.headers.getSetCookie().map((header) => header.split(';')[0]);
    };
    const job = await findNurse();
    const guest = (await call('/authentication/guest/login', { guest_role: 'jobseeker' })).join('; ');
    await call(`/job/${job.id}/save`, { id: job.id, save: true }, guest);
    const path = `/en${job.job_url}`;
    // A theme that nobody has asked for yet: the guest's own request is the one that it is drawn for.
    const dark = { cookie: `${guest}; parley_theme=dark`, 'country-id': '196' };
    let drawn = await get(path, dark);
    // Other tests change jobs meanwhile, which drops what was kept.
    const isSame = async () => {
      drawn = await get(path, dark);
      const visitors = await get(path, { cookie: 'parley_theme=dark', 'country-id': '196' });
      return visitors.html === drawn.html;
    };
    expect([drawn.policy.includes('nonce'), drawn.html.includes('aria-pressed="true"')]).toEqual([false, false]);
    await expect.poll(isSame).toBe(true);
    const token = /parley_session=([^;]+)/.exec(guest)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect([drawn.html.includes(token), drawn.html.includes('aria-pressed="true"')]).toEqual([false, false]);
    expect(drawn.policy).not.toContain('nonce');

    const page = await openPage(path);
    await page.waitForFunction(() => document.cookie.includes('parley_auth_status=guest'));
    const saved = page.getByRole('button', { name: 'Saved' }).first();
    const stored = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok());
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await stored;
    await page.reload();
    await saved.waitFor();
    // Nobody else has it, and they have it elsewhere too.
    const other = await openPage(path);
    await other.getByRole('button', { name: 'Save', exact: true }).first().waitFor();
    await expect.poll(() => other.getByRole('button', { name: 'Saved' }).count()).toBe(0);
    await page.goto('/en/nurse-jobs?country=sg');
    await page.getByRole('button', { name: 'Saved' }).first().waitFor();
    // What they looked for makes the first list of the home page.
    await page.goto('/en');
    await page.getByRole('heading', { name: 'Recommended for you' }).waitFor();
  });

  const runsScripts = (page: Page) => page.evaluate(() => document.querySelector('script[type=module]') !== null);

  it('HOME-01 SRCH-01 run no script before there is somebody, fetch them meanwhile, and answer the press and the words that came first', async () => {
    const open = async (path: string) => {
      const page = await openPage('about:blank', { viewport: phone, hasTouch: true });
      let fetched = 0;
      page.on('response', (response) => {
        if (/\/assets\/.*\.js$/.test(response.url())) fetched += 1;
      });
      // A pointer that rests where a page comes up is nobody.
      await page.mouse.move(200, 30);
      await page.goto(path, { waitUntil: 'load' });
      await expect.poll(() => fetched).toBeGreaterThan(8);
      expect(await runsScripts(page), path).toBe(false);
      return page;
    };
    const results = await open('/en/nurse-jobs');
    await results.getByRole('button', { name: 'All filters' }).tap();
    await results.getByRole('dialog').waitFor();

    const home = await open('/en');
    const words = home.getByRole('combobox').first();
    await words.tap();
    await home.keyboard.type('nurse');
    await home.getByRole('option').first().waitFor();
    await expect.poll(() => words.inputValue()).toBe('nurse');

    const company = await open(`/en${(await findNurse()).company.url}`);
    const follow = company.getByRole('button', { name: /^follow/i, pressed: false });
    const stored = company.waitForResponse((response) => response.url().endsWith('/follow') && response.ok());
    await follow.tap();
    expect((await stored).request().resourceType()).toBe('fetch');
    await company
      .getByRole('button', { name: /follow/i, pressed: true })
      .first()
      .waitFor();

    const consent = await open('/en');
    await consent.getByRole('button', { name: 'No thanks' }).tap();
    await expect.poll(() => consent.getByRole('button', { name: 'No thanks' }).count()).toBe(0);
    expect([...results.complaints, ...home.complaints, ...company.complaints, ...consent.complaints]).toEqual([]);
  });

  it('HOME-01 TRK-01 come alive by themselves once they have been in sight for some seconds', async () => {
    const page = await openPage('about:blank');
    await page.clock.install();
    await page.goto('/en/nurse-jobs', { waitUntil: 'load' });
    await page.clock.runFor(2500);
    expect(await runsScripts(page)).toBe(false);
    await page.clock.runFor(1000);
    await expect.poll(() => runsScripts(page)).toBe(true);
  });

  it('COMP-03 AUTH-09 a company that a guest follows says so to them alone', async () => {
    const path = `/en${(await findNurse()).company.url}`;
    const [page, other] = [await openPage(path), await openPage(path)];
    const stored = page.waitForResponse((response) => response.url().endsWith('/follow') && response.ok());
    await page
      .getByRole('button', { name: /follow/i, pressed: false })
      .first()
      .click();
    await stored;
    await page.reload();
    await page
      .getByRole('button', { name: /follow/i, pressed: true })
      .first()
      .waitFor();
    await other.reload();
    await other
      .getByRole('button', { name: /follow/i, pressed: false })
      .first()
      .waitFor();
  });

  it('HOME-01 SRCH-01 stay light: few elements, few bytes', async () => {
    for (const [path, elements, kilobytes] of [
      ['/en?country=sg', 1200, 120],
      ['/en/job-search?country=sg', 900, 100],
    ] as const) {
      const { html } = await get(path);
      expect(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '<script>').match(/<[a-z]/gi)?.length).toBeLessThan(
        elements,
      );
      expect(Buffer.byteLength(html) / 1000).toBeLessThan(kilobytes);
    }
  });

  it('HOME-01 SRCH-01 draw what stands below the first screen when somebody scrolls there, or when there is nothing else to do', async () => {
    const isDrawn = (page: Page) =>
      page
        .locator('footer a')
        .first()
        .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    // All jobs: how many there are of one trade changes from day to day, and a short page has nothing far below.
    for (const path of ['/en?country=sg', '/en/job-search?country=sg']) {
      const still = await openPage(path, { viewport: phone, javaScriptEnabled: false });
      await expect.poll(() => isDrawn(still)).toBe(false);
      await still.locator('footer').scrollIntoViewIfNeeded();
      await expect.poll(() => isDrawn(still)).toBe(true);

      const page = await openPage(path, { viewport: phone });
      await expect.poll(() => isDrawn(page)).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
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
      // Half of the minute after which it would be drawn anew anyway.
      await expect.poll(async () => (await get(path)).html.includes(link), { timeout: 30_000 }).toBe(false);
    });
  });
});
