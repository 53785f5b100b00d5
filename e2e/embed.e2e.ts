import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it, onTestFinished } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { askDatabase, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();

/** A company's own site: another name of this machine, so another site to the browser. */
async function startForeignSite(html: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((done) => server.listen(0, done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = new URL(inject('siteUrl')).hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

it('GROW-04 a company’s own site shows its open jobs in a frame as tall as they are, and a press opens the job here', async () => {
  const site = inject('siteUrl');
  const [job] = await askDatabase<{ company_id: number; title: string }>(`
    select j.company_id, j.title from jobs j join accounts a on a.id = j.recruiter_id
    where a.email = 'boss@parley.example' and j.status = 'open' and not j.is_hidden order by j.posted_at desc, j.id desc limit 1`);
  const foreign = await startForeignSite(`<!doctype html><html lang="en"><head><title>Careers</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
    <body><main><h1>Careers</h1><div data-parley-company="${job?.company_id}" data-lang="en" data-title="Open jobs"></div>
    <script async src="${site}/embed.js"></script></main></body></html>`);
  const page = await openPage('/', { baseURL: foreign, viewport: phone });
  const popups: string[] = [];
  page.context().on('console', (message) => {
    if (message.page() !== page && ['error', 'warning'].includes(message.type())) popups.push(message.text());
  });
  page.context().on('weberror', (failed) => popups.push(String(failed.error())));
  const link = page.frameLocator('iframe[title="Open jobs"]').getByRole('link', { name: job?.title }).first();
  await link.waitFor();
  // The frame says how tall it is, and the loader believes it: nothing of the list has to be scrolled to.
  const inner = () => page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  await expect.poll(inner).toBe(false);
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeGreaterThan(120);
  await expectNoOverflow(page);

  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await opened.getByRole('heading', { name: job?.title, level: 1 }).waitFor();
  expect(opened.url()).toMatch(new RegExp(`^${site}/en/.*utm_source=embed`));
  await opened.waitForLoadState('networkidle');
  expect(popups).toEqual([]);
  // What it asks for besides itself, and nothing else to complain about.
  expect(page.complaints).toEqual([
    `asks elsewhere: ${site}/embed.js`,
    `asks elsewhere: ${site}/embed/companies/${job?.company_id}?lang=en`,
  ]);
  // Last: the checker itself knocks at the foreign frame, and the console says that it may not.
  await expectAccessible(page);
});

it('GROW-04 the company page hands out a frame too, which shows the same list on a site without scripts', async () => {
  const page = await openPage('about:blank');
  await signIn(page, 'boss@parley.example');
  await page.goto('/en/employer/company', { waitUntil: 'networkidle' });
  const handed = page.getByRole('textbox', { name: 'Code for your site, as a frame' });
  await expect.poll(() => handed.inputValue()).toMatch(/^<iframe src="http/);
  await page.getByRole('button', { name: 'Copy code: Code for your site, as a frame' }).waitFor();
  // It is loaded when it comes near.
  await page.locator('iframe[title="Preview"]').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe[title="Preview"]').getByRole('link').first().waitFor();
  const foreign = await startForeignSite(`<!doctype html><html lang="en"><head><title>Careers</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
    <body><main><h1>Careers</h1>${await handed.inputValue()}</main></body></html>`);
  const theirs = await openPage('/', { baseURL: foreign, viewport: phone, javaScriptEnabled: false });
  await theirs.frameLocator('iframe[title="Open jobs"]').getByRole('link').first().waitFor();
  await expectNoOverflow(theirs);
});
