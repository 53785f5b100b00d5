import { describe, expect, it } from 'vitest';
import { addApplicants } from '../test/factories/add-applicants.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('a mention while typing', () => {
  it('EMP-07 EMP-04 @ opens the colleagues; keys choose, a removed name mentions nobody, and the mentioned one is told', async () => {
    const boss = await people.colleague(await people.boss(), 'Bea', 'Lindqvist');
    const zora = await people.colleague(boss, 'Zora', 'Quillfeather');
    const zeno = await people.colleague(boss, 'Zeno', 'Quarrington');
    const job = await people.newJob(boss.id);
    await addApplicants(people, job.id, 1);
    const theirs = await openPage('/en/employer/notifications', { storageState: zora.storageState });
    const page = await openPage(`/en/employer/jobs/${job.id}/applicants`, { storageState: boss.storageState });
    await page.locator('[data-open]').first().click();
    const panel = page.getByRole('complementary', { name: /^About / });
    const field = panel.getByLabel('Add a note');
    const list = panel.getByRole('listbox', { name: 'Colleagues' });
    const option = (name: string) => list.getByRole('option', { name });
    await panel.getByText('Type @ to mention a colleague.').waitFor();
    await field.pressSequentially('Write to ze@example.com, then ask @qu');
    await option('Zora Quillfeather').waitFor();
    await expect.poll(() => list.getByRole('option').count()).toBe(2);
    await expectAccessible(page);
    const pointed = async () => {
      const id = await field.getAttribute('aria-activedescendant');
      return id ? page.locator(`[id="${id}"]`).textContent() : null;
    };
    await expect.poll(pointed).toContain('Zeno');
    await field.press('ArrowDown');
    await expect.poll(pointed).toContain('Zora');
    await field.press('ArrowDown');
    await expect.poll(pointed).toContain('Zeno');
    await field.press('ArrowUp');
    await expect.poll(pointed).toContain('Zora');
    // Escape takes the list away and nothing else.
    await field.press('Escape');
    await list.waitFor({ state: 'detached' });
    await field.pressSequentially('a');
    await expect.poll(() => list.count()).toBe(0);
    for (let sign = 0; sign < 4; sign += 1) await field.press('Backspace');
    await field.pressSequentially('@quill');
    await option('Zora Quillfeather').waitFor();
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('Write to ze@example.com, then ask @Zora Quillfeather ');
    await list.waitFor({ state: 'detached' });
    await panel.getByText("We'll notify Zora Quillfeather and").waitFor();
    await field.pressSequentially('and @zeno');
    await option('Zeno Quarrington').waitFor();
    await field.press('Tab');
    await panel.getByText("We'll notify Zora Quillfeather and Zeno Quarrington and").waitFor();
    for (let sign = 0; sign < 4; sign += 1) await field.press('Backspace');
    await panel.getByText("We'll notify Zora Quillfeather and let them").waitFor();
    await panel.getByRole('button', { name: 'Save note' }).click();
    await panel.locator('strong', { hasText: '@Zora Quillfeather' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    await theirs.getByText('Bea Lindqvist mentioned you in a note about').first().waitFor();
    const told = await zeno.call<{ notifications: unknown[] }>('GET', '/notification/list');
    expect(told.notifications).toEqual([]);
    expect([...page.complaints, ...theirs.complaints]).toEqual([]);
  });

  it('EMP-07 GEO-04 by touch and from right to left', async () => {
    const boss = await people.colleague(await people.boss(), 'Bea', 'Lindqvist');
    const layla = await people.colleague(boss, 'ليلى', 'الطيبي');
    const job = await people.newJob(boss.id);
    await addApplicants(people, job.id, 1);
    const page = await openPage(`/ar/employer/jobs/${job.id}/applicants`, {
      storageState: boss.storageState,
      viewport: phone,
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('[data-open]').first().tap();
    const field = page.getByLabel('إضافة ملاحظة');
    await field.fill('ما رأيك');
    await page.getByRole('button', { name: 'الإشارة إلى زميل' }).tap();
    await field.pressSequentially('ليل');
    await expectNoOverflow(page);
    await expectAccessible(page, { again: true });
    await page.getByRole('option', { name: 'ليلى الطيبي' }).tap();
    await expect.poll(() => field.inputValue()).toBe('ما رأيك @ليلى الطيبي ');
    await expect.poll(() => field.evaluate((area) => area === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'حفظ الملاحظة' }).tap();
    await page.locator('strong', { hasText: '@ليلى الطيبي' }).waitFor();
    const told = await layla.call<{ notifications: unknown[] }>('GET', '/notification/list');
    expect(JSON.stringify(told.notifications)).toContain('ما رأيك');
    expect(page.complaints).toEqual([]);
  });
});
