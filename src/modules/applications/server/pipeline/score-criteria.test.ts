import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, createBoss, createPair, type Person } from '#test/chat/chat-ground.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { CRITERIA, MOST_CRITERIA } from '../../score-criteria.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

describe('the criteria of a job’s scorecards', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** A job with someone who has applied, its Boss, and a colleague who looks after all jobs. */
  async function createBoard() {
    const { job, boss, talent } = await createPair(app);
    const admin = await createBoss(app, job.company_id, 'admin');
    const { envelope } = await uploadFile(talent.visitor, PDF, 'Resume.pdf', { kind: 'resume' });
    const file_ids = [(envelope.data as { id: string }).id];
    const { application } = await talent.visitor.api('POST /job-applications', { job_id: job.id, file_ids });
    return { job, boss, admin, talent, id: application.id };
  }
  const read = ({ visitor }: Person, id: number) => visitor.api('GET /recruiters/jobs/:id/criteria', { id });
  const set = (
    { visitor }: Person,
    id: number,
    list: ({ key: 'skills' | 'motivation' } | { name: string })[],
    seen: readonly string[] = CRITERIA,
  ) => visitor.api('PUT /recruiters/jobs/:id/criteria', { id, criteria: list, seen: [...seen] });
  const named = (...names: string[]) => names.map((name) => ({ name }));
  const keysOf = ({ criteria }: { criteria: { key: string }[] }) => criteria.map(({ key }) => key);
  const rate = ({ visitor }: Person, id: number, criterion: string, score: number | null) =>
    visitor.api('POST /job-applications/:id/scores', { id, criterion, score });

  it('EMP-04 are named and ordered per job; without any the standard ones are asked', async () => {
    const { job, boss, admin, id } = await createBoard();
    const other = await createBoard();
    expect(await read(boss, job.id)).toEqual({
      may_edit: true,
      criteria: CRITERIA.map((key) => ({ key, name: null })),
    });
    const first = await set(boss, job.id, [{ name: 'Calm on the phone' }, { key: 'motivation' }, { name: '顾客意识' }]);
    expect(first.criteria.map(({ key, name }) => name ?? key)).toEqual(['Calm on the phone', 'motivation', '顾客意识']);
    expect(keysOf(await admin.visitor.api('GET /job-applications/:id/scores', { id }))).toEqual(keysOf(first));
    // The same names in another order are the same criteria.
    const [calm = '', motivation = '', guests = ''] = keysOf(first);
    const turned = await set(admin, job.id, [...named('顾客意识', 'calm on the PHONE')], keysOf(first));
    expect(keysOf(turned)).toEqual([guests, calm]);
    expect(motivation).toBe('motivation');
    expect(keysOf(await set(boss, job.id, [], keysOf(turned)))).toEqual([...CRITERIA]);
    expect(keysOf(await read(other.boss, other.job.id))).toEqual([...CRITERIA]);
  });

  it('EMP-04 old scorecards keep the criteria they were written with; what is no longer asked is not rated', async () => {
    const { job, boss, admin, id } = await createBoard();
    await rate(boss, id, 'skills', 4);
    const own = keysOf(await set(boss, job.id, named('Calm', 'Curious')));
    const [calm = '', curious = ''] = own;
    await rate(boss, id, calm, 2);
    await rate(admin, id, calm, 5);
    expect(await codeOf(rate(admin, id, 'skills', 3))).toBe(49371);
    const next = keysOf(await set(boss, job.id, named('Steady'), own));
    for (const gone of [calm, curious, 'own-999999999']) expect(await codeOf(rate(admin, id, gone, 1))).toBe(49371);
    const { cards, average, criteria } = await rate(boss, id, next[0] ?? '', 3);
    expect(criteria).toEqual([{ key: next[0], name: 'Steady' }]);
    const scoresOf = (isMine: boolean) =>
      cards
        .find(({ is_mine }) => is_mine === isMine)
        ?.scores.map(({ criterion, name, score }) => [name ?? criterion, score]);
    expect(scoresOf(true)).toEqual([
      ['Steady', 3],
      ['Calm', 2],
      ['skills', 4],
    ]);
    expect(scoresOf(false)).toEqual([['Calm', 5]]);
    expect(average).toBe(3.5);
    // A rating by what is no longer asked can be taken back, and what nobody has rated leaves no trace.
    expect((await rate(admin, id, calm, null)).cards).toHaveLength(1);
    const { rows } = await app.database.pool.query('select name from score_criteria where job_id = $1 order by id', [
      job.id,
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['Calm', 'Steady']);
    // Named again, it is the same criterion with its ratings.
    expect(keysOf(await set(boss, job.id, named('calm'), next))).toEqual([calm]);
  });

  it('EMP-04 are refused when bad, foreign or changed meanwhile; of many who save at once one is right', async () => {
    const { job, boss, talent, admin, id } = await createBoard();
    const [colleague, stranger] = [await createBoss(app, job.company_id), await createBoard()];
    expect((await read(colleague, job.id)).may_edit).toBe(false);
    expect(await codeOf(set(colleague, job.id, named('Calm')))).toBe(40005);
    expect(await codeOf(set(stranger.boss, job.id, named('Calm')))).toBe(await codeOf(read(stranger.boss, job.id)));
    expect(await codeOf(read(stranger.boss, job.id))).not.toBe(0);
    expect(await codeOf(read(talent, job.id))).not.toBe(0);
    for (const bad of [named(' '), named('x'.repeat(61)), named(...'abcdefghi')]) {
      expect(await codeOf(set(boss, job.id, bad))).toBe(40001);
    }
    expect(await codeOf(set(boss, job.id, named('Calm', ' CALM ')))).toBe(49372);
    expect(await codeOf(set(boss, job.id, [{ key: 'skills' }, { key: 'skills' }]))).toBe(49372);
    expect(keysOf(await read(boss, job.id))).toEqual([...CRITERIA]);

    const lists = Array.from({ length: 5 }, (_, at) => named(...Array.from('abcdefgh', (sign) => `${sign}${at}`)));
    const codes = await Promise.all(lists.map((list, at) => codeOf(set(at % 2 ? boss : admin, job.id, list))));
    expect(codes.toSorted()).toEqual([0, 49373, 49373, 49373, 49373]);
    const { criteria } = await read(boss, job.id);
    expect(criteria).toHaveLength(MOST_CRITERIA);
    expect(new Set(criteria.map(({ name }) => name?.slice(1))).size).toBe(1);

    // Rating and changing at once: each rating stays with its criterion or is refused.
    const [first = '', second = ''] = criteria.map(({ key }) => key);
    const seen = criteria.map(({ key }) => key);
    const [a, b, c] = await Promise.all([
      codeOf(rate(boss, id, first, 5)),
      codeOf(rate(admin, id, second, 4)),
      codeOf(set(boss, job.id, named('Calm'), seen)),
    ]);
    expect([c, [0, 49371].includes(a), [0, 49371].includes(b)]).toEqual([0, true, true]);
    const { cards } = await admin.visitor.api('GET /job-applications/:id/scores', { id });
    expect(cards).toHaveLength([a, b].filter((code) => code === 0).length);
  });
});
