import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, setUpBrowser } from './harness/browser.ts';

const openPage = setUpBrowser();
const languages = ['en', 'zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'];

describe('the frame of every page', () => {
  it('I18N-04 GEO-03 GEO-04 arrives in every language with lang and dir set and hydrates without a warning', async () => {
    const page = await openPage('about:blank');
    for (const language of languages) {
      await page.goto(`/${language}/region`, { waitUntil: 'networkidle' });
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
      expect(page.complaints, language).toEqual([]);
      await expect.poll(() => page.locator('h1').textContent()).not.toBe('');
    }
  });

  it('GEO-03 answers an address without a language in the language of the browser, without a redirect', async () => {
    const page = await openPage('/terms?x=1#s2', { locale: 'ja-JP' });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
    expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
      '/ja/terms?x=1#s2',
    );
    expect(page.complaints).toEqual([]);
  });

  it('GEO-02 NAV-03 changes country and language in the dialog with the keyboard and stays on the page', async () => {
    const page = await openPage('/en/privacy');
    const opener = page.getByRole('link', { name: /Change country and language/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Country and language' });
    await dialog.waitFor();
    await dialog.getByLabel('Country').selectOption('jp');
    await dialog.getByLabel('Language').selectOption('ja');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await page.waitForURL('**/ja/privacy');
    await expect.poll(() => page.locator('html').getAttribute('data-country')).toBe('106');
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ja');
    expect(page.complaints).toEqual([]);
  });

  it('GEO-02 NAV-03 closes the country dialog with Close and Escape and gives the focus back', async () => {
    const page = await openPage('/en/terms');
    const opener = page.getByRole('link', { name: /Change country and language/ });
    for (const close of [
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click(),
      () => page.getByRole('dialog').press('Escape'),
    ]) {
      await opener.click();
      await page.getByRole('dialog').waitFor();
      await close();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  it('GEO-02 changes country and language without JavaScript', async () => {
    const page = await openPage('/en/terms', { javaScriptEnabled: false });
    await page.getByRole('link', { name: /Change country and language/ }).click();
    await page.locator('select[name=country]').selectOption('sa');
    await page.locator('select[name=language]').selectOption('ar');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/ar/terms');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    await expect.poll(() => page.locator('html').getAttribute('data-country')).toBe('190');
  });

  it('GEO-02 GEO-03 keeps the language when only the country changes: in the dialog, in the footer, and afterwards', async () => {
    // Nothing of this browser says which language is read but the address.
    const page = await openPage('/es/privacy', { locale: 'fr-FR' });
    await page.getByRole('link', { name: /Cambiar país e idioma/ }).click();
    await page.getByRole('dialog').locator('select[name=country]').selectOption('jp');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/es/privacy');
    await expect.poll(() => page.locator('html').getAttribute('data-country')).toBe('106');
    const other = await openPage('/es', { locale: 'fr-FR' });
    await other.getByRole('contentinfo').getByRole('link', { name: 'Japón' }).click();
    await other.waitForURL('**/es?country=jp');
    for (const one of [page, other]) {
      await one.goto('/', { waitUntil: 'networkidle' });
      await expect.poll(() => one.locator('html').getAttribute('lang')).toBe('es');
      await expect.poll(() => one.locator('html').getAttribute('data-country')).toBe('106');
    }
  });

  it('NAV-04 the footer leads to the country sites and the legal pages', async () => {
    const page = await openPage('/en');
    const footer = page.getByRole('contentinfo');
    await expect.poll(() => footer.getByRole('list').first().getByRole('link').count()).toBe(19);
    await footer.getByRole('link', { name: 'Japan' }).click();
    await page.waitForURL('**/en?country=jp');
    await expect.poll(() => page.locator('html').getAttribute('data-country')).toBe('106');
    for (const path of ['terms', 'privacy', 'cookies', 'community-rules']) {
      await expect.poll(() => page.getByRole('contentinfo').locator(`a[href="/en/${path}"]`).count()).toBe(1);
    }
  });

  it('NAV-04 the footer leads to employers and to the blog, in the language one reads', async () => {
    const page = await openPage('/en?country=sg');
    const footer = page.getByRole('contentinfo');
    await expect.poll(() => footer.locator('a[href="/en/employer"]').count()).toBe(1);
    await footer.getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    await page.getByRole('link', { name: /How to spot a job scam/ }).click();
    await page.waitForURL('**/en/blog/spot-job-scams');
    await page.getByRole('article').getByRole('link', { name: 'scam guide' }).first().click();
    await page.waitForURL('**/en/guides/scams');
    await page.goto('/en?country=jp', { waitUntil: 'networkidle' });
    await expect.poll(() => footer.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/en/blog');
    expect(page.complaints).toEqual([]);
  });

  it('NAV-03 names the icons of the header to whoever points at them or comes by the keyboard, and the places of the phone’s bar', async () => {
    const page = await openPage('/en/terms');
    const guide = page.getByRole('button', { name: 'Site guide' });
    const hint = () => guide.evaluate((element) => getComputedStyle(element, '::after').content);
    await expect.poll(hint).toBe('none');
    await guide.hover();
    await expect.poll(hint).toBe('"Site guide"');
    await page.mouse.move(0, 400);
    await expect.poll(hint).toBe('none');
    await page.getByRole('link', { name: /Change country and language/ }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(hint).toBe('"Site guide"');
    await expectNoOverflow(page);
    for (const link of await page.getByRole('banner').locator('a, button').all()) {
      await expect
        .poll(async () => (await link.getAttribute('aria-label')) || (await link.textContent()))
        .toMatch(/\w/);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const places = page.locator('[data-bottom-bar] a');
    await expect.poll(() => places.count()).toBeGreaterThan(3);
    for (const place of await places.all())
      await expect.poll(async () => (await place.textContent())?.trim()).not.toBe('');
    await expectNoOverflow(page);
  });

  it('NAV-03 shows a QR code of the site in the app popover and the places of the site in the guide', async () => {
    const page = await openPage('/en/terms');
    await page.getByRole('button', { name: 'Open on your phone' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
    await page.getByRole('dialog').press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Site guide' }).click();
    const places = page.getByRole('dialog').getByRole('link');
    await places.first().waitFor();
    await expect
      .poll(() => places.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(expect.arrayContaining(['/en/employer', '/en/job-search', '/en/remote-job']));
    await places.first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.complaints).toEqual([]);
  });

  it('NAV-05 an unknown page says so with status 404, in the language of the address', async () => {
    const page = await openPage('about:blank');
    const response = await page.goto('/es/no/such/page', { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    await expectAccessible(page);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  it('NAV-05 an unknown page leads on: by the words of its address, popular searches and a search of one’s own', async () => {
    const page = await openPage('/en/old-page/sales-manager-4711?country=sg', { javaScriptEnabled: false });
    await expect.poll(() => page.locator('input[name=query]').inputValue()).toBe('sales manager');
    await expect.poll(() => page.getByText('Popular', { exact: false }).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Search jobs for “sales manager”' }).click();
    await page.waitForURL('**/en/sales-manager-jobs');
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/sales manager/i);
  });

  it('I18N-02 shows the bundled texts when the translation files cannot be fetched', async () => {
    const page = await openPage('about:blank');
    await page.route('**/api/translation/**', (route) => route.abort());
    await page.goto('/ja/terms', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /./ }).first().waitFor();
    const text = () => page.locator('body').textContent();
    await expect.poll(text).toMatch(/利用規約/);
    await expect.poll(text).not.toMatch(/\bshell\.\w+/);
    expect(page.complaints.filter((one) => !one.includes('Failed to load resource'))).toEqual([]);
  });

  it('I18N-01 AUTH-01 keeps both translation files by version and language, a silent guest session that no script can read, and the chosen theme', async () => {
    const page = await openPage('/en/terms');
    const version = await page.locator('html').getAttribute('data-texts');
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('parley.texts.')));
    await expect
      .poll(async () => (await kept()).sort())
      .toEqual([`parley.texts.${version}.en.errors`, `parley.texts.${version}.en.jobseeker`]);
    await page.waitForFunction(() => document.cookie.includes('parley_auth_status=guest'));
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('parley_session');
    const session = (await page.context().cookies()).find((cookie) => cookie.name === 'parley_session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    // What stands below is drawn in quiet moments; until then it moves when it is scrolled to.
    await page.locator('html[data-drawn]').waitFor();
    await page.getByRole('contentinfo').getByRole('radio', { name: /dark/i }).check({ force: true });
    await page.goto('/en/privacy', { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('NAV-10 works with storage blocked', async () => {
    const page = await openPage('about:blank');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/en/terms', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Site guide' }).click();
    await page.getByRole('dialog').waitFor();
    expect(page.complaints).toEqual([]);
  });
});
