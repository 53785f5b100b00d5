import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createPair, type Person } from '#test/chat/chat-ground.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** What starts of one person wait for, as `lockStarts` of chat takes it. */
const LOCK_STARTS = 'select pg_advisory_xact_lock(7_236_011, hashint8($1))';

describe('what is under way', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** Somebody else writes at this moment and takes longer than anyone waits. */
  async function whileLocked<T>(statement: string, value: unknown, run: () => Promise<T>): Promise<T> {
    const other = await app.database.pool.connect();
    try {
      await other.query('begin');
      await other.query(statement, [value]);
      return await run();
    } finally {
      await other.query('rollback');
      other.release();
    }
  }

  const upload = async ({ visitor }: Person) =>
    (await uploadFile(visitor, PDF, 'Resume.pdf', { kind: 'resume' })).envelope.data as { id: string };

  it('APP-01 answers 41134 and 41340 to all who press while it is under way, keeps nothing, and goes through afterwards', async () => {
    const { talent, boss, job } = await createPair(app);
    const files = [await upload(talent), await upload(talent)];
    const apply = (file: { id: string }) =>
      talent.visitor.api('POST /job-applications', { job_id: job.id, file_ids: [file.id] });
    const presses = () => Promise.all(files.map((file) => codeOf(apply(file))));
    expect(await whileLocked(LOCK_STARTS, talent.id, presses)).toEqual([41134, 41134]);
    expect((await talent.visitor.api('GET /job-applications', {})).total).toBe(0);
    const { application } = await apply(files[0] as { id: string });

    const { id } = application;
    const writes = () =>
      Promise.all([
        codeOf(talent.visitor.api('POST /job-applications/:id/withdraw', { id })),
        codeOf(boss.visitor.api('POST /job-applications/:id/decide', { id, stage: 'shortlisted' })),
      ]);
    const busy = 'select from conversations where id = $1 for update';
    expect(await whileLocked(busy, application.conversation_id, writes)).toEqual([41340, 41340]);
    expect((await talent.visitor.api('POST /job-applications/:id/withdraw', { id })).stage).toBe('withdrawn');
  });
});
