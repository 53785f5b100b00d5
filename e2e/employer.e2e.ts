import { get } from 'node:http';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desktop, expectAccessible, expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { askDatabase, newAddress, post, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const pdf = {
  name: 'register.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
let made = 0;

function companyName(): string {
  made += 1;
  return `Journey Works ${process.pid} ${made}`;
}

/** A browser whose person acts as a Boss. */
async function openAsBoss(path: string, email = newAddress('boss'), options = {}): Promise<TestPage> {
  const page = await openPage('/en/terms?country=sg', { viewport: desktop, ...options });
  await signIn(page, email);
  await post(page, '/authentication/switch-role', { role: 'recruiter' });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

async function createCompany(page: Page, name = companyName()): Promise<string> {
  await post(page, '/recruiters/company/create', {
    name,
    country_id: 196,
    industry_id: 1,
    size_id: 2,
    position: 'Founder',
  });
  return name;
}

async function expectSound(page: TestPage): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(page.complaints).toEqual([]);
}

describe('the employer site', () => {
  it('EMP-01 AUTH-09 leads a talent from the landing page to a company of their own, also by keyboard', async () => {
    const page = await openPage('/en/terms?country=sg');
    await signIn(page);
    await page.goto('/en/employer', { waitUntil: 'networkidle' });
    await expectSound(page);
    await page.getByRole('button', { name: 'Switch to employer' }).first().press('Enter');
    await page.waitForURL('**/en/employer/welcome');
    await page.getByRole('link', { name: 'Create a company' }).press('Enter');
    const name = companyName();
    await page.getByLabel('Company name').fill(name);
    await page.getByLabel('Size').selectOption({ index: 2 });
    await page.getByLabel('Industry').selectOption({ index: 1 });
    await page.getByLabel('Website').fill('not an address at all');
    await expectSound(page);
    await page.getByLabel('Your first name').fill('Fay');
    await page.getByLabel('Your last name').fill('Founder');
    await page.getByLabel('Your position').fill('Founder');
    await page.getByRole('button', { name: 'Create company' }).press('Enter');
    // What is wrong is said at its field, and nothing that was typed is lost.
    await page.locator('[aria-invalid=true]').first().waitFor();
    // The name was kept: it is asked for no more, and the form stands still again.
    await page.getByLabel('Your first name').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel('Company name').inputValue()).toBe(name);
    await page.getByLabel('Website').fill('journey.example');
    await page.getByRole('button', { name: 'Create company' }).press('Enter');
    await page.waitForURL('**/en/employer/dashboard');
    await page.getByRole('heading', { name: 'What needs you now' }).waitFor();
    expect(await page.getByText('Unverified', { exact: true }).count()).toBeGreaterThan(0);
    page.complaints.length = 0;
    await expectSound(page);
    await page.getByRole('button', { name: 'Switch to talent' }).first().press('Enter');
    await page.waitForURL(/\/en$/);
  });

  it('EMP-01 an admin lets a joiner in; a joiner waits and cannot let in themselves', async () => {
    const admin = await openAsBoss('/en/employer');
    const name = await createCompany(admin);
    const joiner = await openAsBoss('/en/employer/welcome?step=join');
    await joiner.getByLabel('Company name').fill(name.toLowerCase());
    await joiner.keyboard.press('Enter');
    await joiner.getByRole('link', { name }).click();
    await joiner.getByLabel('Your first name').fill('Jo');
    await joiner.getByLabel('Your last name').fill('Joiner');
    await joiner.getByLabel('Your position').fill('Recruiter');
    await joiner.getByRole('button', { name: 'Ask to join' }).click();
    await joiner.getByRole('heading', { name: `${name} has your request` }).waitFor();
    await expectSound(joiner);
    await joiner.goto('/en/employer/team');
    await joiner.waitForURL('**/employer/welcome');
    await admin.goto('/en/employer/team', { waitUntil: 'networkidle' });
    await expectSound(admin);
    await admin.getByRole('button', { name: 'Let in' }).click();
    await admin.getByRole('heading', { name: '2 people' }).waitFor();
    await joiner.goto('/en/employer', { waitUntil: 'networkidle' });
    await joiner.waitForURL('**/employer/dashboard');
    await joiner.goto('/en/employer/team', { waitUntil: 'networkidle' });
    expect(await joiner.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
  });

  it('EMP-01 OPS-01 a company sends documents, an operator with two-factor decides, the reason is shown', async () => {
    const admin = await openAsBoss('/en/employer');
    const name = await createCompany(admin);
    await admin.goto('/en/employer/verification', { waitUntil: 'networkidle' });
    await sendDocuments(admin);
    const operator = await openPage('/en/terms?country=sg');
    await signIn(operator, await newOperator());
    await operator.goto('/en/operator/verifications', { waitUntil: 'networkidle' });
    await operator.getByText('Two-factor sign-in is required').waitFor();
    await turnTwoFactorOn(operator);
    await decide(operator, name, 'Reject', 'The register does not know this number.');
    await admin.goto('/en/employer/verification', { waitUntil: 'networkidle' });
    expect(await admin.getByText('The register does not know this number.').count()).toBeGreaterThan(0);
    await expectSound(admin);
    await sendDocuments(admin, 'Send again');
    await decide(operator, name, 'Approve', 'Found in the register.');
    await expectAccessible(operator);
    await expectNoOverflow(operator);
    expect(await operator.getByText('Found in the register.').count()).toBeGreaterThan(0);
    await admin.goto('/en/employer/verification', { waitUntil: 'networkidle' });
    await admin.getByText('Your company is verified').waitFor();
  });

  it('EMP-01 is the first page of its own host, where every other address is the same', async () => {
    expect(await titleOn('employer.parley.example', '/')).toContain('Hire by talking');
    expect(await titleOn('employer.parley.example', '/en')).toContain('Hire by talking');
    expect(await titleOn('employer.parley.example', '/en/terms')).toContain('Terms');
    expect(await titleOn('parley.example', '/en')).not.toContain('Hire by talking');
  });

  it('AUTH-09 OPS-01 nobody else finds the rooms of Bosses and operators', async () => {
    const visitor = await openPage('/en/employer');
    expect(
      await visitor
        .getByRole('link', { name: /Post your first job/ })
        .first()
        .getAttribute('href'),
    ).toBe('/en/get-started?role=recruiter&redirect=%2Femployer');
    const boss = await openAsBoss('/en/employer');
    const answer = await boss.goto('/en/operator/verifications');
    expect(answer?.status()).toBe(404);
  });

  it('EMP-02 TRU-03 writes a job that saves itself, previews, publishes, holds and closes it', async () => {
    const page = await openAsBoss('/en/employer');
    await createCompany(page);
    await page.goto('/en/employer/jobs/new', { waitUntil: 'networkidle' });
    await fillJob(page);
    await page.waitForURL(/\/employer\/jobs\/new\/\d+$/);
    await page.getByText(/^Saved at/).waitFor();
    await expectSound(page);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.getByLabel('Title on the job page').inputValue()).toBe('Lighthouse Keeper Engineer');
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('5,000');
    await page.getByRole('textbox', { name: 'Description' }).getByText('Keep the light burning').waitFor();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page
      .getByRole('region', { name: 'Preview of the job page' })
      .getByText('Lighthouse Keeper Engineer')
      .waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Please confirm that the vacancy exists.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))).toBe(
      'attest',
    );
    await page.getByLabel('This vacancy exists, and I may fill it.').press('Space');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL(/\/employer\/jobs\/\d+$/);
    await expectSound(page);
    await page.goto('/en/lighthouse-keeper-engineer-jobs?country=sg', { waitUntil: 'networkidle' });
    await page.locator('[data-job-id]', { hasText: 'Lighthouse Keeper Engineer' }).first().waitFor();
    expect(await page.getByText('Unverified company').count()).toBeGreaterThan(0);
    await page.goto('/en/employer/jobs', { waitUntil: 'networkidle' });
    await expectSound(page);
    await doWithJob(page, 'Put on hold');
    await page.getByText('The job is on hold').waitFor();
    await page.goto('/en/employer/jobs?state=on_hold', { waitUntil: 'networkidle' });
    await doWithJob(page, 'Close job');
    await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
    await page.getByText('The job is closed').waitFor();
    await page.goto('/en/lighthouse-keeper-engineer-jobs?country=sg', { waitUntil: 'networkidle' });
    expect(await page.locator('[data-job-id]', { hasText: 'Lighthouse Keeper Engineer' }).count()).toBe(0);
  });

  it('EMP-02 keeps what was typed without a connection and sends it later', async () => {
    const page = await openAsBoss('/en/employer');
    await createCompany(page);
    await page.goto('/en/employer/jobs/new', { waitUntil: 'networkidle' });
    await page.route('**/api/recruiters/jobs/draft', (route) => route.abort());
    await page.getByLabel('From', { exact: true }).fill('4200');
    await page.getByText('No connection. Your text is safe in this browser.').waitFor();
    await page.unroute('**/api/recruiters/jobs/draft');
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('We brought back what you typed').waitFor();
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('4,200');
    await page.getByText(/^Saved at/).waitFor();
  });

  it('EMP-02 stands in Arabic, on a phone and in the dark', async () => {
    const page = await openAsBoss('/ar/employer', newAddress('boss'), { viewport: phone, colorScheme: 'dark' });
    await createCompany(page);
    for (const path of ['dashboard', 'jobs', 'jobs/new', 'company', 'verification', 'team']) {
      await page.goto(`/ar/employer/${path}`, { waitUntil: 'networkidle' });
      await page.locator('h1').waitFor();
      await expectSound(page);
    }
  });
});

async function fillJob(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Job title/ }).click();
  await page.getByRole('searchbox', { name: 'Job title' }).fill('Software Engineer');
  await page
    .getByRole('option', { name: /Software Engineer/ })
    .first()
    .click();
  // The picker takes its leave; a list that opens meanwhile would be shut with it.
  await page.getByRole('searchbox', { name: 'Job title' }).waitFor({ state: 'detached' });
  await page.getByLabel('Title on the job page').fill('Lighthouse Keeper Engineer');
  const places = page.getByRole('combobox', { name: /^Places/ });
  // Typed, not opened by a press: the scrolling that brings the field into view would shut the list again.
  await places.pressSequentially('Downtown');
  // Not by role: the page's own selects have options too.
  await page.locator('[role=option]', { hasText: 'Downtown Core' }).click();
  await page.getByLabel('Experience').selectOption({ index: 3 });
  await page.getByLabel('From', { exact: true }).fill('5000');
  await page.getByLabel('To', { exact: true }).fill('7000');
  const skills = page.getByRole('combobox', { name: /^Skills/ });
  await skills.fill('TypeScript');
  await page
    .getByRole('option', { name: /TypeScript/ })
    .first()
    .click();
  const text = page.getByRole('textbox', { name: 'Description' });
  await text.click();
  await page.keyboard.type('Keep the light burning, every night of the year, with two colleagues and a dog.');
}

async function doWithJob(page: Page, deed: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Lighthouse Keeper Engineer' }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/** The title of a page as a host answers it; a browser would not let the test choose the host. */
function titleOn(host: string, path: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(new URL(path, inject('siteUrl')), { headers: { host } }, (response) => {
    let page = '';
    response.setEncoding('utf8').on('data', (part) => {
      page += part;
    });
    response.on('end', () => resolve(/<title>(.*?)<\/title>/.exec(page)?.[1] ?? ''));
  }).on('error', reject);
  return promise;
}

async function sendDocuments(page: TestPage, button = 'Send for verification'): Promise<void> {
  await page.getByLabel('Registered name').fill('Journey Works Pte. Ltd.');
  await page.getByLabel('Registration number').fill('202612345K');
  await page.locator('input[type=file]').setInputFiles(pdf);
  await page.locator('input[name=document_ids]').waitFor({ state: 'attached' });
  await expectSound(page);
  await page.getByRole('button', { name: button }).click();
  await page.getByText('We are looking at it').waitFor();
}

async function newOperator(): Promise<string> {
  const email = newAddress('operator');
  await askDatabase(
    `insert into accounts (role, email, first_name, last_name, country_id, language, terms_version)
     values ('operator', $1, 'Olive', 'Operator', 196, 'en', '1')`,
    [email],
  );
  return email;
}

async function turnTwoFactorOn(page: Page): Promise<void> {
  const { secret } = (await post(page, '/authentication/two-factor/enrol', {})) as { secret: string };
  await post(page, '/authentication/two-factor/confirm', { code: new TOTP({ secret }).generate() });
}

async function decide(page: TestPage, company: string, button: string, reason: string): Promise<void> {
  await page.goto('/en/operator/verifications', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: company }).click();
  await page.getByRole('heading', { name: company, level: 1 }).waitFor();
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: button }).click();
  await page.getByText(/^Decided by/).waitFor();
}
