import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { preferenceInput } from '#test/factories/preference-input.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { openProduct } from '#test/open-product.ts';
import { readZip } from '#test/read-zip.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

let people = 0;
const talent = () => signIn(app, `profile-${++people}@parley.example`);
const profileOf = (person: TestVisitor) => person.api('GET /jobseeker/profile');
const job = { title: 'Keeper', company: 'Northern Lights', start_date: '2019-04' };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The text beside a field of a refused call. */
async function refusal(person: TestVisitor, method: string, path: string, body: object, language = '1') {
  const { envelope, status } = await person.call(method, path, body, { 'language-id': language });
  return { status, code: envelope.code, message: envelope.message, ...(envelope.data as { fields?: object }) };
}

describe('a profile', () => {
  it('PROF-01 begins empty and tells what to add, in the order in which it matters', async () => {
    const person = await talent();
    const empty = await profileOf(person);
    expect(empty).toMatchObject({ version: 0, headline: '', work_experiences: [], skills: [], is_shown: true });
    expect(empty.completeness).toMatchObject({ percent: 0, is_complete: false });
    expect(empty.completeness.steps.slice(0, 3).map(({ step }) => step)).toEqual(['name', 'experience', 'skills']);
    expect((await person.api('GET /jobseeker/me')).is_profile_completed).toBe(false);
  });

  it('PROF-01 is completed with a name, a job and a skill, and full with every answer', async () => {
    const person = await talent();
    const isCompleted = async () => (await person.api('GET /jobseeker/me')).is_profile_completed;
    await person.api('PATCH /jobseeker/profile', { first_name: 'Ada', last_name: 'Byron', headline: 'Engineer' });
    const made = await person.api('POST /jobseeker/work-experiences/create', job);
    expect(await isCompleted()).toBe(false);
    await person.api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'Knots' }] });
    expect(await isCompleted()).toBe(true);
    await person.api('PATCH /jobseeker/profile', { notice_period_id: 4, summary: 'I keep lights.', place: 'Oslo' });
    await person.api('POST /jobseeker/job-preferences/create', preferenceInput());
    await person.api('PUT /jobseeker/languages', { languages: [{ language_id: 1, proficiency_id: 2 }] });
    await person.api('POST /jobseeker/work-eligibility', { country_id: 196, work_eligibility_id: 1 });
    expect((await profileOf(person)).completeness).toMatchObject({ percent: 100, is_complete: true });
    await person.api('DELETE /jobseeker/work-experiences/:id/delete', { id: made.id });
    expect(await isCompleted()).toBe(false);
  });

  it('PROF-04 keeps availability, notice period, status, openness and nationality, named in the reader’s language', async () => {
    const person = await talent();
    const facts = {
      available_from: '2027-03-01',
      notice_period_id: 3,
      job_seeking_status_id: 3,
      is_open_to_work: true,
      nationality_id: 106,
      work_start: '2011',
      date_of_birth: '1990-02-28',
    };
    const { version } = await person.api('PATCH /jobseeker/profile', facts);
    const { envelope } = await person.call('GET', '/jobseeker/profile', undefined, { 'language-id': '4' });
    expect(envelope.data).toMatchObject({
      version,
      available_from: '2027-03-01',
      notice_period: { id: 3, value: '2週間' },
      nationality: { id: 106, value: '日本' },
      is_open_to_work: true,
      work_start: '2011',
      date_of_birth: '1990-02-28',
    });
    await person.api('PATCH /jobseeker/profile', { available_from: null, nationality_id: null });
    expect(await profileOf(person)).toMatchObject({ available_from: null, nationality: null, is_open_to_work: true });
  });

  it('PROF-01 refuses each bad fact with its own text', async () => {
    const person = await talent();
    const patch = (body: object, language?: string) => refusal(person, 'PATCH', '/jobseeker/profile', body, language);
    const young = `${app.clock.now().getUTCFullYear() - 15}-01-01`;
    expect(await patch({ date_of_birth: young })).toMatchObject({
      code: 49304,
      fields: { date_of_birth: 'You must be at least 16 years old.' },
    });
    expect(await patch({ date_of_birth: young }, '10')).toMatchObject({
      fields: { date_of_birth: 'يجب ألا يقل عمرك عن 16 عامًا.' },
    });
    expect(await patch({ first_name: 'A+B' })).toMatchObject({ fields: { first_name: "The name can't contain +." } });
    expect(await patch({ last_name: 'exe\u202egnp' })).toMatchObject({
      fields: { last_name: 'Cannot enter special characters' },
    });
    expect(await patch({ first_name: 'x'.repeat(51) })).toMatchObject({
      fields: { first_name: 'Maximum length limit exceeded: at most 50 characters.' },
    });
    expect(await patch({ nationality_id: 9999, notice_period_id: 99 })).toMatchObject({
      fields: { nationality_id: 'Choose one of the options.', notice_period_id: 'Choose one of the options.' },
    });
  });

  it('PROF-01 tells of a change on another device and loses neither', async () => {
    const person = await talent();
    const { version } = await person.api('PATCH /jobseeker/profile', { headline: 'Keeper', version: 0 });
    await person.api('PATCH /jobseeker/profile', { summary: 'On the phone', version });
    expect(await refusal(person, 'PATCH', '/jobseeker/profile', { summary: 'At the desk', version })).toMatchObject({
      status: 409,
      code: 49300,
    });
    expect(await profileOf(person)).toMatchObject({ summary: 'On the phone', headline: 'Keeper' });
  });
});

describe('work experiences and educations', () => {
  it('PROF-02 stand newest first, keep what was written and can be put in another order', async () => {
    const person = await talent();
    const add = (start_date: string, more: object = {}) =>
      person.api('POST /jobseeker/work-experiences/create', { ...job, start_date, ...more });
    const old = await add('2012', { end_date: '2015-06', description: 'Kept the lamp burning.\r\nEvery night.' });
    const current = await add('2020-02', { is_current: true, end_date: '2021-01' });
    const middle = await add('2016-01', { end_date: '2019-12', title: ' Head \u202e keeper ' });
    expect(middle.title).toBe('Head keeper');
    expect(current).toMatchObject({ is_current: true, end_date: null });
    expect(old.description).toBe('Kept the lamp burning.\nEvery night.');
    const ids = async () => (await profileOf(person)).work_experiences.map(({ id }) => id);
    expect(await ids()).toEqual([current.id, middle.id, old.id]);
    await person.api('PUT /jobseeker/work-experiences/order', { ids: [old.id, current.id, middle.id] });
    expect(await ids()).toEqual([old.id, current.id, middle.id]);
    for (const wrong of [[old.id], [old.id, old.id, current.id], [old.id, current.id, middle.id, 1e9]]) {
      expect(await refusal(person, 'PUT', '/jobseeker/work-experiences/order', { ids: wrong })).toMatchObject({
        code: 49300,
      });
    }
  });

  it('PROF-02 end after they begin and are described in 10 to 4000 characters, said in ten languages', async () => {
    const person = await talent();
    const add = (body: object, language?: string) =>
      refusal(person, 'POST', '/jobseeker/work-experiences/create', { ...job, ...body }, language);
    expect(await add({ end_date: '2018-01' })).toMatchObject({
      code: 49302,
      fields: { end_date: 'The start date must be before the end date.' },
    });
    expect(await add({ end_date: '2018-01' }, '4')).toMatchObject({
      message: '開始日は終了日より前にしてください。',
    });
    expect(await add({ description: 'Too short' })).toMatchObject({
      code: 40001,
      fields: { description: 'Description needs at least 10 characters.' },
    });
    expect(await add({ description: 'x'.repeat(4001) })).toMatchObject({
      code: 40001,
      fields: { description: 'Maximum length limit exceeded: at most 4,000 characters.' },
    });
    expect(await add({ title: ' ', company: '', start_date: '' })).toMatchObject({
      fields: { title: 'Job title is required', company: 'Company is required', start_date: 'Start date is required' },
    });
    expect(await add({ start_date: '2999-01' })).toMatchObject({
      fields: { start_date: "Choose a date that isn't in the future." },
    });
    expect(await add({ start_date: '2019-02-30' })).toMatchObject({ fields: { start_date: 'Enter a valid date.' } });
    expect((await profileOf(person)).work_experiences).toEqual([]);
    // As far as both are known, the same month is fine.
    expect(await person.api('POST /jobseeker/work-experiences/create', { ...job, end_date: '2019' })).toBeTruthy();
  });

  it('PROF-02 a duplicate asks first and is added when confirmed', async () => {
    const person = await talent();
    const study = { school: 'School of the Sea', degree: 'Mate', start_date: '2001-09' };
    await person.api('POST /jobseeker/educations/create', study);
    const again = { ...study, school: ' school of the SEA' };
    expect(await refusal(person, 'POST', '/jobseeker/educations/create', again)).toMatchObject({
      code: 49023,
      message: 'You already have an entry like this. Add it anyway?',
    });
    await person.api('POST /jobseeker/educations/create', { ...again, confirm_duplicate: true });
    expect((await profileOf(person)).educations).toHaveLength(2);
  });

  it('PROF-02 a change over a newer one is refused, and nobody changes what is another’s', async () => {
    const person = await talent();
    const made = await person.api('POST /jobseeker/work-experiences/create', job);
    const update = (who: TestVisitor, title: string, version: number) =>
      refusal(who, 'PATCH', `/jobseeker/work-experiences/${made.id}/update`, { ...job, title, version });
    expect((await update(person, 'Head keeper', made.version)).code).toBe(0);
    expect(await update(person, 'Lost update', made.version)).toMatchObject({ status: 409, code: 49300 });
    const stranger = await talent();
    expect((await update(stranger, 'Stolen', made.version + 1)).code).toBe(40004);
    expect((await refusal(stranger, 'DELETE', `/jobseeker/work-experiences/${made.id}/delete`, {})).code).toBe(40004);
    expect((await profileOf(person)).work_experiences).toMatchObject([{ title: 'Head keeper', version: 2 }]);
  });

  it('PROF-02 stop at fifty jobs, also when many are sent at once, and say why', async () => {
    const person = await talent();
    const body = (at: number) => ({ ...job, title: `Keeper ${at}` });
    const { rows } = await app.database.pool.query('select id from accounts where email = $1', [
      (await person.api('GET /jobseeker/me')).email,
    ]);
    await app.database.pool.query(
      `insert into work_experiences (account_id, position, title, company, place, start_date, is_current, description)
       select $1, n, 'Job ' || n, 'Company', '', '2001', false, '' from generate_series(1, 45) n`,
      [rows[0].id],
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => refusal(person, 'POST', '/jobseeker/work-experiences/create', body(at))),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.find(({ code }) => code !== 0)).toMatchObject({
      code: 49301,
      message: 'You can add at most 50 entries here. Delete one first.',
    });
    expect((await profileOf(person)).work_experiences).toHaveLength(50);
  });
});

describe('skills, languages, links and licences', () => {
  it('PROF-03 keep ten skills with their levels in order, once each', async () => {
    const person = await talent();
    const skills = ['TypeScript', 'SQL', 'typescript '].map((name) => ({ name, proficiency_id: 4 }));
    const saved = await person.api('PUT /jobseeker/skills', { version: 0, skills });
    expect(saved.skills).toEqual([
      { name: 'typescript', proficiency: { id: 4, value: 'Expert' } },
      { name: 'SQL', proficiency: { id: 4, value: 'Expert' } },
    ]);
    const put = (names: string[], version: number) =>
      refusal(person, 'PUT', '/jobseeker/skills', { version, skills: names.map((name) => ({ name })) });
    const eleven = Array.from({ length: 11 }, (_, at) => `Skill ${at}`);
    expect(await put(eleven, saved.version)).toMatchObject({ code: 49022, message: 'No more than 10 skills.' });
    expect(await put(['x'.repeat(51)], saved.version)).toMatchObject({
      fields: { 'skills.0.name': 'Maximum length limit exceeded: at most 50 characters.' },
    });
    expect(await put(['Late'], 0)).toMatchObject({ code: 49300 });
    const both = await Promise.all([put(['One'], saved.version), put(['Two'], saved.version)]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 49300]);
  });

  it('PROF-03 keep how well languages are spoken, in the order of who speaks them', async () => {
    const person = await talent();
    await person.api('PUT /jobseeker/languages', {
      languages: [{ language_id: 4 }, { language_id: 1, proficiency_id: 1 }],
    });
    expect((await profileOf(person)).languages).toEqual([
      { id: 4, value: 'Japanese', proficiency: null },
      { id: 1, value: 'English', proficiency: { id: 1, value: 'Native' } },
    ]);
    // What a resume tells comes after them.
    await person.api('POST /jobseeker/profile/fill', { languages: [{ language_id: 2 }, { language_id: 4 }] });
    expect((await profileOf(person)).languages.map(({ id }) => id)).toEqual([4, 1, 2]);
    const wrong = { languages: [{ language_id: 1, proficiency_id: 77 }] };
    expect(await refusal(person, 'PUT', '/jobseeker/languages', wrong)).toMatchObject({ code: 40001 });
  });

  it('PROF-03 take links of the web only, as people type them', async () => {
    const person = await talent();
    const link = await person.api('POST /jobseeker/links/create', { url: ' lights.example/me ' });
    expect(link.url).toBe('https://lights.example/me');
    for (const url of [
      'javascript:alert(1)',
      'nonsense',
      'https://',
      'https://a:b@lights.example',
      'a b.example',
      '',
    ]) {
      const refused = await refusal(person, 'POST', '/jobseeker/links/create', { url });
      expect(refused, url).toMatchObject({ code: 40001 });
      if (url) expect(refused).toMatchObject({ fields: { url: 'Please enter a valid URL.' } });
    }
  });

  it('PROF-03 RES-04 licences are issued before they expire and carry an attachment of their owner', async () => {
    const person = await talent();
    const send = async () => {
      const { envelope } = await uploadFile(person, PNG, 'licence.png', { kind: 'licence' });
      return (envelope.data as { id: string }).id;
    };
    const licence = { name: 'Master mariner', issuer: 'The Sea', issued: '2020-05', expires: '2030-05' };
    expect(await refusal(person, 'POST', '/jobseeker/licences/create', { ...licence, expires: '2019' })).toMatchObject({
      code: 49303,
      fields: { expires: 'The issue date must be before the expiry date.' },
    });
    const made = await person.api('POST /jobseeker/licences/create', { ...licence, file_id: await send() });
    expect(made.file).toMatchObject({ name: 'licence.png' });
    const first = made.file?.url ?? '';
    expect((await person.fetch(first)).status).toBe(200);
    expect((await app.visitor().fetch(first)).status).toBe(404);
    const thief = await talent();
    const stolen = { ...licence, file_id: made.file_id };
    expect(await refusal(thief, 'POST', '/jobseeker/licences/create', stolen)).toMatchObject({ code: 40004 });
    const { id, version } = made;
    await person.api('PATCH /jobseeker/licences/:id/update', { ...licence, id, version, file_id: await send() });
    expect((await person.fetch(first)).status).toBe(404);
  });
});

describe('the owner of a profile', () => {
  it('PROF-05 RES-04 has a photo that was drawn anew, and can take it away', async () => {
    const person = await talent();
    const send = async () => {
      const { envelope } = await uploadFile(person, PNG, 'me.png', { kind: 'avatar' });
      return (envelope.data as { id: string }).id;
    };
    const { avatar } = await person.api('POST /jobseeker/avatar', { file_id: await send() });
    expect((await person.api('GET /jobseeker/me')).avatar).toBe(avatar);
    expect((await app.visitor().fetch(avatar ?? '')).headers.get('content-type')).toBe('image/webp');
    await person.api('POST /jobseeker/avatar', { file_id: await send() });
    expect((await app.visitor().fetch(avatar ?? '')).status).toBe(404);
    expect(await person.api('POST /jobseeker/avatar', { file_id: null })).toEqual({ avatar: null });
    expect((await person.api('GET /jobseeker/me')).avatar).toBeNull();
  });

  it('PROF-04 hides the resume from chosen companies and shows it again', async () => {
    const person = await talent();
    const { id, name } = await createCompany(app.database.pool);
    await person.api('POST /jobseeker/hidden-companies', { company_id: id });
    await person.api('POST /jobseeker/hidden-companies', { company_id: id });
    expect(await person.api('GET /jobseeker/hidden-companies')).toMatchObject({ total: 1, companies: [{ id, name }] });
    await person.api('DELETE /jobseeker/hidden-companies', { company_id: id });
    expect((await person.api('GET /jobseeker/hidden-companies')).total).toBe(0);
    expect(await refusal(person, 'POST', '/jobseeker/hidden-companies', { company_id: 1e9 })).toMatchObject({
      code: 40004,
    });
  });

  it('TRU-09 PROF-01 finds the profile in the export, as rows and as JSON Resume', async () => {
    const person = await talent();
    await person.api('PATCH /jobseeker/profile', { first_name: 'Ada', last_name: 'Byron', headline: 'Engineer' });
    await person.api('POST /jobseeker/work-experiences/create', { ...job, is_current: true });
    await person.api('PUT /jobseeker/skills', { version: 0, skills: [{ name: 'Knots', proficiency_id: 4 }] });
    await person.api('POST /jobseeker/data-export');
    const worker = openProduct(app);
    try {
      await worker.runTask('export-data');
    } finally {
      await worker.close();
    }
    const { tables } = await person.api('GET /jobseeker/data-export/content');
    expect(tables.work_experiences).toMatchObject([{ title: 'Keeper' }]);
    expect(tables.profile_skills).toMatchObject([{ name: 'Knots' }]);
    const archive = await person.fetch('/download/parley-data.zip');
    const files = readZip(Buffer.from(await archive.arrayBuffer()));
    expect(JSON.parse(files.get('resume.json') ?? '')).toMatchObject({
      basics: { name: 'Ada Byron', label: 'Engineer' },
      work: [{ name: 'Northern Lights', position: 'Keeper', startDate: '2019-04' }],
      skills: [{ name: 'Knots', level: 'Expert' }],
    });
  });
});
