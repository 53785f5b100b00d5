import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOptionNames, loadOptionData, loadTexts } from '#src/modules/options/server/options.public.ts';
import { createJob } from '#test/factories/create-job.ts';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { createJobPresenter } from './jobs.presenter.ts';

const [english, japanese] = [1, 4];

describe('languages someone works in', () => {
  let app: TestApp;
  let id: number;
  beforeAll(async () => {
    app = await startTestApp();
    const wish = { work_arrangement_id: 3, is_remote_worldwide: true, location_ids: [], language_ids: [japanese] };
    id = (await createJob(app.database.pool, wish)).id;
  });
  afterAll(() => app?.close());

  it('TRU-08 keeps the list whole, under parallel writes too, and refuses what no list knows', async () => {
    const talent = await signIn(app, 'speaker@parley.example');
    const save = (ids: number[]) =>
      talent.api('PUT /jobseeker/languages', { languages: ids.map((language_id) => ({ language_id })) });
    expect(await save([japanese, english, english])).toEqual({
      languages: [
        { id: japanese, value: 'Japanese', proficiency: null },
        { id: english, value: 'English', proficiency: null },
      ],
    });
    await Promise.all([save([english]), save([japanese]), save([english])]);
    expect((await talent.api('GET /jobseeker/languages')).languages).toHaveLength(1);
    expect(await save([])).toEqual({ languages: [] });
    const { envelope } = await talent.call('PUT', '/jobseeker/languages', { languages: [{ language_id: 9999 }] });
    expect(Object.keys((envelope.data as { fields: object }).fields)).toEqual(['languages.0.language_id']);
  });

  it('TRU-08 a visitor is not promised anything, in whichever language they read', async () => {
    for (const language of ['1', '4']) {
      const visitor = app.visitor({ 'country-id': '196', 'language-id': language });
      expect((await visitor.api('GET /job/:id', { id })).eligibility?.answer).toBe('unknown');
    }
  });

  it('TRU-08 the work language of a preference is proof, and never speaks against anyone', async () => {
    const talent = await signIn(app, 'wisher@parley.example');
    const answer = async () => (await talent.api('GET /job/:id', { id })).eligibility?.answer;
    await talent.api('POST /jobseeker/job-preferences/create', preferenceInput({ work_language_id: english }));
    expect(await answer()).toBe('unknown');
    const wish = preferenceInput({ work_language_id: japanese, work_arrangement_id: 3 });
    await talent.api('POST /jobseeker/job-preferences/create', wish);
    expect(await answer()).toBe('yes');
  });

  it('TRU-08 a list decides: yes with the language, no without it, on cards as on the page', async () => {
    const talent = await signIn(app, 'lister@parley.example');
    await talent.api('POST /job/:id/save', { id, save: true });
    const answers = async () => {
      const { eligibility } = await talent.api('GET /job/:id', { id });
      const { jobs } = await talent.api('GET /job/saved', {});
      return [eligibility?.answer, jobs[0]?.eligibility?.answer];
    };
    await talent.api('PUT /jobseeker/languages', { languages: [{ language_id: english }] });
    expect(await answers()).toEqual(['no', 'no']);
    await talent.api('PUT /jobseeker/languages', {
      languages: [{ language_id: english }, { language_id: japanese }],
    });
    expect(await answers()).toEqual(['yes', 'yes']);
  });

  it('TRU-08 EMP-07 answers a Boss about a talent from what the talent has told, in the words of the Boss', async () => {
    const talent = await signIn(app, 'candidate@parley.example');
    const me = await talent.api('GET /jobseeker/me');
    await talent.api('PUT /jobseeker/languages', { languages: [{ language_id: english }] });
    const data = loadOptionData();
    const texts = loadTexts(pathToFileURL(`${resolve(import.meta.dirname, '../../../../locales')}/`));
    const presenter = createJobPresenter({
      data,
      namesIn: createOptionNames(data),
      texts,
      ask: () => (async () => new Map()) as never,
    });
    const reader = {
      tx: app.database.db as never,
      viewer: {} as never,
      locale: { countryId: 106, language: 'es', languageId: 9 },
      clock: app.clock,
    };
    const found = await presenter.presentTalentEligibility(reader, { id: me.id, countryId: 196 }, id);
    expect(found?.answer).toBe('no');
    expect(found?.rules).toContainEqual({ rule: 'language', answer: 'no', wants: 'japonés', unmet: 'japonés' });
  });
});
