import { describe, expect, it } from 'vitest';
import { drawPortrait } from '../test/headshots/draw-portrait.ts';
import { expectAccessible } from './harness/accessible.ts';
import { setUpAiSite } from './harness/ai-site.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

const site = setUpAiSite((url) => ({ AI_IMAGE_BASE_URL: url, AI_IMAGE_MODEL: 'tiny-painter' }));

const picture = async (heads: { x: number; y: number; size: number }[]) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await drawPortrait({ people: heads }).jpeg().toBuffer(),
});

describe('an AI headshot', () => {
  it('AI-04 AI-06 PROF-05 comes out of a photo, in other looks by the keyboard, becomes the profile photo and is discarded', async () => {
    const person = await people.talent('Ada', 'Byron');
    const page = await openPage('/en/manage-profile', { storageState: person.storageState, baseURL: site.url });
    const opener = page.getByRole('button', { name: 'Add a photo' });
    await opener.click();
    await page.getByRole('button', { name: 'Create a professional headshot' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI headshot' });
    await dialog.getByText('5 headshots left today').waitFor();
    await dialog.getByText('We never retouch your face.').waitFor();
    await dialog.getByText('no outside service sees it').waitFor();
    await expectAccessible(page);

    const field = dialog.locator('input[type=file]');
    await field.setInputFiles(await picture([]));
    await dialog.getByText("We couldn't find a face.").waitFor();
    await dialog.getByText('5 headshots left today').waitFor();
    // Chosen for one photo: the service draws it, and the portrait made here is one press away.
    await dialog.getByText('By tiny-painter').click();
    await dialog.getByText('We ask it to keep your face as it is').waitFor();
    const drawn = drawPortrait({ width: 1024, height: 1024, people: [{ x: 0.5, y: 0.45, size: 0.5 }] });
    site.service.state.behaviour = { kind: 'draws', picture: await drawn.png().toBuffer() };
    await field.setInputFiles(await picture([{ x: 0.5, y: 0.36, size: 0.26 }]));
    const result = dialog.getByRole('img', { name: 'Your headshot' });
    await result.waitFor();
    await dialog.getByText('Made by tiny-painter').waitFor();
    await dialog.getByText('4 headshots left today').waitFor();
    await expectAccessible(page, { again: true });

    const first = await result.getAttribute('src');
    await dialog.getByRole('radio', { name: 'Studio gray' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => result.getAttribute('src')).not.toBe(first);
    await expect.poll(() => dialog.getByRole('radio', { name: 'White' }).isChecked()).toBe(true);
    await dialog.getByText("Made by Parley's built-in engine").waitFor();
    const second = await result.getAttribute('src');
    await dialog.getByText('Close-up').click();
    await expect.poll(() => result.getAttribute('src')).not.toBe(second);
    await dialog.getByText('4 headshots left today').waitFor();
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    await expectAccessible(page, { again: true });

    await dialog.getByRole('button', { name: 'Use as profile photo' }).click();
    await page.getByText('Your profile photo is updated').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const changer = page.getByRole('button', { name: 'Change photo' });
    await expect.poll(() => changer.locator('img').getAttribute('src')).toMatch(/^\/files\//);

    // It is still there in another language, in the dark, and goes when it is discarded.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/ar/manage-profile', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'تغيير الصورة' }).click();
    await page.getByRole('button', { name: 'إنشاء صورة شخصية احترافية' }).click();
    const arabic = page.getByRole('dialog', { name: 'صورة شخصية بالذكاء الاصطناعي' });
    await arabic.getByRole('img', { name: 'صورتك الشخصية' }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page, { again: true });
    await arabic.getByRole('button', { name: 'تجاهل' }).click();
    await arabic.getByRole('img').waitFor({ state: 'detached' });
    // The button that had the focus is gone; the dialog takes it.
    await arabic.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('تغيير الصورة');
    // The photo without a face.
    expect(page.complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });
});
