import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPair, type Person } from '#test/chat/chat-ground.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('marks of own applications', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const markOnPage = async ({ visitor }: Pick<Person, 'visitor'>, id: number) =>
    (await visitor.api('GET /job/:id', { id })).application;

  it('APP-01 a job says that its reader has applied, on its page and on cards; nobody else reads it, guests ask nothing', async () => {
    const { talent, boss, job } = await createPair(app);
    const { visitor } = talent;
    expect(await markOnPage(talent, job.id)).toBeNull();
    await visitor.api('POST /job/:id/save', { id: job.id, save: true });
    const file = (await uploadFile(visitor, PDF, 'Hui Min Tan.pdf', { kind: 'resume' })).envelope.data as {
      id: string;
    };
    const { application } = await visitor.api('POST /job-applications', { job_id: job.id, file_ids: [file.id] });
    const mark = { applied_at: application.applied_at, is_withdrawn: false };
    expect(await markOnPage(talent, job.id)).toEqual(mark);
    const onCard = async () => (await visitor.api('GET /job/saved', { page: 1 })).jobs.map((card) => card.application);
    expect(await onCard()).toEqual([mark]);
    expect(await markOnPage(boss, job.id)).toBeNull();
    expect(await markOnPage({ visitor: app.visitor() }, job.id)).toBeNull();
    await visitor.api('POST /job-applications/:id/withdraw', { id: application.id });
    expect(await onCard()).toEqual([{ ...mark, is_withdrawn: true }]);
  });
});
