import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const job = { title: 'Keeper', company: 'Northern Lights', start_date: '2019-04' };

describe('filling a profile from a resume', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app?.close());

  it('RES-02 takes over what was agreed to, and leaves the rest as it was', async () => {
    const me = await signIn(app, 'fill@parley.example');
    await me.api('PATCH /jobseeker/profile', { headline: 'Lighthouse keeper', summary: 'I keep lights.' });
    const before = await me.api('POST /jobseeker/work-experiences/create', job);
    await me.api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'Knots', proficiency_id: 4 }] });
    await me.api('PUT /jobseeker/languages', { languages: [{ language_id: 1, proficiency_id: 2 }] });
    await me.api('POST /jobseeker/profile/fill', {
      facts: { first_name: 'Ada', last_name: 'Byron' },
      work_experiences: [
        { ...job, end_date: '2021', entry: { id: before.id, version: before.version } },
        { title: 'Mate', company: 'Harbour', start_date: '2015' },
      ],
      educations: [{ school: 'School of the Sea' }],
      skills: [{ name: 'knots' }, { name: 'Radio' }],
      languages: [{ language_id: 1, proficiency_id: 1 }, { language_id: 4 }],
    });
    const profile = await me.api('GET /jobseeker/profile');
    expect(profile).toMatchObject({ first_name: 'Ada', headline: 'Lighthouse keeper', summary: 'I keep lights.' });
    expect(profile.work_experiences.map(({ title, end_date }) => [title, end_date])).toEqual([
      ['Keeper', '2021'],
      ['Mate', null],
    ]);
    expect(profile.skills.map(({ name, proficiency }) => [name, proficiency?.id])).toEqual([
      ['Knots', 4],
      ['Radio', undefined],
    ]);
    expect(profile.languages.map(({ id, proficiency }) => [id, proficiency?.id])).toEqual([
      [1, 2],
      [4, undefined],
    ]);
    expect((await me.api('GET /jobseeker/me')).is_profile_completed).toBe(true);
  });

  it('RES-02 saves nothing when one of it is refused, and says which', async () => {
    const me = await signIn(app, 'fill-half@parley.example');
    const fill = async (input: object) => {
      const { envelope } = await me.call('POST', '/jobseeker/profile/fill', input);
      return [envelope.code, Object.keys((envelope.data as { fields?: object } | null)?.fields ?? {})];
    };
    const good = { ...job, company: 'Other' };
    const reversed = { ...job, end_date: '2018' };
    expect(await fill({ facts: { headline: 'Keeper' }, work_experiences: [good, reversed] })).toEqual([
      expect.any(Number),
      ['work_experiences.1.end_date'],
    ]);
    expect((await fill({ work_experiences: [{ ...job, title: '' }] }))[1]).toEqual(['work_experiences.0.title']);
    expect((await fill({ languages: [{ language_id: 99999 }] }))[1]).toEqual(['languages.0.language_id']);
    const eleven = Array.from({ length: 11 }, (_, at) => ({ name: `Skill ${at}` }));
    expect((await fill({ facts: { headline: 'Keeper' }, skills: eleven }))[0]).not.toBe(0);
    const stale = await me.api('POST /jobseeker/work-experiences/create', job);
    expect((await fill({ work_experiences: [{ ...job, entry: { id: stale.id, version: 9 } }] }))[0]).toBe(49300);
    const profile = await me.api('GET /jobseeker/profile');
    expect(profile).toMatchObject({ headline: '', skills: [] });
    expect(profile.work_experiences).toHaveLength(1);
  });
});
