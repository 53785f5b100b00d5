import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { desktop, expectNoOverflow, type TestPage } from './browser.ts';
import { newAddress, post, signIn } from './sign-in.ts';

type OpenPage = (path: string, options?: BrowserContextOptions) => Promise<TestPage>;

let made = 0;

export function companyName(): string {
  made += 1;
  return `Journey Works ${process.pid} ${made}`;
}

/** A browser whose person acts as a Boss. */
export async function openAsBoss(openPage: OpenPage, path: string, options: BrowserContextOptions = {}) {
  const page = await openPage('about:blank', { viewport: desktop, ...options });
  await page.context().addCookies([{ name: 'parley_country', value: 'sg', url: options.baseURL ?? inject('siteUrl') }]);
  await signIn(page, newAddress('boss'));
  await post(page, '/authentication/switch-role', { role: 'recruiter' });
  if (path !== 'about:blank') await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

export async function createCompany(page: Page, name = companyName()): Promise<string> {
  await post(page, '/recruiters/company/create', {
    name,
    country_id: 196,
    industry_id: 1,
    size_id: 2,
    position: 'Founder',
  });
  return name;
}

export async function expectSound(page: TestPage): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(page.complaints).toEqual([]);
}
