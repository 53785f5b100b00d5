import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { createCompany, expectSound, openAsBoss } from './harness/boss.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { decide, newOperator, openWaiting, turnTwoFactorOn } from './harness/operator.ts';
import { askDatabase, newAddress, post, readCode, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();

/** A page of text, so that a viewer has something to show. */
const pdf = {
  name: 'register.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};
const picture = async (background: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function invitationLink(email: string): Promise<string> {
  const rows = await askDatabase<{ body_text: string }>(
    'select body_text from outbox_messages where recipient = $1 order by id desc limit 1',
    [email],
  );
  return new URL(/https?:\/\/\S+\/employer\/invitation\/[\w-]+/.exec(rows[0]?.body_text ?? '')?.[0] ?? '').pathname;
}

async function submitForVerification(page: TestPage, number: string): Promise<void> {
  await page.goto('/en/employer/verification', { waitUntil: 'networkidle' });
  await page.getByLabel('Registered name').fill('Journey Works Pte. Ltd.');
  await page.getByLabel('Registration number').fill(number);
  await page.locator('input[type=file]').setInputFiles([pdf, await picture('#fff')]);
  await expect.poll(() => page.locator('input[name=document_ids]').count()).toBe(2);
  await page.getByRole('button', { name: 'Send for verification' }).click();
  await page.getByText("We're looking at it").waitFor();
}

async function openAsOperator(): Promise<TestPage> {
  const page = await openPage('about:blank');
  await signIn(page, await newOperator());
  await turnTwoFactorOn(page);
  return page;
}

describe('a company and its team', () => {
  it('EMP-01 invites a colleague by email, who signs in from the link and is in', async () => {
    const admin = await openAsBoss(openPage, 'about:blank');
    const name = await createCompany(admin);
    await admin.goto('/en/employer/team', { waitUntil: 'networkidle' });
    const email = newAddress('colleague');
    await admin.getByLabel('Work email').fill(email);
    await admin.keyboard.press('Enter');
    await admin.getByText(email).waitFor();
    await expectSound(admin);
    const colleague = await openPage('/en/terms?country=sg', { viewport: phone });
    const link = await invitationLink(email);
    await colleague.goto(link, { waitUntil: 'networkidle' });
    await colleague.getByRole('heading', { name: `Join ${name}` }).waitFor();
    await expectSound(colleague);
    await colleague.getByRole('link', { name: 'Sign in or sign up' }).click();
    await colleague.waitForURL('**/get-started**');
    await signIn(colleague, email);
    await colleague.goto(link, { waitUntil: 'networkidle' });
    await colleague.getByLabel('Your first name').fill('Cora');
    await colleague.getByLabel('Your last name').fill('League');
    await colleague.getByLabel('Your position').fill('Recruiter');
    await colleague.getByRole('button', { name: `Join ${name}` }).click();
    await colleague.waitForURL('**/employer/dashboard');
    // The admin's page knows it without a reload.
    await admin.getByRole('heading', { name: '2 people' }).waitFor();
    await colleague.goto(link, { waitUntil: 'networkidle' });
    await colleague.getByRole('heading', { name: 'This invitation has already been used' }).waitFor();
  });

  it('EMP-01 someone with another address proves the invited one by a code', async () => {
    const admin = await openAsBoss(openPage, 'about:blank');
    const name = await createCompany(admin);
    const email = newAddress('work');
    await post(admin, '/recruiters/company/invitations', { email });
    const link = await invitationLink(email);
    const joiner = await openAsBoss(openPage, link);
    await joiner
      .getByText('you’re signed in with another address')
      .or(joiner.getByText("you're signed in with"))
      .waitFor();
    await joiner.getByRole('button', { name: 'Send code' }).click();
    await joiner.getByLabel('6-digit code').fill('000000');
    await joiner.getByLabel('Your first name').fill('Jo');
    await joiner.getByLabel('Your last name').fill('Iner');
    await joiner.getByLabel('Your position').fill('Recruiter');
    await joiner.getByRole('button', { name: `Join ${name}` }).click();
    await joiner.getByRole('alert').waitFor();
    await joiner.getByLabel('6-digit code').fill(await readCode(email));
    await joiner.getByRole('button', { name: `Join ${name}` }).click();
    await joiner.waitForURL('**/employer/dashboard');
  });

  it('EMP-01 EMP-05 the reason reaches who was declined; a coordinator leaves by handing over', async () => {
    const admin = await openAsBoss(openPage, 'about:blank');
    const name = await createCompany(admin);
    await admin.goto('/en/employer/team', { waitUntil: 'networkidle' });
    await admin.getByText("You're the only one in this company.").waitFor();
    const joiner = await openAsBoss(openPage, 'about:blank');
    await post(joiner, '/jobseeker/me', { first_name: 'Jo', last_name: 'Iner' }, 'PATCH');
    const { companies } = (await (
      await joiner.request.get(`/api/recruiters/company/search?query=${encodeURIComponent(name)}`)
    )
      .json()
      .then((envelope: { data: unknown }) => envelope.data)) as { companies: { id: number }[] };
    await post(joiner, '/recruiters/company/join', { company_id: companies[0]?.id, position: 'Recruiter' });
    await joiner.goto('/en/employer/welcome', { waitUntil: 'networkidle' });
    // The request appears on the admin's open page, the answer on the joiner's.
    await admin.getByRole('button', { name: 'Decline' }).click();
    await admin.getByLabel('Reason').fill('Please use your work address.');
    await admin.getByRole('button', { name: 'Decline' }).click();
    await joiner.getByText('Please use your work address.').waitFor();
    await joiner.getByText(/You can ask again from/).waitFor();
    await expectSound(joiner);

    const [{ email } = { email: '' }] = await askDatabase<{ email: string }>(
      `select email from accounts where first_name = 'Jo' and last_name = 'Iner' order by id desc limit 1`,
    );
    await post(admin, '/recruiters/company/invitations', { email });
    await joiner.goto(await invitationLink(email), { waitUntil: 'networkidle' });
    await joiner.getByLabel('Your position').fill('Recruiter');
    await joiner.getByRole('button', { name: `Join ${name}` }).click();
    await joiner.waitForURL('**/employer/dashboard');
    await admin.getByRole('heading', { name: '2 people' }).waitFor();
    await admin.getByText('Leave and hand over').click();
    await admin.getByLabel('Who takes over?').selectOption({ label: 'Jo Iner · Recruiter' });
    await expectSound(admin);
    await admin.getByRole('button', { name: 'Hand over and leave' }).click();
    await admin.waitForURL('**/employer/welcome');
    await joiner.goto('/en/employer/team', { waitUntil: 'networkidle' });
    await joiner
      .getByText(/Coordinator/)
      .first()
      .waitFor();
  });

  it('COMP-02 never loses what was typed: it warns before it is left, and offers it again', async () => {
    const page = await openAsBoss(openPage, 'about:blank');
    await createCompany(page);
    await page.goto('/en/employer/company', { waitUntil: 'networkidle' });
    await page.getByLabel('About the company').fill('We build small boats.');
    await page.getByText('You have unsaved changes').waitFor();
    await page.getByRole('link', { name: 'Team' }).first().click();
    const warning = page.getByRole('alertdialog');
    await warning.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByLabel('About the company').inputValue()).toBe('We build small boats.');
    await page.getByRole('link', { name: 'Team' }).first().click();
    await warning.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/employer/team');
    await page.goto('/en/employer/company', { waitUntil: 'networkidle' });
    await page.getByText(/^Unsaved changes from/).waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => page.getByLabel('About the company').inputValue()).toBe('We build small boats.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Company page saved').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByText(/^Unsaved changes from/).count()).toBe(0);
  });

  it('COMP-02 EMP-05 notices that someone else has saved meanwhile, and overwrites nothing unasked', async () => {
    const page = await openAsBoss(openPage, 'about:blank');
    await createCompany(page);
    await page.goto('/en/employer/company', { waitUntil: 'networkidle' });
    await page.getByLabel('About the company').fill('We build small boats.');
    await post(page, '/recruiters/company', { overview: 'We build ships.' }, 'PATCH');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page
      .getByText(/changed (this page )?while you were editing/)
      .first()
      .waitFor();
    await expectSound(page);
    await expect.poll(() => page.getByLabel('About the company').inputValue()).toBe('We build small boats.');
    await page.getByRole('button', { name: 'Save my version' }).click();
    await page.getByText('Company page saved').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByLabel('About the company').inputValue()).toBe('We build small boats.');
  });

  it('COMP-02 takes all fields, refuses a day to come, and shows a new logo at once', async () => {
    const page = await openAsBoss(openPage, 'about:blank');
    const name = await createCompany(page);
    await page.goto('/en/employer/company', { waitUntil: 'networkidle' });
    const logo = page.locator(`img[src^="/media/logo/"]`).first();
    const before = await logo.getAttribute('src');
    await page.getByLabel(/^Logo/).setInputFiles(await picture('#0a0'));
    await page.locator('input[name=logo_file_id]').waitFor({ state: 'attached' });
    await page.getByText('Business information').click();
    await page.getByLabel(/^Founded/).fill('2999-01-01');
    await page.getByLabel(/^CEO/).fill('Mei Tan');
    await page.getByText('News', { exact: true }).click();
    await page.getByRole('button', { name: 'Add news' }).click();
    await page.getByLabel('Headline 1').fill('A new quay');
    await page.getByLabel('Date of news 1').fill('2025-01-02');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText("Choose a date that isn't in the future.").waitFor();
    await expect.poll(() => page.getByLabel('Headline 1').inputValue()).toBe('A new quay');
    await page.getByLabel(/^Founded/).fill('2019-01-01');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Company page saved').waitFor();
    await expect.poll(() => logo.getAttribute('src')).not.toBe(before);
    await expectSound(page);
    await page.getByRole('link', { name: 'View as a candidate' }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.goto(`${page.url()}?tab=about`, { waitUntil: 'networkidle' });
    await page.getByText('Mei Tan').waitFor();
    await page.getByText('A new quay').waitFor();
  });

  it('OPS-01 the operator decides beside the documents, is warned of a number that is taken, and takes a mark back', async () => {
    const [one, two] = [await openAsBoss(openPage, 'about:blank'), await openAsBoss(openPage, 'about:blank')];
    const names = [await createCompany(one), await createCompany(two)];
    const number = `${(names[0] ?? '').replace(/\D/g, '')}K`;
    await submitForVerification(one, number);
    await submitForVerification(two, `${number.slice(0, 2)}-${number.slice(2).toLowerCase()}`);
    const operator = await openAsOperator();
    await openWaiting(operator, names[0] ?? '');
    const frame = operator.locator('iframe[title="register.pdf"]').or(operator.getByText("can't show PDFs"));
    await frame.first().waitFor();
    await operator.getByRole('button', { name: 'picture.png' }).press('Enter');
    await operator.getByRole('img', { name: 'picture.png' }).waitFor();
    await operator.getByRole('button', { name: 'Approve' }).click();
    await operator.getByText('Check every point before you approve.').waitFor();
    await expectAccessible(operator);
    await expectNoOverflow(operator);
    await decide(operator, names[0] ?? '', 'Approve', 'Found in the register.');
    await operator.getByText(/^Decided by/).waitFor();
    await decide(operator, names[1] ?? '', 'Approve', 'Looks the same.');
    await operator.getByRole('alert').getByText('Another company is already verified').waitFor();
    await expectAccessible(operator);
    await operator.setViewportSize(phone);
    await expectNoOverflow(operator);
    await operator.getByRole('link', { name: names[0] ?? '' }).click();
    await operator.getByRole('heading', { name: names[0] ?? '', level: 1 }).waitFor();
    await operator.getByText('Withdraw verification').first().click();
    await operator.getByLabel('Reason to reject or withdraw').selectOption('struck_off');
    await operator.getByRole('button', { name: 'Withdraw verification' }).click();
    await operator.getByText('The official register says this company no longer exists.').first().waitFor();
    await expectAccessible(operator);
    await expectNoOverflow(operator);
    // The company's own page says why, without a reload.
    await one.getByText("We've withdrawn your verification").waitFor();
    await expectSound(one);
    await decide(operator, names[1] ?? '', 'Approve', 'Now it is free.');
    await operator.getByText(/^Decided by/).waitFor();
    await operator.goto(`/en/operator/audit?target=${encodeURIComponent(names[0] ?? '')}`, {
      waitUntil: 'networkidle',
    });
    await expect.poll(() => operator.locator('ol > li').count()).toBe(2);
    await expectAccessible(operator);
    await expectNoOverflow(operator);
    await operator
      .getByRole('link', { name: names[0] ?? '' })
      .first()
      .click();
    await operator.getByRole('heading', { name: names[0] ?? '', level: 1 }).waitFor();
  });

  it('OPS-01 a made-up number is a page that does not exist', async () => {
    const operator = await openAsOperator();
    for (const path of ['verifications/999999999', 'verifications/abc', 'companies/999999999', 'companies/1e3']) {
      const answer = await operator.goto(`/en/operator/${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
    }
    const nonsense = await operator.goto('/en/operator/audit?operator=x&from=31&before=-1');
    expect(nonsense?.status()).toBe(200);
  });
});
