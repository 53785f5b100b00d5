import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { codeOf, createBoss } from '#test/chat/chat-ground.ts';
import { signInAs } from '#test/factories/sign-in-boss.ts';
import { runTask } from '#test/open-product.ts';
import { cardOf, createFindable, createSeeker, learnWords, search, unlock } from '#test/talents/talents-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { FREE_UNLOCKS_A_MONTH, UNLOCK_DAYS } from '../talent-rules.ts';

describe('unlocking', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await learnWords(app);
  });
  afterAll(() => app?.close());

  const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);

  it('EMP-03 TRU-10 one credit shows the full profile for ninety days, in the ledger of the talent, and the name not yet', async () => {
    const talent = await createFindable(app, {
      first: 'Jorunn',
      last: 'Vik',
      works: [{ title: 'Miller', company: 'Sunny Mill', description: 'Ground the grain of Sunny Mill.' }],
    });
    await talent.visitor.api('PATCH /jobseeker/profile', { summary: 'I grind by hand.', headline: 'Miller at heart' });
    const { boss, company } = await createSeeker(app);
    const { id } = await cardOf(boss, 'Jorunn');
    const first = await unlock(boss, id);
    expect(first).toMatchObject({ is_new: true, credits: { left: FREE_UNLOCKS_A_MONTH - 1 } });
    expect(first.talent).toMatchObject({
      name: 'Jorunn V.',
      profile: { summary: 'I grind by hand.', work_experiences: [{ company: 'Sunny Mill' }] },
      invite_refusal: null,
    });
    // A colleague has it too, and nobody pays twice.
    const colleague = await createBoss(app, company.id);
    expect(await unlock(colleague, id)).toMatchObject({ is_new: false, credits: { left: FREE_UNLOCKS_A_MONTH - 1 } });
    const { talents } = await colleague.visitor.api('GET /recruiters/unlocked-talents', {});
    expect(talents).toMatchObject([{ id, name: 'Jorunn V.' }]);
    const { views } = await talent.visitor.api('GET /jobseeker/resume-views', {});
    expect(views.map(({ what }) => what)).toEqual(['unlocked']);
    app.clock.advance({ days: UNLOCK_DAYS, hours: 1 });
    const later = await createBoss(app, company.id);
    expect(await later.visitor.api('GET /recruiters/talents/:id', { id })).toMatchObject({
      talent: {
        unlocked_until: null,
        profile: { summary: '', work_experiences: [{ company: '' }] },
        invite_refusal: 'talentLocked',
      },
    });
    expect((await later.visitor.api('GET /recruiters/unlocked-talents', {})).talents).toEqual([]);
    expect(await unlock(later, id)).toMatchObject({ is_new: true });
  });

  it('EMP-03 a hundred presses at once cost one credit for each talent and never more than there are', async () => {
    const { boss, company } = await createSeeker(app);
    for (let at = 0; at < 5; at += 1) await createFindable(app, { first: `Kari${at}`, skills: ['Ropewalking'] });
    const { talents } = await search(boss, { text: 'ropewalking' });
    expect(talents).toHaveLength(5);
    await sql(
      'insert into unlock_credits (company_id, month, monthly_left) values ($1, $2, 3)',
      company.id,
      `${app.clock.now().toISOString().slice(0, 7)}-01`,
    );
    const codes = await Promise.all(
      Array.from({ length: 100 }, (_, at) => codeOf(unlock(boss, talents[at % 5]?.id ?? ''))),
    );
    expect(new Set(codes)).toEqual(new Set([0, errorTable.unlockCreditsMissing.code]));
    const { rows } = await sql('select monthly_left, given_left from unlock_credits where company_id = $1', company.id);
    expect(rows).toEqual([{ monthly_left: 0, given_left: 0 }]);
    const unlocked = await sql('select from talent_unlocks where company_id = $1', company.id);
    const spent = await sql(`select from unlock_credit_entries where company_id = $1 and kind = 'unlock'`, company.id);
    expect([unlocked.rowCount, spent.rowCount]).toEqual([3, 3]);
  });

  it('EMP-03 what a month gives ends with it, what operators give stays, and the audit log knows why', async () => {
    const { boss, company } = await createSeeker(app);
    await createFindable(app, { first: 'Liv', skills: ['Falconry'] });
    const { id } = await cardOf(boss, 'Liv', { text: 'falconry' });
    const operator = (await signInAs(app, 'operator')).visitor;
    await unlock(boss, id);
    const reason = 'Many jobs for nurses';
    const given = await operator.api('POST /operator/unlock-credits/grant', {
      company_id: company.id,
      amount: 5,
      reason,
    });
    expect(given.credits.left).toBe(FREE_UNLOCKS_A_MONTH - 1 + 5);
    expect((await operator.api('GET /operator/audit-log', {})).entries[0]).toMatchObject({
      action: 'unlock_credits.granted',
      reason,
    });
    app.clock.advance({ days: 31 });
    const again = await createBoss(app, company.id);
    expect((await search(again)).credits.left).toBe(FREE_UNLOCKS_A_MONTH + 5);
    await createFindable(app, { first: 'Marit', skills: ['Falconry'] });
    await unlock(again, (await cardOf(again, 'Marit', { text: 'falconry' })).id);
    const later = (await signInAs(app, 'operator')).visitor;
    const { credits, entries } = await later.api('GET /operator/unlock-credits', { company_id: company.id });
    expect(credits.left).toBe(FREE_UNLOCKS_A_MONTH + 4);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['unlock', -1],
      ['monthly', 30],
      ['expired', -29],
      ['operator', 5],
      ['unlock', -1],
      ['monthly', 30],
    ]);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits.left);
    app.clock.advance({ days: 800 });
    await runTask(app, 'purge-talents');
    const left = await sql('select from unlock_credit_entries where company_id = $1', company.id);
    expect(left.rowCount).toBe(0);
  });
});
