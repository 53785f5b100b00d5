import { describe, expect, it } from 'vitest';
import { makeVideo } from '#test/factories/make-video.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';

/** A camera and a microphone that Chromium makes up, and its own yes to the question for them. */
const openPage = setUpBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);

describe('a video resume', () => {
  it('PROF-06 is recorded on a phone, looked at, kept, played, deleted and taken back, and a wrong file is refused', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    await signIn(page);
    const elsewhere = await page.goto('/en/manage-profile?country=sg', { waitUntil: 'networkidle' });
    expect(elsewhere?.headers()['permissions-policy']).toContain('camera=()');
    const videos = page.locator('#videos');
    await videos.getByRole('link', { name: 'Record a video' }).click();
    await page.waitForURL('**/manage-profile/video');
    await page.getByRole('button', { name: 'Turn on camera' }).click();
    await page.getByLabel('Your camera').waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByText('0:02 / 3:00').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByLabel('Your recording').waitFor();
    await page.getByRole('button', { name: 'Use this video' }).click();

    await page.waitForURL('**/manage-profile#videos');
    const recorded = videos.getByRole('link', { name: /^Video resume .*\.(mp4|webm)$/ });
    await recorded.waitFor();
    await page.waitForLoadState('networkidle');
    await recorded.click();
    const player = page.getByRole('dialog').locator('video');
    await player.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    const upload = videos.getByLabel('Upload a video');
    await upload.setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: await makeVideo('mp4', 200) });
    await videos.getByText('The video is too long. Keep it within 3 minutes.').waitFor();
    await upload.setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: Buffer.from('MZ\x90\0') });
    await videos.getByText("We can't use this type of video.", { exact: false }).waitFor();

    await videos.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await videos.getByText('Say hello in your own voice', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await recorded.waitFor();
    // The browser itself notes the files that were refused.
    expect(page.complaints.filter((text) => !/422|415/.test(text))).toEqual([]);
  });
});
