import { describe, expect, inject, it } from 'vitest';
import { composeAllMails, type NamedMail } from '../test/mails/all-mails.ts';
import { findFaults } from '../test/mails/find-faults.ts';
import { setUpBrowser } from './harness/browser.ts';

const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const LOOKS = [
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
] as const;

/** All of them beside each other, each as wide as a phone; frames take on the colours of the page around them. */
function inFrames(mails: NamedMail[]): string {
  const frames = mails.map(
    ({ name, message }) =>
      `<iframe title="${name}" width="390" height="500" srcdoc="${escaped(message.html ?? '')}"></iframe>`,
  );
  return `<style>:root,iframe{color-scheme:light dark;border:0}</style>${frames.join('')}`;
}

function findOddLinks({ name, canStop, message }: NamedMail): string[] {
  const links = [...(message.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, url = '']) => plain(url));
  const missing = links.filter((link) => !message.text.includes(link));
  const extra = (message.text.match(/https?:\/\/\S+/g) ?? []).filter((link) => !links.includes(link));
  const faults = [...missing, ...extra].map((link) => `${name}: only in one part: ${link}`);
  // RFC 8058: the mail program's own button needs both headers, and the letter the same link.
  const { headers = {} } = message;
  const isOneClick = headers['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click';
  const hasLink = links.some((link) => headers['List-Unsubscribe'] === `<${link}>`);
  if (Boolean(canStop) !== (isOneClick && hasLink)) faults.push(`${name}: its way to stop it`);
  return faults;
}

describe('emails', () => {
  const openPage = setUpBrowser();

  it('SET-01 ALERT-01 I18N-03 every one fits a phone, reads well in light and dark, runs the right way and says the same as plain text', async () => {
    const page = await openPage('about:blank');
    const faults: string[] = [];
    for (const { language, direction } of LOOKS) {
      const mails = await composeAllMails(language);
      await page.setContent(inFrames(mails));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        faults.push(...(await page.evaluate(findFaults, { direction, colorScheme })));
      }
      faults.push(...mails.flatMap(findOddLinks));
    }
    expect(faults).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('SET-01 ALERT-01 the page behind the link lets the button of a mail program through without a session (RFC 8058)', async () => {
    // It posts from servers of its own: no cookie, no origin. A token that is not ours gets as far as being read.
    const address = `${inject('siteUrl')}/en/unsubscribe?token=1.job_alert.1.x`;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    for (const init of [{ method: 'POST', body }, {}]) {
      const answer = await fetch(address, init);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('This link no longer works');
    }
  });
});
