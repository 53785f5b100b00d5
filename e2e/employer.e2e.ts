import { get } from 'node:http';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { companyName, createCompany, expectSound, openAsBoss } from './harness/boss.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { decide, newOperator, turnTwoFactorOn } from './harness/operator.ts';
import { signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const pdf = {
  name: 'register.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

describe('the employer site', () => {
  it('EMP-01 AUTH-09 leads a talent from the landing page to a company of their own, also by keyboard', async () => {
    const page = await openPage('about:blank');
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
    await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe(name);
    await page.getByLabel('Website').fill('journey.example');
    await page.getByRole('button', { name: 'Create company' }).press('Enter');
    await page.waitForURL('**/en/employer/dashboard');
    await page.getByRole('heading', { name: 'What needs you now' }).waitFor();
    await expect.poll(() => page.getByText('Unverified', { exact: true }).count()).toBeGreaterThan(0);
    page.complaints.length = 0;
    await expectSound(page);
    await page.getByRole('button', { name: 'Switch to job seeker' }).first().press('Enter');
    await page.waitForURL(/\/en$/);
  });

  it('EMP-01 an admin lets a joiner in; a joiner waits and cannot let in themselves', async () => {
    const admin = await openAsBoss(openPage, 'about:blank');
    const name = await createCompany(admin);
    const joiner = await openAsBoss(openPage, '/en/employer/welcome?step=join');
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
    await joiner.getByRole('heading', { name: `${name} has your request` }).waitFor();
    await admin.goto('/en/employer/team', { waitUntil: 'networkidle' });
    await expectSound(admin);
    await admin.getByRole('button', { name: 'Approve' }).click();
    await admin.getByRole('heading', { name: '2 people' }).waitFor();
    // Nobody reloads: whoever waits is led on once it is decided.
    await joiner.waitForURL('**/employer/dashboard');
    await joiner.goto('/en/employer/team', { waitUntil: 'networkidle' });
    await expect.poll(() => joiner.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
  });

  it('COMP-02 EMP-05 an admin adds photos to the company page, describes, sorts and removes them', async () => {
    const admin = await openAsBoss(openPage, 'about:blank');
    const name = await createCompany(admin);
    await admin.goto('/en/employer/company', { waitUntil: 'networkidle' });
    const photo = async (at: number) => ({
      name: `photo-${at}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a6' } })
        .png()
        .toBuffer(),
    });
    await admin.getByLabel(/^Photos/).setInputFiles([await photo(1), await photo(2)]);
    await admin.getByLabel('Caption for photo 1').fill('The quay');
    await admin.getByLabel('Caption for photo 2').fill('The desks');
    await admin.getByRole('button', { name: 'Move photo 2 forward' }).click();
    await expectSound(admin);
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await admin.getByText('Company page saved').waitFor();
    await admin.getByRole('link', { name: 'View as a candidate' }).click();
    await admin.getByRole('heading', { name, level: 1 }).waitFor();
    await admin.goto(`${admin.url()}?tab=culture`, { waitUntil: 'networkidle' });
    await expect.poll(() => admin.locator('figcaption').allInnerTexts()).toEqual(['The desks', 'The quay']);
    await admin.goto('/en/employer/company', { waitUntil: 'networkidle' });
    await admin.getByRole('button', { name: 'Remove photo 1' }).click();
    await admin.getByRole('button', { name: 'Save', exact: true }).click();
    await admin.getByText('Company page saved').waitFor();
    await admin.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => admin.getByLabel('Caption for photo 1').inputValue()).toBe('The quay');
    await expect.poll(() => admin.getByLabel('Caption for photo 2').count()).toBe(0);
  });

  it('EMP-01 OPS-01 a company sends documents, an operator with two-factor decides, the reason is shown', async () => {
    const admin = await openAsBoss(openPage, 'about:blank');
    const name = await createCompany(admin);
    await admin.goto('/en/employer/verification', { waitUntil: 'networkidle' });
    await expectTrueTexts(admin);
    await sendDocuments(admin);
    const operator = await openPage('about:blank');
    await signIn(operator, await newOperator());
    await operator.goto('/en/operator/verifications', { waitUntil: 'networkidle' });
    await operator.getByText('Two-factor sign-in is required').waitFor();
    await turnTwoFactorOn(operator);
    await decide(operator, name, 'Reject', 'The register does not know this number.');
    await operator.getByText(/^Decided by/).waitFor();
    // The page that waits tells it by itself, and the documents are still there.
    await admin.getByText("We couldn't verify the company").waitFor();
    await expect.poll(() => admin.getByText('The register does not know this number.').count()).toBeGreaterThan(0);
    await expect.poll(() => admin.locator('input[name=document_ids]').count()).toBe(1);
    await expectSound(admin);
    await sendDocuments(admin, 'Send again');
    await decide(operator, name, 'Approve', 'Found in the register.');
    await operator.getByText(/^Decided by/).waitFor();
    await expectAccessible(operator);
    await expectNoOverflow(operator);
    await expect.poll(() => operator.getByText('Found in the register.').count()).toBeGreaterThan(0);
    // On a phone every row of the list is a card.
    await operator.setViewportSize(phone);
    await operator.goto('/en/operator/verifications?state=approved', { waitUntil: 'networkidle' });
    const row = operator.getByRole('row', { name });
    await expect.poll(async () => (await row.boundingBox())?.width).toBeLessThanOrEqual(phone.width);
    await row.getByText('Sent by').waitFor();
    await expectAccessible(operator);
    await expectNoOverflow(operator);
    await admin.getByText('Your company is verified').waitFor();
  });

  it('EMP-01 SET-01 SET-02 keeps notifications, settings and chat settings inside the employer site', async () => {
    const page = await openAsBoss(openPage, 'about:blank');
    await createCompany(page);
    for (const path of ['notifications', 'settings/security', 'chat/settings']) {
      // An e-mail does not know who follows its link.
      await page.goto(`/en/${path}`, { waitUntil: 'networkidle' });
      expect(new URL(page.url()).pathname).toBe(`/en/employer/${path}`);
      await page.getByRole('navigation', { name: 'Employer site' }).or(page.locator('aside')).first().waitFor();
    }
    await page.goto('/en/employer/settings/account', { waitUntil: 'networkidle' });
    const position = page.getByRole('textbox', { name: 'Your position' });
    await position.fill('Head of Hiring');
    await page.getByRole('button', { name: 'Save' }).nth(1).click();
    await page.getByText('Saved').first().waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => position.inputValue()).toBe('Head of Hiring');
    await expectSound(page);
  });

  it('EMP-01 is the first page of its own host, where every other address is the same', async () => {
    expect(await titleOn('employer.parley.example', '/')).toContain('Hire by talking');
    expect(await titleOn('employer.parley.example', '/en')).toContain('Hire by talking');
    expect(await titleOn('employer.parley.example', '/en/terms')).toContain('Terms');
    expect(await titleOn('parley.example', '/en')).not.toContain('Hire by talking');
  });

  it('AUTH-09 OPS-01 nobody else finds the rooms of Bosses and operators', async () => {
    const visitor = await openPage('/en/employer');
    await expect
      .poll(() =>
        visitor
          .getByRole('link', { name: /Post your first job/ })
          .first()
          .getAttribute('href'),
      )
      .toBe('/en/get-started?role=recruiter&redirect=%2Femployer');
    const boss = await openAsBoss(openPage, 'about:blank');
    const answer = await boss.goto('/en/operator/verifications');
    expect(answer?.status()).toBe(404);
  });

  it('EMP-02 stands in Arabic, on a phone and in the dark', async () => {
    const page = await openAsBoss(openPage, 'about:blank', { viewport: phone, colorScheme: 'dark' });
    await createCompany(page);
    for (const path of ['dashboard', 'jobs', 'jobs/new', 'company', 'verification', 'team']) {
      await page.goto(`/ar/employer/${path}`, { waitUntil: 'networkidle' });
      await page.locator('h1').waitFor();
      await expectSound(page);
    }
  });
});

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
  const documents = page.locator('input[name=document_ids]');
  const kept = await documents.count();
  await page.locator('input[type=file]').setInputFiles(pdf);
  await expect.poll(() => documents.count()).toBe(kept + 1);
  await expectSound(page);
  await page.getByRole('button', { name: button }).click();
  await page.getByText("We're looking at it").waitFor();
}

/** RES-04: a sixth document, an empty one and one of another type each get a sentence of their own. */
async function expectTrueTexts(page: TestPage): Promise<void> {
  const choose = page.locator('input[type=file]');
  const paper = (name: string, buffer = pdf.buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await choose.setInputFiles([paper('empty.pdf', Buffer.alloc(0)), paper('scan.bmp')]);
  await page.getByText('This file is empty. Choose another one.').waitFor();
  await page.getByText('Choose a PNG, JPG or PDF file.').waitFor();
  for (const name of ['empty.pdf', 'scan.bmp']) await page.getByRole('button', { name: `Remove ${name}` }).click();
  await choose.setInputFiles([1, 2, 3, 4, 5, 6].map((at) => paper(`paper${at}.pdf`)));
  await page.getByText('You can add up to 5 files. We left out: paper6.pdf').waitFor();
  for (let at = 1; at <= 5; at += 1) await page.getByRole('button', { name: `Remove paper${at}.pdf` }).click();
}
