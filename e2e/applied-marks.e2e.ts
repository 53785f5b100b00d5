import { describe, expect, inject, it } from 'vitest';
import { expectAccessible, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { type Person, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();
const PDF = new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], { type: 'application/pdf' });

/** A resume that is kept, so that an application has something to send. */
async function keepResume(talent: Person, name: string): Promise<void> {
  const form = new FormData();
  form.set('files', PDF, name);
  form.set('kind', 'resume');
  const cookie = talent.storageState.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  const upload = await fetch(`${inject('siteUrl')}/api/api-go/file/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  const { data } = (await upload.json()) as { data: { id: string } };
  await talent.call('POST', '/jobseeker/attached-resumes', { file_id: data.id });
}

describe('marks of own applications', () => {
  it('APP-01 a job says at once that one has applied, and still after a reload; its card says so too', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Kovac'), people.boss()]);
    const job = await people.newJob(boss.id);
    await keepResume(talent, 'Mira Kovac.pdf');
    const page = await openPage(`/en/job/${job.slug}-${job.id}`, {
      storageState: talent.storageState,
      viewport: phone,
    });
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Send to/ }).click();
    await page.getByRole('link', { name: 'Back to the job' }).click();
    const mark = page.getByRole('link', { name: /^Applied .+ See how it's going\.$/ });
    await mark.waitFor();
    await page.reload();
    await mark.waitFor();
    expect(await page.getByRole('link', { name: 'Apply', exact: true }).count()).toBe(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Job saved').waitFor();
    await mark.click();
    await page.getByRole('list', { name: 'What has happened' }).waitFor();
    await page.goto('/en/my-jobs');
    await page
      .getByRole('article')
      .getByText(/^Applied /)
      .waitFor();
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });
});
