import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { codeOf, createBoss } from '#test/chat/chat-ground.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { signInAs } from '#test/factories/sign-in-boss.ts';
import { runTask } from '#test/open-product.ts';
import {
  cardOf,
  createFindable,
  createSeeker,
  learnWords,
  namesFor,
  search,
  unlock,
} from '#test/talents/talents-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { FREE_UNLOCKS_A_MONTH, PROFILES_A_DAY, SEARCHES_A_DAY } from '../talent-rules.ts';

describe('who can be found', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await learnWords(app);
  });
  afterAll(() => app?.close());

  const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);

  it('EMP-03 PROF-04 shows what a talent shows: no surname, no employer, no pay, another name for each company', async () => {
    const talent = await createFindable(app, {
      first: 'Anneli',
      last: 'Korhonen',
      works: [
        {
          title: 'Crane Operator at Kontti Oy',
          company: 'Kontti Oy',
          start_date: '2015-01',
          description: 'Lifted boxes for Kontti Oy.',
        },
      ],
      educations: [{ school: 'Turku School', degree: 'Diploma', field: 'Harbours' }],
      skills: ['Rigging', 'Kontti Oy'],
    });
    await talent.visitor.api('PATCH /jobseeker/profile', {
      headline: 'Korhonen of Kontti Oy',
      summary: 'Call Korhonen.',
    });
    const { boss } = await createSeeker(app);
    const other = await createSeeker(app);
    const card = await cardOf(boss, 'Anneli');
    expect(card).toMatchObject({ name: 'Anneli K.', headline: 'Crane Operator', pay: null, skills: ['Rigging'] });
    expect(card).toMatchObject({ fit: null, unlocked_until: null, invitation: null, is_vip: false });
    expect((await cardOf(other.boss, 'Anneli')).id).not.toBe(card.id);
    const { talent: read, credits } = await boss.visitor.api('GET /recruiters/talents/:id', { id: card.id });
    expect(credits.left).toBe(FREE_UNLOCKS_A_MONTH);
    for (const secret of ['Korhonen', 'Kontti', 'Turku', 'SGD', '5000', 'findable-'])
      expect(JSON.stringify([card, read]), secret).not.toContain(secret);
    expect(read.profile.work_experiences).toMatchObject([{ title: 'Crane Operator', company: '', start: '2015-01' }]);
    expect(read.invite_refusal).toBe('talentLocked');
    // One company's number is nothing to another, and nobody guesses one.
    for (const id of [(await cardOf(other.boss, 'Anneli')).id, 'A'.repeat(22)])
      expect(await codeOf(boss.visitor.api('GET /recruiters/talents/:id', { id }))).toBe(errorTable.notFound.code);
    // Nobody is found by what is kept back.
    for (const text of ['Kontti', 'Korhonen', 'Turku School'])
      expect(await namesFor(boss, { text })).not.toContain('Anneli');
    // Each look is in the talent's list.
    const { views } = await talent.visitor.api('GET /jobseeker/resume-views', {});
    expect(views).toMatchObject([{ what: 'viewed' }]);
    expect((await talent.visitor.api('GET /notification/list')).notifications[0]?.title).toContain(
      'found your profile',
    );
    const { employers } = await talent.visitor.api('GET /employers/viewed-me', {});
    expect(employers).toMatchObject([{ what: 'profile' }]);
  });

  it('EMP-03 finds nobody who has not said yes, and the switch counts at once', async () => {
    const talent = await createFindable(app, { first: 'Bodil', isOn: false });
    const { boss } = await createSeeker(app);
    const found = async () => (await namesFor(boss)).includes('Bodil');
    expect(await talent.visitor.api('GET /jobseeker/findable')).toMatchObject({
      is_on: false,
      was_asked: false,
      obstacles: [],
      preview: { name: 'Bodil R.', headline: 'Software Engineer' },
    });
    expect(await found()).toBe(false);
    const turn = (is_on: boolean) => talent.visitor.api('PUT /jobseeker/findable', { is_on });
    expect(await turn(true)).toMatchObject({ is_on: true, was_asked: true });
    expect(await found()).toBe(true);
    const { id } = await cardOf(boss, 'Bodil');
    await turn(false);
    expect(await found()).toBe(false);
    expect(await codeOf(boss.visitor.api('GET /recruiters/talents/:id', { id }))).toBe(errorTable.talentGone.code);
    expect(await codeOf(unlock(boss, id))).toBe(errorTable.talentGone.code);
    expect((await search(boss)).credits.left).toBe(30);
    await turn(true);
    expect(await found()).toBe(true);
    expect(await codeOf(boss.visitor.api('PUT /jobseeker/findable', { is_on: true }))).toBe(
      errorTable.noPermission.code,
    );
  });

  it('EMP-03 SET-04 leaves out whoever does not look for work, hides, blocks, is blocked, suspended or leaving', async () => {
    const talent = await createFindable(app, { first: 'Cato' });
    const { boss, company } = await createSeeker(app);
    const colleague = await createBoss(app, company.id);
    const found = async () => (await namesFor(boss)).includes('Cato');
    expect(await found()).toBe(true);
    const { id } = await cardOf(boss, 'Cato');
    const own = talent.visitor;
    const company_id = company.id;
    const rules: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
      [
        'not open to work',
        () => own.api('PATCH /jobseeker/profile', { is_open_to_work: false }),
        () => own.api('PATCH /jobseeker/profile', { is_open_to_work: true }),
      ],
      [
        'hidden from all',
        () => own.api('PATCH /jobseeker/profile', { is_shown: false }),
        () => own.api('PATCH /jobseeker/profile', { is_shown: true }),
      ],
      [
        'hidden from this company',
        () => own.api('POST /jobseeker/hidden-companies', { company_id }),
        () => own.api('DELETE /jobseeker/hidden-companies', { company_id }),
      ],
      [
        'company blocked',
        () => own.api('POST /jobseeker/blocked-companies', { company_id }),
        () => own.api('DELETE /jobseeker/blocked-companies', { company_id }),
      ],
      [
        'blocked by a colleague',
        () =>
          sql(
            'insert into chat_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())',
            colleague.id,
            talent.id,
          ),
        () => sql('delete from chat_blocks where blocker_id = $1', colleague.id),
      ],
      [
        'has blocked a colleague',
        () =>
          sql(
            'insert into chat_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())',
            talent.id,
            colleague.id,
          ),
        () => sql('delete from chat_blocks where blocker_id = $1', talent.id),
      ],
      [
        'suspended',
        () => sql(`update accounts set status = 'suspended' where id = $1`, talent.id),
        () => sql(`update accounts set status = 'active' where id = $1`, talent.id),
      ],
      [
        'no proven address',
        () => sql('update accounts set is_email_verify = false where id = $1', talent.id),
        () => sql('update accounts set is_email_verify = true where id = $1', talent.id),
      ],
    ];
    for (const [rule, on, off] of rules) {
      await on();
      expect(await found(), rule).toBe(false);
      expect(await codeOf(boss.visitor.api('GET /recruiters/talents/:id', { id })), rule).toBe(
        errorTable.talentGone.code,
      );
      await off();
      expect(await found(), rule).toBe(true);
    }
    await own.api('POST /jobseeker/delete-account', { confirm: true });
    expect(await found(), 'leaving').toBe(false);
    expect(await codeOf(unlock(boss, id))).toBe(errorTable.talentGone.code);
  });

  it('EMP-03 tells what keeps somebody from being found', async () => {
    const { visitor } = await signInAs(app, 'talent');
    const { obstacles, preview } = await visitor.api('PUT /jobseeker/findable', { is_on: true });
    expect(obstacles).toEqual(['profile', 'open_to_work']);
    expect(preview).toBeNull();
  });

  it('EMP-03 is for verified companies only', async () => {
    const company = await createCompany(app.database.pool, { verified_at: null });
    const boss = await createBoss(app, company.id);
    expect(await codeOf(search(boss))).toBe(errorTable.companyNotVerified.code);
    const { visitor } = await signInAs(app, 'talent');
    expect(await codeOf(visitor.api('GET /recruiters/talents', {}))).not.toBe(0);
  });

  it('EMP-03 PROF-04 the index follows what is shown, and a hidden fact filters nothing', async () => {
    const talent = await createFindable(app, { first: 'Dagny', languages: [1, 2] });
    const { boss } = await createSeeker(app);
    const has = async (input: object) => (await namesFor(boss, input)).includes('Dagny');
    const facts = [
      { location_ids: [196_001] },
      { country_ids: [196] },
      { arrangement_ids: [1] },
      { language_ids: [2] },
    ];
    for (const fact of facts) expect(await has(fact), JSON.stringify(fact)).toBe(true);
    const nothing = { wishes: false, pay: false, place: false, languages: false, eligibility: false };
    await talent.visitor.api('PUT /jobseeker/recruiter-view', nothing);
    for (const fact of facts) expect(await has(fact), JSON.stringify(fact)).toBe(false);
    expect(await cardOf(boss, 'Dagny')).toMatchObject({ place: null, wished_titles: [], languages: [], pay: null });
    await talent.visitor.api('PUT /jobseeker/recruiter-view', { ...nothing, pay: true });
    expect((await cardOf(boss, 'Dagny')).pay).toEqual({ min: 5000, max: 8000, currency: 'SGD' });
    await talent.visitor.api('PUT /jobseeker/skills', { version: 1, skills: [{ name: 'Falconry' }] });
    expect(await has({ text: 'falconry' })).toBe(true);
    expect(await has({ skills: ['TypeScript'] })).toBe(false);
  });

  it('VIP-01 VIP-02 puts refreshed resumes and VIPs first among equals, with a label, until they end', async () => {
    const text = 'Beekeeper';
    const works = [{ title: 'Beekeeper' }];
    const plain = await createFindable(app, { first: 'Ebba', works, skills: ['Bees'] });
    const vip = await createFindable(app, { first: 'Fredrik', works, skills: ['Bees'] });
    const fresh = await createFindable(app, { first: 'Gudrun', works, skills: ['Bees'] });
    const { boss } = await createSeeker(app);
    const operator = (await signInAs(app, 'operator')).visitor;
    for (const { id } of [vip, fresh])
      await operator.api('POST /operator/vip/:id/grant', { id, months: 1, reason: 'For a test' });
    await fresh.visitor.api('POST /vip/refresh');
    const { talents } = await search(boss, { text });
    expect(talents.map(({ name, is_vip, is_refreshed }) => [name, is_vip, is_refreshed])).toEqual([
      ['Gudrun R.', true, true],
      ['Fredrik R.', true, false],
      ['Ebba R.', false, false],
    ]);
    // A closer fit stands above whatever lifts.
    await createFindable(app, { first: 'Hedda', works: [{ title: 'Blacksmith' }] });
    await fresh.visitor.api('PUT /jobseeker/skills', { version: 1, skills: [{ name: 'Blacksmith' }] });
    expect(await namesFor(boss, { text: 'Blacksmith' })).toEqual(['Hedda', 'Gudrun']);
    app.clock.advance({ days: 8 });
    await runTask(app, 'settle-talent-boosts');
    const again = await createSeeker(app);
    expect((await search(again.boss, { text })).talents.map(({ is_refreshed }) => is_refreshed)).toEqual([
      false,
      false,
      false,
    ]);
    app.clock.advance({ days: 40 });
    await runTask(app, 'settle-talent-boosts');
    const { rows } = await sql('select distinct boost from talent_search');
    expect(rows).toEqual([{ boost: 0 }]);
    expect(plain.id).toBeGreaterThan(0);
  });

  it('EMP-03 pages by keys: everybody once, however the list is cut', async () => {
    const { boss } = await createSeeker(app);
    const ids: number[] = [];
    for (let at = 0; at < 7; at += 1) {
      const { id } = await createFindable(app, {
        first: `Ivar${at}`,
        works: [{ title: at % 2 ? 'Glassblower' : 'Glass Artist' }],
        skills: ['Glassblowing'],
      });
      ids.push(id);
    }
    const text = 'Glassblower glassblowing';
    const all = await namesFor(boss, { text });
    expect(all.length).toBeGreaterThanOrEqual(7);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search(boss, { text, limit: 2, ...(cursor && { cursor }) });
      expect(page.total).toBe(all.length);
      paged.push(...page.talents.map(({ name }) => name.split(' ')[0] ?? ''));
      cursor = page.next_cursor ?? undefined;
      // It names nobody by their account.
      for (const id of ids) expect(cursor?.split('_') ?? []).not.toContain(String(id));
    } while (cursor);
    expect(paged).toEqual(all);
    expect(await codeOf(search(boss, { cursor: 'x' }))).toBe(errorTable.validationFailed.code);
  });

  it('EMP-03 TRU-11 nobody reads everybody: pages and profiles of a day have an end', async () => {
    const { boss } = await createSeeker(app);
    const { id } = (await search(boss)).talents[0] ?? { id: '' };
    await sql(
      'update talent_search_days set searches = $2, profiles = $3 where account_id = $1',
      boss.id,
      SEARCHES_A_DAY,
      PROFILES_A_DAY,
    );
    expect(await codeOf(search(boss))).toBe(errorTable.talentSearchLimit.code);
    expect(await codeOf(boss.visitor.api('GET /recruiters/talents/:id', { id }))).toBe(errorTable.talentViewLimit.code);
    app.clock.advance({ days: 1 });
    expect((await search(boss)).talents.length).toBeGreaterThan(0);
    const { rows } = await sql('select searches, profiles from talent_search_days where account_id = $1', boss.id);
    expect(rows).toEqual([{ searches: 1, profiles: 0 }]);
  });
});
