import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newQueryId } from '#src/modules/jobs/contact-source.ts';
import { createBoss, createPair, createTalent, newId, type Person } from '#test/chat/chat-ground.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { presentSources } from './figures.presenter.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('where candidates come from', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const view = (visitor: TestVisitor, id: number, from?: string) =>
    visitor.api('POST /job/:id/view', { id, device: 'web', from });
  const write = ({ visitor }: Pick<Person, 'visitor'>, job_id: number, from?: string) =>
    visitor.api('POST /chat/conversations', { job_id, client_id: newId(), text: 'Is it still open?', from });
  const sourceOf = async (conversationId: number) =>
    (await app.database.pool.query('select source from hiring_contacts where conversation_id = $1', [conversationId]))
      .rows[0]?.source;

  it('EMP-08 what led a visitor to the job is noted when they write, also after they have signed in on the way', async () => {
    const { job } = await createPair(app);
    const guest = app.visitor();
    await guest.api('POST /authentication/guest/login');
    await view(guest, job.id, 'alert');
    // Coming back without a mark says nothing new.
    await view(guest, job.id);
    await signIn(app, 'by-alert@mail.example', guest);
    const { conversation } = await write({ visitor: guest }, job.id);
    expect(await sourceOf(conversation.id)).toBe('alert');
  });

  it('EMP-08 tells lists, letters, feeds and shared links apart, and names no other site', async () => {
    const { job } = await createPair(app);
    const found = [
      ['s-0b54', 'search'],
      ['r-0b54', 'recommended'],
      ['feed', 'feed'],
      ['embed', 'embed'],
      ['share', 'share'],
      ['https://social.example/u/ana', 'direct'],
      [undefined, 'direct'],
    ] as const;
    for (const [from, source] of found) {
      const talent = await createTalent(app);
      await view(talent.visitor, job.id, from);
      const { conversation } = await write(talent, job.id);
      expect(await sourceOf(conversation.id)).toBe(source);
    }
    const nobody = await createTalent(app);
    expect(await sourceOf((await write(nobody, job.id)).conversation.id)).toBe('unknown');
    const { rows } = await app.database.pool.query(
      'select source, views from contact_views where job_id = $1 order by source',
      [job.id],
    );
    expect(rows.map(({ source, views }) => `${source} ${views}`)).toEqual([
      'direct 2',
      'embed 1',
      'feed 1',
      'recommended 1',
      'search 1',
      'share 1',
    ]);
  });

  it('EMP-08 who writes or applies right from a list came from it; the first contact decides', async () => {
    const { job, talent } = await createPair(app);
    const from = newQueryId('search');
    const file = await uploadFile(talent.visitor, PDF, 'resume.pdf', { kind: 'resume' });
    const file_ids = [(file.envelope.data as { id: string }).id];
    const { application } = await talent.visitor.api('POST /job-applications', { job_id: job.id, file_ids, from });
    expect(await sourceOf(application.conversation_id ?? 0)).toBe('search');
    await write(talent, job.id, 'share');
    expect(await sourceOf(application.conversation_id ?? 0)).toBe('search');
  });

  it('EMP-08 is in the copy of the candidate’s data and not in the recruiter’s', async () => {
    const { job, boss, talent } = await createPair(app);
    await write(talent, job.id, 'alert');
    const tables = async ({ id }: Person) => {
      const { gatherData } = await import('#src/modules/accounts/server/personal-data/gather-data.ts');
      const { rows } = await app.database.pool.query(
        `insert into data_exports (account_id, expires_at, created_at) values ($1, now(), now()) returning id`,
        [id],
      );
      await gatherData(app.database.db, rows[0].id, id);
      const parts = await app.database.pool.query(
        `select table_name, rows from data_export_parts where export_id = $1 and jsonb_array_length(rows) > 0`,
        [rows[0].id],
      );
      return new Map(parts.rows.map(({ table_name, rows: data }) => [table_name, data]));
    };
    expect((await tables(talent)).get('contact_sources')).toMatchObject([{ source: 'alert' }]);
    const recruiters = await tables(boss);
    expect(recruiters.has('conversations')).toBe(true);
    expect(recruiters.has('contact_sources') || recruiters.has('hiring_contacts')).toBe(false);
  });

  it('EMP-08 does not name a source with fewer than five people, nor a number below five by source', () => {
    const steps = { is_now: true, job_id: 1, answered: 0, interview: 0, offer: 0, hired: 0 };
    const viewed = [
      { is_now: true, job_id: 1, source: 'search', views: 80 },
      { is_now: true, job_id: 1, source: 'feed', views: 30 },
    ] as const;
    const many = { ...steps, source: 'search', contacts: 12, answered: 9, interview: 5, hired: 1 } as const;
    const alone = presentSources([many], viewed);
    expect(alone).toEqual([
      { source: 'search', views: 80, contacts: 12, answered: 9, interview: 5, offer: null, hired: null },
      // Nobody came by it, and that tells of nobody.
      { source: 'feed', views: 30, contacts: null, answered: null, interview: null, offer: null, hired: null },
    ]);
    const few = { ...steps, source: 'alert', contacts: 1, answered: 1 } as const;
    expect(presentSources([many, few], viewed).map(({ source, contacts, views }) => [source, contacts, views])).toEqual(
      [
        ['search', 12, 80],
        ['other', null, 30],
      ],
    );
  });

  it('EMP-08 a recruiter who wrote first is the source, whatever the candidate has looked at', async () => {
    const { job, talent, boss } = await createPair(app);
    const { conversation } = await write(talent, job.id, 'alert');
    const admin = await createBoss(app, job.company_id, 'admin');
    await app.database.pool.query(
      `update conversations set boss_wrote_at = talent_wrote_at - interval '1 hour' where id = $1`,
      [conversation.id],
    );
    await app.database.pool.query('delete from hiring_contacts where conversation_id = $1', [conversation.id]);
    await boss.visitor.api('POST /chat/conversations/:id/owner', { id: conversation.id, account_id: admin.id });
    expect(await sourceOf(conversation.id)).toBe('recruiter');
  });
});
