import { HtmlValidate } from 'html-validate';
import { expect, inject, it } from 'vitest';
import { setUpBrowser } from './harness/browser.ts';

const openPage = setUpBrowser();

/** The rules of the HTML standard, without those of taste. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

const pages = [
  '/en',
  '/ar',
  '/en/remote-job',
  '/en/web3-jobs',
  '/en/job-search?country=sg',
  '/en/companies',
  '/en/employer',
  '/en/get-started',
  '/en/talents',
  '/en/terms',
  '/en/resume-templates',
  '/en/no-such-page',
];

it.each(pages)('NAV-08 %s is valid HTML', async (path) => {
  const html = await (await fetch(`${inject('siteUrl')}${path}`)).text();
  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(problems).toEqual([]);
  // Two rules that this validator does not know: RDFa needs a content, and a search field has its role already.
  const metas = html.match(/<meta\b[^>]*\bproperty=[^>]*>/g) ?? [];
  expect(metas.filter((meta) => !/\bcontent=/.test(meta))).toEqual([]);
  const fields = html.match(/<input\b[^>]*\btype="search"[^>]*>/g) ?? [];
  expect(fields.filter((field) => /\brole=/.test(field))).toEqual([]);
});

it('I18N-01 preloads texts for a browser that lacks them, and never again', async () => {
  const page = await openPage('/en/terms');
  const linksOf = async () => (await page.goto('/en/terms'))?.headers().link ?? '';
  // Written when the texts are kept, a moment after they are shown.
  const isMarked = () => page.evaluate(() => document.cookie.includes('parley_texts='));
  await expect.poll(isMarked).toBe(true);
  await page.context().clearCookies({ name: 'parley_texts' });
  expect(await linksOf()).toContain('/en/jobseeker.json');
  await expect.poll(isMarked).toBe(true);
  const again = await linksOf();
  expect(again).toContain('rel=preload; as=style');
  expect(again).not.toContain('.json');
  // Another language, and the employer's pages, need files that this browser does not have yet.
  expect((await page.goto('/es/terms'))?.headers().link).toContain('/es/jobseeker.json');
  expect((await page.goto('/en/employer'))?.headers().link).toContain('/en/employer.json');
});
