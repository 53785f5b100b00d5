import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '#src/modules/resume-designs/server/sample-resumes.ts';
import { readResume } from '#src/modules/resumes/server/resumes.public.ts';
import { codeOf, createBoss } from '#test/chat/chat-ground.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const SUMMARY = 'Writes the programs of machines that are yet to be built, and proves them right with paper and pen. ';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';

describe('a shared resume', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  let people = 0;
  /** Someone with a resume. */
  async function sharer() {
    const email = `sharer-${++people}@parley.example`;
    const person = await signIn(app, email);
    await person.api('PATCH /jobseeker/profile', {
      first_name: 'Ada',
      last_name: 'Byron',
      headline: 'Engineer',
      summary: SUMMARY,
    });
    const resume = await person.api('POST /resume-template/online-resumes/create', {
      design: 'plain',
      name: 'Ada Byron',
    });
    const share = (more: object = {}) =>
      person.api('POST /jobseeker/resume-links/create', { resume_id: resume.id, ...more });
    const views = async () => (await person.api('GET /jobseeker/resume-views', {})).views;
    return { person, email, resume, share, views };
  }
  const tokenOf = ({ path }: { path: string }) => path.split('/').at(-1) ?? '';
  const open = (visitor: TestVisitor, link: { path: string }) =>
    visitor.api('POST /shared-resumes/open', { token: tokenOf(link) });
  const stranger = (agent = PHONE) => app.visitor({ 'user-agent': agent });
  const fileOf = (visitor: TestVisitor, link: { path: string }) =>
    visitor.fetch(`/download/shared-resume/${tokenOf(link)}.pdf`);

  it('RES-03 TRU-10 is read by whoever has the link, and its owner sees each visit once and is told the first time', async () => {
    const { person, email, share, views } = await sharer();
    const link = await share();
    expect(link).toMatchObject({ state: 'active', has_password: false, resume: 'Ada Byron' });
    const reader = stranger();
    const shown = await open(reader, link);
    expect(shown).toMatchObject({ state: 'open', is_own: false, resume: { name: 'Ada Byron', headline: 'Engineer' } });
    expect((await newestMessage(app, email))?.subject).toContain('Someone opened “Ada Byron”');
    // Reloads, also many at once, are one visit; the owner's own and those of programs are none.
    await Promise.all([open(reader, link), open(reader, link), open(stranger(), link)]);
    expect((await open(person, link)).is_own).toBe(true);
    expect(await open(stranger('WhatsApp/2.23.20.0'), link)).toMatchObject({ state: 'program', resume: null });
    expect(await views()).toMatchObject([{ what: 'viewed', way: 'link', by: null, device: 'phone', link_id: link.id }]);
    app.clock.advance({ minutes: 31 });
    await open(reader, link);
    await fileOf(reader, link);
    await open(stranger('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'), link);
    expect((await views()).map(({ what, device }) => `${what} ${device}`)).toEqual([
      'viewed computer',
      'downloaded phone',
      'viewed phone',
      'viewed phone',
    ]);
    const { notifications } = await person.api('GET /notification/list', {});
    expect(notifications.filter(({ kind }) => kind === 'resume_opened')).toMatchObject([
      { path: '/online-resume/sharing' },
    ]);
    const first = await person.api('GET /jobseeker/resume-views', { limit: 3 });
    const rest = await person.api('GET /jobseeker/resume-views', { before: first.next_before ?? 0 });
    expect([first.views.length, rest.views.length, rest.next_before]).toEqual([3, 1, null]);
  });

  it('RES-03 is downloaded as a PDF that no cache keeps and no search engine lists, if its owner allows it', async () => {
    const { share } = await sharer();
    const answer = await fileOf(stranger(), await share());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    const kept = await share({ has_download: false });
    const refused = await fileOf(stranger(), kept);
    expect([refused.status, refused.headers.get('location')]).toEqual([303, `/en${kept.path}`]);
  });

  it('PROF-04 keeps the full name and the contact back where its owner wants that: in the answer, the PDF and its name', async () => {
    const { person, share, resume: made } = await sharer();
    const content = { ...sampleOf('en'), first_name: 'Ada', last_name: 'Byron', email: 'ada@byron.example' };
    await person.api('PUT /resume-template/online-resumes/:id/update', { ...made, language: 'en', content });
    const link = await share({ is_name_hidden: true, is_contact_hidden: true });
    const { resume } = await open(stranger(), link);
    expect(resume).toMatchObject({ name: 'Ada B.', contacts: [{ kind: 'place' }] });
    const answer = await fileOf(stranger(), link);
    expect(answer.headers.get('content-disposition')).toContain('filename="resume.pdf"');
    const read = await readResume(Buffer.from(await answer.arrayBuffer()), { language: 'en' });
    expect(JSON.stringify(read)).toContain('Ada B.');
    expect(JSON.stringify(read)).not.toMatch(/byron/i);
  });

  it('TRU-10 opens with its password only, and ten guesses are the end for a while, however many come at once', async () => {
    const { share, views } = await sharer();
    const link = await share({ password: 'sesame open' });
    const [reader, thief] = [stranger(), stranger('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')];
    expect(await open(reader, link)).toMatchObject({ state: 'locked', resume: null });
    expect((await fileOf(reader, link)).status).toBe(303);
    expect(await views()).toEqual([]);
    const unlock = (visitor: TestVisitor, password: string) =>
      codeOf(visitor.api('POST /shared-resumes/unlock', { token: tokenOf(link), password }));
    expect(await unlock(reader, 'sesame open')).toBe(0);
    expect((await open(reader, link)).state).toBe('open');
    expect((await fileOf(reader, link)).status).toBe(200);
    expect((await views()).map(({ what }) => what)).toEqual(['downloaded', 'unlocked']);
    // What opens this one opens no other.
    const other = await share({ password: 'another one' });
    expect((await open(reader, other)).state).toBe('locked');
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, at) => unlock(thief, `guess ${at}`)));
    expect(guesses.filter((code) => code === 49332)).toHaveLength(10);
    expect(await unlock(thief, 'sesame open')).not.toBe(0);
    app.clock.advance({ hours: 13 });
    expect((await open(reader, link)).state).toBe('locked');
    const { rows } = await app.database.pool.query('select password_hash from resume_links where id = $1', [link.id]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id/);
  });

  it('TRU-10 ends at once when it is turned off, runs out or its resume is deleted, and says so', async () => {
    const { person, resume, share } = await sharer();
    const [revoked, short] = [await share(), await share({ days: 7 })];
    const reader = stranger();
    await open(reader, revoked);
    expect((await person.api('POST /jobseeker/resume-links/:id/revoke', { id: revoked.id })).state).toBe('revoked');
    expect(await codeOf(open(reader, revoked))).toBe(49331);
    expect((await fileOf(reader, revoked)).status).toBe(303);
    app.clock.advance({ days: 7 });
    expect(await codeOf(open(reader, short))).toBe(49331);
    const lost = await share();
    await person.api('DELETE /resume-template/online-resumes/:id/delete', { id: resume.id });
    expect(await codeOf(open(reader, lost))).toBe(49331);
    expect(await codeOf(open(reader, { path: `/shared/${'x'.repeat(43)}` }))).toBe(40004);
    const { links } = await person.api('GET /jobseeker/resume-links', {});
    expect(links.map(({ state, resume: name }) => `${state} ${name}`)).toEqual([
      'deleted Ada Byron',
      'expired Ada Byron',
      'revoked Ada Byron',
    ]);
  });

  it('TRU-10 is gone for everyone while its owner’s account awaits deletion', async () => {
    const { person, share } = await sharer();
    const link = await share();
    await person.api('POST /jobseeker/delete-account', { confirm: true });
    expect(await codeOf(open(stranger(), link))).toBe(49331);
  });

  it('TRU-10 has ten links at most, also when many are asked for at once, and others’ are not to be had', async () => {
    const { person, share, resume } = await sharer();
    const made = await Promise.allSettled(Array.from({ length: 14 }, () => share()));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(made.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 49330 });
    const { links, limit } = await person.api('GET /jobseeker/resume-links', {});
    expect([links.length, limit, new Set(links.map(({ path }) => path)).size]).toEqual([10, 10, 10]);
    const { person: other } = await sharer();
    expect(await codeOf(other.api('POST /jobseeker/resume-links/:id/revoke', { id: links[0]?.id ?? 0 }))).toBe(40004);
    expect(await codeOf(other.api('POST /jobseeker/resume-links/create', { resume_id: resume.id }))).toBe(40004);
    await person.api('POST /jobseeker/resume-links/:id/revoke', { id: links[0]?.id ?? 0 });
    expect((await share()).state).toBe('active');
  });

  it('PROF-04 TRU-10 names the company of a Boss who is signed in, and has ended for one that it is hidden from', async () => {
    const { person, email, share, views } = await sharer();
    const company = await createCompany(app.database.pool, { name: 'Harbour Systems' });
    const boss = await createBoss(app, company.id);
    const link = await share();
    await open(boss.visitor, link);
    expect(await views()).toMatchObject([{ by: { name: 'Mei T.', company: 'Harbour Systems' } }]);
    expect((await newestMessage(app, email))?.subject).toContain('Harbour Systems opened');
    await person.api('POST /jobseeker/hidden-companies', { company_id: company.id });
    expect(await codeOf(open(boss.visitor, link))).toBe(49331);
    expect((await fileOf(boss.visitor, link)).status).toBe(303);
    const unlock = { token: tokenOf(link), password: 'x' };
    expect(await codeOf(boss.visitor.api('POST /shared-resumes/unlock', unlock))).toBe(49331);
    await person.api('DELETE /jobseeker/hidden-companies', { company_id: company.id });
    expect((await open(boss.visitor, link)).state).toBe('open');
    // Who has left is nobody's name any more; that the company looked stays.
    await app.database.pool.query('delete from sessions where account_id = $1', [boss.id]);
    await app.database.pool.query('delete from company_members where account_id = $1', [boss.id]);
    await app.database.pool.query('delete from accounts where id = $1', [boss.id]);
    expect(await views()).toMatchObject([{ by: { name: '', company: 'Harbour Systems' } }]);
  });

  it('TRU-10 is listed for twelve months, and what tells visitors apart is forgotten after a day', async () => {
    const { person, share } = await sharer();
    await open(stranger(), await share());
    const marks = async () =>
      (
        await app.database.pool.query('select viewer_hash from resume_views where account_id = $1', [
          (await person.api('GET /jobseeker/me')).id,
        ])
      ).rows.map(({ viewer_hash }) => viewer_hash !== null);
    expect(await marks()).toEqual([true]);
    app.clock.advance({ hours: 25 });
    await worker.runTask('purge-sharing');
    expect(await marks()).toEqual([false]);
    const { rows } = await app.database.pool.query('select count(*)::int from resume_views');
    expect(rows[0].count).toBeGreaterThan(1);
    app.clock.advance({ days: 364 });
    await worker.runTask('purge-sharing');
    const { rows: left } = await app.database.pool.query('select count(*)::int from resume_views');
    expect(left[0].count).toBe(0);
    app.clock.advance({ days: 60 });
    await worker.runTask('purge-sharing');
    expect((await app.database.pool.query('select 1 from resume_links')).rowCount).toBe(0);
  });
});
