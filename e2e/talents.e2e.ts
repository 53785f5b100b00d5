import { describe, expect, it } from 'vitest';
import { preferenceInput } from '../test/factories/preference-input.ts';
import { expectAccessible } from './harness/accessible.ts';
import { createCompany, expectSound, openAsBoss } from './harness/boss.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { type Person, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

let made = 0;
/** Wider than a narrow phone leaves room for. */
const LONG_SKILL = 'Planning of container crane maintenance and audits';

/** A word that nobody else's profile holds: the search finds this test's people only. */
function ownSkill(): string {
  made += 1;
  return `Quayrigging${process.pid}x${made}`;
}

/** A job seeker with a whole profile who wants to be found. */
async function findable(first: string, last: string, skill: string): Promise<Person> {
  const talent = await people.talent(first, last);
  await talent.call('PATCH', '/jobseeker/profile', { is_open_to_work: true, summary: 'Harbours are my home.' });
  await talent.call('POST', '/jobseeker/work-experiences/create', {
    title: 'Crane Operator',
    company: 'Kontti Works',
    start_date: '2016-01',
    is_current: true,
    description: 'Lifted boxes by night.',
  });
  await talent.call('PUT', '/jobseeker/skills', { version: 0, skills: [{ name: skill }, { name: LONG_SKILL }] });
  await talent.call('POST', '/jobseeker/job-preferences/create', preferenceInput());
  await talent.call('PUT', '/jobseeker/findable', { is_on: true });
  return talent;
}

describe('the search for candidates', () => {
  it('EMP-03 PROF-04 a Boss finds, unlocks and invites; the job seeker sees it and accepts', async () => {
    const skill = ownSkill();
    const [talent, boss] = await Promise.all([findable('Anneli', 'Korhonen', skill), people.boss()]);
    const job = await people.newJob(boss.id);
    const state = { storageState: boss.storageState, viewport: desktop };
    const page = await openPage(`/en/employer/jobs/${job.id}`, state);
    await page.getByRole('link', { name: 'Find candidates for this job' }).click();
    await page.waitForURL(`**/employer/talents?job_id=${job.id}`);
    await page.getByRole('heading', { level: 1, name: 'Find candidates' }).waitFor();
    await expect.poll(() => page.getByLabel('Match with a job').inputValue()).toBe(String(job.id));
    await page.getByLabel('Match with a job').selectOption('');
    await page.getByLabel('Title, skill or keyword').fill(skill);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/employer/talents?text=${skill}`);
    await page.getByText('1 candidate', { exact: true }).waitFor();
    // Every filter is in the address, goes back and stands after a reload.
    await page.getByLabel('Education').selectOption('master');
    await page.getByRole('heading', { name: 'No candidates match' }).waitFor();
    await page.getByRole('link', { name: "Remove Master's or higher" }).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByLabel('Education').inputValue()).toBe('master');
    await page.goBack();
    const card = page.getByRole('article').filter({ hasText: 'Anneli K.' });
    await card.getByText('Crane Operator').first().waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await card.getByRole('link', { name: 'Anneli K.' }).click();
    await page.getByRole('heading', { level: 1, name: 'Anneli K.' }).waitFor();
    await page.getByText('Some parts are hidden').waitFor();
    await expect.poll(() => page.getByText('Kontti Works').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Report this profile' }).click();
    const report = page.getByRole('dialog', { name: 'Report this profile' });
    await report.getByRole('radio', { name: 'Impersonation' }).check();
    await report.getByRole('button', { name: 'Send report' }).click();
    await page.getByText("Thank you. We'll look into it.").waitFor();
    await page.getByRole('button', { name: 'Unlock for 1 credit' }).click();
    const unlock = page.getByRole('dialog', { name: 'Unlock Anneli K.?' });
    await unlock.getByText("This costs 1 of your company's credits.").waitFor();
    await expectAccessible(page);
    await unlock.getByRole('button', { name: 'Unlock for 1 credit' }).click();
    await page.getByText('Kontti Works').first().waitFor();

    await page.getByRole('button', { name: 'Invite to chat' }).click();
    const invite = page.getByRole('dialog', { name: 'Invite Anneli K. to chat' });
    await invite.getByLabel('Job').selectOption(String(job.id));
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    await invite.getByText('Write a few words first.').waitFor();
    await invite.getByLabel('Message').fill('Call me at +65 9123 4567 about our cranes.');
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    await expect.poll(() => invite.getByLabel('Message').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    // What was typed is still there after the dialog was closed.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Invite to chat' }).click();
    await expect.poll(() => invite.getByLabel('Message').inputValue()).toContain('about our cranes');
    await invite.getByLabel('Message').fill('We look for someone who knows cranes like you do.');
    await invite.getByLabel('Job').selectOption(String(job.id));
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText(/^Invited on /).waitFor();
    await page.getByRole('link', { name: 'Open conversation' }).waitFor();

    const own = await openPage('/en/my-jobs?tab=interested', { storageState: talent.storageState, viewport: phone });
    await own.getByText('Invited you to chat', { exact: true }).waitFor();
    await own.getByRole('main').getByRole('link', { name: 'Open the chat' }).first().click();
    const asked = own.getByRole('region', { name: 'Invitation to chat' });
    await own.getByText('We look for someone who knows cranes like you do.').first().waitFor();
    await expectAccessible(own);
    await asked.getByRole('button', { name: 'Accept' }).click();
    await asked.getByText('Accepted').waitFor();
    // Who looked and who unlocked is told apart, and neither is taken for a password.
    await own.goto('/en/online-resume/sharing', { waitUntil: 'networkidle' });
    const views = own.getByRole('listitem').filter({ hasText: 'Your profile' });
    await views.getByText('Unlocked it').waitFor();
    await views.getByText('Looked at it').waitFor();
    expect(own.complaints).toEqual([]);

    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(/^Accepted your invitation for /).waitFor();
    expect(page.complaints.filter((line) => !line.includes('status of 4'))).toEqual([]);
  });

  it('EMP-03 whoever says no is not asked again, and whoever turns it off is not found', async () => {
    const skill = ownSkill();
    const [talent, boss] = await Promise.all([findable('Bodil', 'Rask', skill), people.boss()]);
    const job = await people.newJob(boss.id);
    const search = `/recruiters/talents?text=${skill}`;
    const [found] = (await boss.call<{ talents: { id: string }[] }>('GET', search)).talents;
    await boss.call('POST', `/recruiters/talents/${found?.id}/unlock`, {});
    const { invitation } = await boss.call<{ invitation: { conversation_id: number } }>(
      'POST',
      `/recruiters/talents/${found?.id}/invite`,
      { job_id: job.id, message: 'We would like to talk to you.' },
    );
    const own = await openPage(`/en/chat/${invitation.conversation_id}`, { storageState: talent.storageState });
    await own.getByRole('button', { name: 'Not interested' }).click();
    const dialog = own.getByRole('dialog', { name: 'Decline the invitation?' });
    await expectAccessible(own);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await own.getByRole('region', { name: 'Invitation to chat' }).getByText('Declined').waitFor();
    const page = await openPage(`/en/employer/talents/${found?.id}`, { storageState: boss.storageState });
    await page.getByText(/You can ask again on /).waitFor();

    await own.goto('/en/settings/privacy', { waitUntil: 'networkidle' });
    await own.getByText('Employers can find you now.').waitFor();
    await own.getByText('How you look in their search').click();
    await own.getByText('Bodil R.').waitFor();
    await expectAccessible(own);
    await own.getByRole('switch', { name: 'Let verified companies find me' }).uncheck();
    await expect.poll(async () => (await boss.call<{ total: number }>('GET', search)).total).toBe(0);
    await page.goto(`/en/employer/talents?text=${skill}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'No candidates match' }).waitFor();
  });

  it('EMP-03 works on a phone, in Arabic, without scripts and from 320 to 2560 px', async () => {
    const skill = ownSkill();
    const [, boss] = await Promise.all([findable('Chandra', 'Wijaya', skill), people.boss()]);
    const path = (language: string) => `/${language}/employer/talents?text=${skill}`;
    const { storageState } = boss;
    const small = await openPage(path('en'), { storageState, viewport: phone });
    await small.getByRole('button', { name: 'Filters' }).click();
    const drawer = small.getByRole('dialog', { name: 'Filters' });
    await drawer.getByLabel('At least').selectOption('3');
    await expectAccessible(small);
    await drawer.getByRole('button', { name: 'Show candidates' }).click();
    await small.waitForURL('**min_years=3');
    await small.getByText('Chandra W.').waitFor();
    await small.getByRole('link', { name: 'Remove 3+ years' }).waitFor();
    await expectNoOverflow(small);
    expect(small.complaints).toEqual([]);

    const arabic = await openPage(path('ar'), { storageState, colorScheme: 'dark' });
    await arabic.getByText('Chandra W.').waitFor();
    await expectAccessible(arabic);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await arabic.setViewportSize({ width, height: 900 });
      await expectNoOverflow(arabic);
    }
    await arabic.getByRole('link', { name: 'Chandra W.' }).click();
    await arabic.getByRole('heading', { level: 1, name: 'Chandra W.' }).waitFor();
    await expectAccessible(arabic);
    await arabic.setViewportSize({ width: 320, height: 900 });
    await expectNoOverflow(arabic);

    const plain = await openPage(path('en'), { storageState, javaScriptEnabled: false });
    await plain.locator('select[name=degree]').selectOption('doctorate');
    await plain.getByRole('button', { name: 'Apply filters' }).click();
    await plain.getByText('No candidates match').waitFor();
    expect(new URL(plain.url()).searchParams.get('text')).toBe(skill);
    await plain.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click();
    await plain.getByRole('heading', { name: 'Find candidates' }).waitFor();
  });

  it('EMP-03 tells an unverified company why it cannot search, and the way there', async () => {
    const page = await openAsBoss(openPage, 'about:blank');
    await createCompany(page);
    await page.goto('/en/employer/talents', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Verify your company to search candidates' }).waitFor();
    await expectSound(page);
    await page.getByRole('main').getByRole('link', { name: 'Verify company' }).click();
    await page.waitForURL('**/employer/verification');
  });
});
