import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { checkWorkEligibility } from './work-eligibility.ts';

describe('work eligibility', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app?.close());

  it('JOB-04 keeps one answer for each country and can take it back', async () => {
    const talent = await signIn(app, 'worker@parley.example');
    const say = (country_id: number, work_eligibility_id: number | null) =>
      talent.api('POST /jobseeker/work-eligibility', { country_id, work_eligibility_id });
    await say(196, 3);
    await say(196, 2);
    app.clock.advance({ minutes: 1 });
    expect(await say(106, 4)).toEqual({
      work_eligibilities: [
        { country: { id: 196, value: 'Singapore' }, work_eligibility: { id: 2, value: 'Permanent Resident' } },
        { country: { id: 106, value: 'Japan' }, work_eligibility: { id: 4, value: 'Needs Sponsorship' } },
      ],
    });
    await say(196, null);
    const { work_eligibilities } = await talent.api('GET /jobseeker/work-eligibility');
    expect(work_eligibilities.map(({ country }) => country.id)).toEqual([106]);
  });

  it('JOB-04 refuses what no list knows', async () => {
    const talent = await signIn(app, 'unknown@parley.example');
    const { envelope } = await talent.call('POST', '/jobseeker/work-eligibility', {
      country_id: 99_999,
      work_eligibility_id: 9,
    });
    expect(Object.keys((envelope.data as { fields: object }).fields)).toEqual(['country_id', 'work_eligibility_id']);
  });

  it('JOB-04 tells a matching status from another one, and from one that was never told', async () => {
    const talent = await signIn(app, 'checked@parley.example');
    const { id } = await talent.api('GET /jobseeker/me');
    const check = (work_eligibility_ids: number[]) =>
      checkWorkEligibility(app.database.db as never, id, { country_id: 196, work_eligibility_ids });
    expect(await check([1])).toBe('unknown');
    await talent.api('POST /jobseeker/work-eligibility', { country_id: 196, work_eligibility_id: 3 });
    expect([await check([]), await check([1, 3]), await check([1, 2])]).toEqual(['yes', 'yes', 'no']);
  });
});
