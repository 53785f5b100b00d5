import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { newOperator, turnTwoFactorOn } from './harness/operator.ts';
import { askDatabase, newAddress, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();

async function expectSound(page: TestPage): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(page.complaints).toEqual([]);
}

async function newestMail(recipient: string) {
  const [mail] = await askDatabase<{ subject: string; body_text: string; body_html: string }>(
    'select subject, body_text, body_html from outbox_messages where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return mail;
}

describe('help and feedback', () => {
  it('SET-05 OPS-01 a visitor writes on a phone in Arabic, an operator answers, and both mails arrive', async () => {
    const email = newAddress('writer');
    const page = await openPage('/ar/guides/scams', { viewport: phone, locale: 'ar' });
    await page.locator('article a[href="/ar/feedback"]').click();
    await page.locator('select[name=topic]').selectOption('problem');
    await page.locator('textarea[name=text]').fill('الخريطة لا تظهر في صفحة الوظيفة.');
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles([
      { name: 'screen.png', mimeType: 'image/png', buffer },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
    await expect.poll(() => page.locator('input[name=attachment_ids]').count()).toBe(1);
    // The address is missing: the browser says so beside the field, and nothing typed is lost.
    await page.locator('form button[type=submit]').last().click();
    await page.locator('input[name=email][aria-invalid=true]').waitFor();
    await expectSound(page);
    await page.locator('input[name=email]').fill(email);
    await page.locator('form button[type=submit]').last().click();
    await page.waitForURL(/sent=P-/);
    const reference = new URL(page.url()).searchParams.get('sent') ?? '';
    await page.getByText(reference).waitFor();
    await expectSound(page);
    expect(await newestMail(email)).toMatchObject({
      subject: expect.stringContaining(reference),
      body_html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    });

    const operator = await openPage('about:blank');
    await signIn(operator, await newOperator());
    await turnTwoFactorOn(operator);
    await operator.goto(`/en/operator/feedback?reference=${reference}`, { waitUntil: 'networkidle' });
    await expectSound(operator);
    await operator.getByRole('link', { name: 'الخريطة لا تظهر' }).click();
    await operator.getByRole('heading', { name: reference, level: 1 }).waitFor();
    await operator.getByText('/ar/guides/scams').waitFor();
    await expect
      .poll(() => operator.locator('img[alt="screen.png"]').evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBe(300);
    await operator.getByLabel('Your answer').fill('شكرًا لك.\nتم الإصلاح.');
    await operator.getByRole('button', { name: 'Send answer' }).click();
    await operator.getByText('Olive Operator answered').waitFor();
    await expectSound(operator);
    await operator.setViewportSize(phone);
    await expectNoOverflow(operator);
    const answer = await newestMail(email);
    expect(answer).toMatchObject({ subject: expect.stringContaining(reference) });
    expect(answer?.body_text).toContain('تم الإصلاح.');
    expect(answer?.body_html).toContain('dir="rtl"');
    await operator.goto('/en/operator/audit', { waitUntil: 'networkidle' });
    await operator.getByRole('link', { name: reference }).click();
    await operator.getByText('Olive Operator answered').waitFor();
  });

  it('SET-05 works without scripts and keeps what was typed when it is refused', async () => {
    const page = await openPage('/en/feedback?topic=idea', { javaScriptEnabled: false });
    await expect.poll(() => page.locator('select[name=topic]').inputValue()).toBe('idea');
    await expect.poll(() => page.locator('input[type=file]').isVisible()).toBe(false);
    await page.locator('textarea[name=text]').fill('Two\nlines');
    await page.locator('input[name=email]').fill('someone@nowhere');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('input[name=email][aria-invalid=true]').waitFor();
    await expect.poll(() => page.locator('textarea[name=text]').inputValue()).toBe('Two\nlines');
    await expect.poll(() => page.locator('input[name=may_contact]').isChecked()).toBe(true);
    const email = newAddress('plain');
    await page.locator('input[name=email]').fill(email);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText("We've emailed you a confirmation.").waitFor();
    const [row] = await askDatabase<{ text: string; topic: string }>(
      'select text, topic from feedback where email = $1',
      [email],
    );
    expect(row).toEqual({ text: 'Two\nlines', topic: 'idea' });
  });
});
