import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';
import { newAddress, post, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('inviting friends', () => {
  it('VIP-01 a code that a friend has read out is typed at sign-up, in capitals and with spaces', async () => {
    const inviter = await people.talent('Mei', 'Lin');
    const { code } = await inviter.call<{ code: string }>('POST', '/invitations/code', {});
    const page = await openPage('/en/get-started', { viewport: phone });
    await page.getByText('Got a code from a friend?').click();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel("Your friend's code").fill(`${code.slice(0, 5)} ${code.slice(5)}`.toUpperCase());
    await page.getByRole('button', { name: 'Use code' }).click();
    await page.getByRole('heading', { level: 1, name: /Mei L\..* invited you/ }).waitFor();
    await page.getByRole('link', { name: 'Join Parley' }).click();
    await page.getByText(/Invited by .*Mei L\./).waitFor();
    await expect.poll(() => page.getByText('Got a code from a friend?').count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  it('VIP-01 VIP-02 an invitation goes out, a friend signs up on an Arabic phone, and both are VIPs', async () => {
    const inviter = await people.talent('Mei', 'Lin');
    const page = await openPage('/en/invite-friends', { storageState: inviter.storageState });
    await page.getByRole('img', { name: 'QR code of your invitation link' }).waitFor();
    const link = await page.getByRole('textbox', { name: 'Your invitation link' }).inputValue();
    const addresses = page.getByLabel('Email addresses');
    const address = newAddress('ana');
    await addresses.fill(`not-an-address, ${address}`);
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await page.getByText(/not-an-address.* isn't a valid email address/).waitFor();
    await expect.poll(() => addresses.inputValue()).toBe(`not-an-address, ${address}`);
    await expectAccessible(page);
    await addresses.fill(address);
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await page.getByText('Invitations sent.').waitFor();
    await page.getByText('a•••@journey.example').waitFor();

    const friend = await openPage(new URL(link).pathname.replace('/en/', '/ar/'), { viewport: phone });
    await friend.getByRole('heading', { level: 1, name: /Mei L\./ }).waitFor();
    await expectAccessible(friend);
    await friend.getByRole('link', { name: 'الانضمام إلى Parley' }).click();
    await friend.getByText(/بدعوة من .*Mei L\./).waitFor();
    await expectAccessible(friend);
    await signIn(friend, address);
    await post(friend, '/jobseeker/profile', { first_name: 'Ana', last_name: 'Ruiz' }, 'PATCH');
    await post(friend, '/jobseeker/educations/create', { school: 'UNAM' });
    await post(friend, '/jobseeker/skills', { version: 0, skills: [{ name: 'SQL' }] }, 'PUT');
    await friend.goto('/ar/vip', { waitUntil: 'networkidle' });
    await friend.getByText(/عضوية VIP سارية حتى/).waitFor();
    await expectNoOverflow(friend);
    await expectAccessible(friend);

    await page.goto('/en/invite-friends', { waitUntil: 'networkidle' });
    await page.getByRole('listitem').filter({ hasText: 'Ana R.' }).getByText('1 month of VIP').waitFor();
    await page.goto('/en/vip', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Refresh my resume' }).click();
    await page.getByText(/Your resume is refreshed until/).waitFor();
    await page.locator('header [data-vip]').waitFor();
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
    expect([...page.complaints, ...friend.complaints]).toEqual([]);
  });
});
