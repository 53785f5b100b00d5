import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { codeOf } from '#test/chat/chat-ground.ts';
import { signInAs } from '#test/factories/sign-in-boss.ts';
import { cardOf, createFindable, createSeeker, learnWords } from '#test/talents/talents-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const IMPERSONATION = 4;
const ALREADY_FILLED = 8;

describe('reporting a profile', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await learnWords(app);
  });
  afterAll(() => app?.close());

  it('EMP-03 OPS-03 a profile that is reported before any conversation becomes a case that shows it', async () => {
    const talent = await createFindable(app, {
      first: 'Oddny',
      last: 'Moen',
      works: [{ title: 'Surgeon', company: 'Fjord Clinic', description: 'Anything, for cash.' }],
      skills: ['Stitching'],
    });
    const [first, second, stranger] = [await createSeeker(app), await createSeeker(app), await createSeeker(app)];
    const report = async ({ boss }: typeof first, reason_id = IMPERSONATION, note = 'This is no surgeon.') => {
      const { id } = await cardOf(boss, 'Oddny');
      return boss.visitor.api('POST /recruiters/talents/:id/report', { id, reason_id, note });
    };
    expect(await report(first)).toEqual({ is_received: true });
    expect(await report(first, IMPERSONATION, 'Again: no surgeon.')).toEqual({ is_received: true });
    await report(second);
    expect(await codeOf(report(stranger, ALREADY_FILLED))).toBe(errorTable.validationFailed.code);

    const operator = await signInAs(app, 'operator');
    const { cases } = await operator.visitor.api('GET /operator/moderation/cases', {});
    expect(cases).toMatchObject([{ subject: { kind: 'person', id: talent.id }, reporter_count: 2, report_count: 2 }]);
    const read = () => operator.visitor.api('GET /operator/moderation/cases/:id', { id: cases[0]?.id ?? 0 });
    const { reports, evidence } = await read();
    expect(reports.map(({ note }) => note)).toEqual(['This is no surgeon.', 'Again: no surgeon.']);
    expect(evidence).toMatchObject({ title: 'Oddny Moen' });
    expect(evidence?.text).toContain('Surgeon · Fjord Clinic\nAnything, for cash.\n\nStitching');

    // What its owner has taken back is nobody's to see, and nobody's to report.
    const { id } = await cardOf(stranger.boss, 'Oddny');
    await talent.visitor.api('PUT /jobseeker/findable', { is_on: false });
    const late = stranger.boss.visitor.api('POST /recruiters/talents/:id/report', { id, reason_id: 1, note: '' });
    expect(await codeOf(late)).toBe(errorTable.talentGone.code);
  });

  it('EMP-03 only a verified company reports, and only by a number of its own', async () => {
    await createFindable(app, { first: 'Ragna', skills: ['Beekeeping'] });
    const [one, other] = [await createSeeker(app), await createSeeker(app)];
    const { id } = await cardOf(one.boss, 'Ragna');
    const report = ({ boss }: typeof one) =>
      codeOf(boss.visitor.api('POST /recruiters/talents/:id/report', { id, reason_id: 1, note: '' }));
    expect(await report(other)).toBe(errorTable.notFound.code);
    await app.database.pool.query('update companies set verified_at = null where id = $1', [one.company.id]);
    expect(await report(one)).toBe(errorTable.companyNotVerified.code);
  });
});
