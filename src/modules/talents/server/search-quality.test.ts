import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#test/chat/chat-ground.ts';
import { createFindable, createSeeker, learnWords, namesFor, search } from '#test/talents/talents-ground.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const TOKYO = 106_010;
const people = [
  { first: 'Aiko', works: ['フロントエンドエンジニア'], skills: ['React', 'TypeScript'], wish: TOKYO },
  { first: 'Budi', works: ['Backend Developer'], skills: ['Java', 'PostgreSQL'] },
  { first: 'Carla', works: ['Enfermera'], skills: ['Cuidados intensivos'] },
  { first: 'Deniz', works: ['Muhasebe Uzmanı'], skills: ['Excel'] },
  { first: 'Emma', works: ['Registered Nurse'], skills: ['Intensive care'] },
  { first: 'Fang', works: ['前端开发工程师'], skills: ['Vue.js', 'JavaScript'] },
  { first: 'Gita', works: ['Barista'], skills: ['Latte art'] },
  { first: 'Hana', works: ['Chef de Partie'], skills: ['Pastry'] },
  { first: 'Iman', works: ['مهندس برمجيات'], skills: ['Python'] },
  { first: 'Joao', works: ['Motorista de Caminhão'], skills: ['Logistics'] },
  { first: 'Kenji', works: ['Truck Driver'], skills: ['Forklift'] },
  { first: 'Lena', works: ['Graphic Designer'], skills: ['Figma', 'Illustrator'] },
  { first: 'Mona', works: ['Data Analyst'], skills: ['SQL', 'Python', 'Tableau'] },
  { first: 'Nils', works: ['Welder'], skills: ['MIG Welding'] },
] satisfies { first: string; works: string[]; skills: string[]; wish?: number }[];

/** Query, and who must stand among the first three. */
const labelled: [string, string[]][] = [
  ['swe', ['Iman']],
  ['software engineer', ['Iman']],
  ['前端', ['Fang', 'Aiko']],
  ['frontend developer', ['Fang', 'Aiko']],
  ['フロントエンド', ['Aiko']],
  ['nurse', ['Emma', 'Carla']],
  ['enfermera', ['Carla', 'Emma']],
  ['perawat', ['Emma', 'Carla']],
  ['accountant', ['Deniz']],
  ['muhasebeci', ['Deniz']],
  ['truck driver', ['Kenji', 'Joao']],
  ['caminhoneiro', ['Joao', 'Kenji']],
  ['grafic designer', ['Lena']],
  ['barrista', ['Gita']],
  ['backend java', ['Budi']],
  ['React', ['Aiko']],
  ['data analyst SQL', ['Mona']],
  ['chef', ['Hana']],
  ['python', ['Iman', 'Mona']],
  ['welder', ['Nils']],
];

describe('talent search', () => {
  let app: TestApp;
  let boss: Person;
  beforeAll(async () => {
    app = await startTestApp();
    await learnWords(app);
    for (const { first, works, skills, ...more } of people) {
      // Without a wish, what somebody is found by is what they have done.
      const preference = 'wish' in more ? { location_id: more.wish, function_job_title_id: 10_201 } : null;
      await createFindable(app, { first, works: works.map((title) => ({ title })), skills, preference });
    }
    boss = (await createSeeker(app)).boss;
  });
  afterAll(() => app?.close());

  it('EMP-03 SRCH-01 finds whom twenty queries of ten languages ask for', async () => {
    const missed: string[] = [];
    for (const [text, wanted] of labelled) {
      const found = (await namesFor(boss, { text })).slice(0, 3);
      for (const name of wanted) if (!found.includes(name)) missed.push(`${text}: ${name}, not ${found}`);
    }
    expect(missed).toEqual([]);
  });

  it('EMP-03 takes places and ways of working out of the text', async () => {
    const { talents, understood } = await search(boss, { text: 'engineer in Tokyo' });
    expect(talents.map(({ name, place }) => [name, place])).toEqual([['Aiko R.', 'Tokyo, Japan']]);
    expect(understood).toContain('Tokyo');
    expect(await namesFor(boss, { text: 'engineer in Osaka' })).toEqual([]);
  });

  it('EMP-03 orders by fit to a job of one’s own and says what they have in common', async () => {
    const { boss: other, job } = await createSeeker(app, {
      title: 'Data Analyst',
      job_title_id: 210_301,
      function_id: 21,
      sub_function_id: 2103,
    });
    const { talents } = await search(other, { job_id: job.id });
    expect(talents[0]?.name).toBe('Mona R.');
    expect(talents[0]?.fit).toBe('strong');
    expect(talents[0]?.match_words.length).toBeGreaterThan(0);
    const { talent: read } = await other.visitor.api('GET /recruiters/talents/:id', {
      id: talents[0]?.id ?? '',
      job_id: job.id,
    });
    expect(read).toMatchObject({ fit: 'strong', match_words: talents[0]?.match_words });
    const theirs = other.visitor.api('GET /recruiters/talents', { job_id: 1 });
    await expect(theirs).rejects.toMatchObject({ code: 41113 });
  });
});
