import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#test/chat/chat-ground.ts';
import { createFindable, createSeeker, learnWords, namesFor, search } from '#test/talents/talents-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

/** More than are counted, so that pages go along the order. */
const MANY = 1100;

describe('talent search among many', () => {
  let app: TestApp;
  let boss: Person;
  beforeAll(async () => {
    app = await startTestApp();
    await learnWords(app);
    const works = [{ title: 'Glassblower' }];
    const { id } = await createFindable(app, { first: 'Model', works, skills: ['Glassblowing'] });
    await createFindable(app, { first: 'Ronja', works, skills: ['Glassblowing', 'Falconry'] });
    await createFindable(app, { first: 'Sofie', works: [{ title: 'Barista' }], skills: ['Falconry'] });
    await app.database.pool.query(
      `with made as (
         insert into accounts (role, email, first_name, last_name, country_id, language, is_email_verify)
         select 'talent', 'many-' || n || '@mail.example', 'K' || n, 'Rahman', 196, 'en', true
         from generate_series(1, ${MANY}) n returning id)
       insert into talent_search (account_id, document, years, degree_rank, boost, boost_until, active_on, written_at)
       select made.id, document, made.id % 30, 8, made.id % 4, case when made.id % 4 > 0 then now() + interval '1 day' end,
         current_date - (made.id % 7)::int, now() from made, talent_search where account_id = $1`,
      [id],
    );
    boss = (await createSeeker(app)).boss;
  });
  afterAll(() => app?.close());

  const inOrder = async (where: string) => {
    const { rows } = await app.database.pool.query<{ first_name: string }>(
      `select first_name from talent_search t join accounts a on a.id = t.account_id where ${where}
       order by boost desc, active_on desc, account_id desc`,
    );
    return rows.map(({ first_name }) => first_name);
  };
  /** All pages, with what the first has counted. */
  const readAll = async (input: object, between?: () => Promise<unknown>) => {
    const names: string[] = [];
    const totals = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await search(boss, { ...input, limit: 50, ...(cursor && { cursor }) });
      totals.add(`${page.total}${page.is_more ? ' and more' : ''}`);
      names.push(...page.talents.map(({ name }) => name.split(' ')[0] ?? ''));
      if (cursor === undefined) await between?.();
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return { names, totals: [...totals] };
  };

  it('EMP-03 goes along the order of more than are counted, everybody once', async () => {
    const { names, totals } = await readAll({ text: 'Glassblower' });
    expect(names).toEqual(await inOrder("first_name <> 'Sofie'"));
    expect(totals).toEqual(['1000 and more']);
  });

  it('EMP-03 goes on from few of a closer fit to many of a further one', async () => {
    const { names, totals } = await readAll({ text: 'Falconry Glassblowing' });
    expect(names[0]).toBe('Ronja');
    expect(names.toSorted()).toEqual((await inOrder('true')).toSorted());
    expect(totals).toEqual(['1000 and more']);
  });

  it('EMP-03 finds the few that have what is rare beside what is common', async () => {
    expect(await namesFor(boss, { text: 'Glassblower', skills: ['Falconry'] })).toEqual(['Ronja']);
    expect(await namesFor(boss, { text: 'Glassblower', degree: 'master' })).toEqual([]);
    const { names, totals } = await readAll({ text: 'Glassblower', min_years: 29, degree: 'diploma' });
    expect(names).toEqual(await inOrder("years >= 29 and first_name like 'K%'"));
    expect(totals).toEqual([`${names.length}`]);
  });

  it('EMP-03 whoever is suspended meanwhile is on no further page', async () => {
    const last = (await inOrder('true')).at(-1);
    const { names } = await readAll({}, () =>
      app.database.pool.query("update accounts set status = 'suspended' where first_name = $1", [last]),
    );
    expect(names).toEqual(await inOrder("status = 'active'"));
    expect(names).not.toContain(last);
  });

  it('EMP-03 finds the same where it is known how common words are', async () => {
    await app.database.pool.query('analyze talent_search');
    boss = (await createSeeker(app)).boss;
    const { names, totals } = await readAll({ text: 'Glassblower' });
    expect(names).toEqual(await inOrder("first_name <> 'Sofie' and status = 'active'"));
    expect(totals).toEqual(['1000 and more']);
    expect(await namesFor(boss, { text: 'Glassblower', skills: ['Falconry'] })).toEqual(['Ronja']);
  });
});
