import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask } from '#test/open-product.ts';
import { createFindable, createSeeker, learnWords, namesFor } from '#test/talents/talents-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { withoutNames, yearsOf } from './talent-words.ts';

describe('the index of talents', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await learnWords(app);
  });
  afterAll(() => app?.close());

  const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);
  const readIndex = async () =>
    (
      await sql(`select account_id, document::text, years, degree_rank, available_from::text, notice_days, boost, boost_until
        from talent_search order by account_id`)
    ).rows;

  it('EMP-03 what listeners have written is what a rebuild writes, after any changes', async () => {
    // A fixed sequence of chance: a failure can be run again.
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const people = [];
    for (let at = 0; at < 4; at += 1) people.push(await createFindable(app, { first: `Person${at}`, languages: [1] }));
    const versions = people.map(() => 1);
    const words = ['Knots', 'Welding', 'Python', 'Nursing', 'Excel'];
    for (let round = 0; round < 40; round += 1) {
      const at = next(people.length);
      const person = people[at]?.visitor;
      if (!person) continue;
      app.clock.advance({ seconds: 30 });
      const changes = [
        () => person.api('PATCH /jobseeker/profile', { is_open_to_work: next(3) > 0 }),
        () => person.api('PATCH /jobseeker/profile', { is_shown: next(3) > 0 }),
        () => person.api('PATCH /jobseeker/profile', { notice_period_id: 1 + next(7), available_from: '2027-01-01' }),
        () => person.api('PUT /jobseeker/findable', { is_on: next(3) > 0 }),
        () => person.api('PUT /jobseeker/languages', { languages: [{ language_id: 1 + next(5) }] }),
        () => person.api('POST /jobseeker/work-eligibility', { country_id: 196, work_eligibility_id: 1 + next(4) }),
        () =>
          person.api('PUT /jobseeker/recruiter-view', {
            wishes: next(2) > 0,
            pay: false,
            place: next(2) > 0,
            languages: next(2) > 0,
            eligibility: next(2) > 0,
          }),
        async () => {
          const skills = [{ name: words[next(words.length)] ?? '' }];
          await person.api('PUT /jobseeker/skills', { version: versions[at] ?? 1, skills });
          versions[at] = (versions[at] ?? 1) + 1;
        },
      ];
      await changes[next(changes.length)]?.();
    }
    const kept = await readIndex();
    await runTask(app, 'reindex-talents');
    expect(await readIndex()).toEqual(kept);
    await sql('delete from talent_search');
    await sql('delete from task_positions');
    await runTask(app, 'reindex-talents');
    expect(await readIndex()).toEqual(kept);
  });

  it('EMP-03 a change that fails leaves the index as it was', async () => {
    const talent = await createFindable(app, { first: 'Xenia', skills: ['Falconry'] });
    const { boss } = await createSeeker(app);
    const before = await readIndex();
    await talent.visitor
      .api('PUT /jobseeker/skills', { version: 99, skills: [{ name: 'Sailing' }] })
      .catch(() => undefined);
    expect(await readIndex()).toEqual(before);
    expect(await namesFor(boss, { text: 'falconry' })).toEqual(['Xenia']);
  });

  it('EMP-03 whoever comes again is among those who were here lately within minutes', async () => {
    const { id } = await createFindable(app, { first: 'Yrsa', works: [{ title: 'Lighthouse Keeper' }] });
    app.clock.advance({ days: 20 });
    const { boss } = await createSeeker(app);
    const find = () => namesFor(boss, { text: 'Lighthouse Keeper', active_within: 7 });
    expect(await find()).toEqual([]);
    await sql(
      `insert into chat_inboxes (account_id, last_active_at) values ($1, $2)
       on conflict (account_id) do update set last_active_at = excluded.last_active_at`,
      id,
      app.clock.now(),
    );
    await runTask(app, 'follow-talent-activity');
    expect(await find()).toEqual(['Yrsa']);
  });

  it('EMP-03 the monthly round leaves rows alone that say the same already', async () => {
    const written = async () => (await sql('select account_id, written_at from talent_search order by 1')).rows;
    await runTask(app, 'reindex-talents');
    const before = await written();
    await sql('delete from task_positions');
    app.clock.advance({ hours: 1 });
    await runTask(app, 'reindex-talents');
    expect(await written()).toEqual(before);
  });

  it('PROF-04 takes names out of titles in any script and leaves other words alone', () => {
    expect(withoutNames('Engineer at Harbour Works', ['Harbour Works'])).toBe('Engineer');
    expect(withoutNames('花王の営業', ['花王'])).toBe('の営業');
    expect(withoutNames('Grabber operator', ['Grab'])).toBe('Grabber operator');
    expect(withoutNames('C++ (x', ['(x'])).toBe('C++');
  });

  it('EMP-03 counts years of work once where two jobs overlap', () => {
    const work = (from: number, to: number) => ({ from, to });
    const facts = (works: object[]) => ({ works }) as Parameters<typeof yearsOf>[0];
    expect(yearsOf(facts([work(0, 23), work(12, 35)]))).toBe(3);
    expect(yearsOf(facts([]))).toBeNull();
  });
});
