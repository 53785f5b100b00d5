import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import type { LimitTable, RankingTable } from '#src/kernel/published.ts';
import { interviewSteps } from '#src/modules/interviews/interview-steps.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let limits: LimitTable;
let ranking: RankingTable;
beforeAll(async () => {
  app = await startTestApp();
  const tables = await Promise.all(
    globSync('src/modules/*/server/*.limits.ts').map((path) => import(`${process.cwd()}/${path}`)),
  );
  const named = tables.flatMap((module) => Object.entries(module as Record<string, object>));
  limits = Object.assign({}, ...named.flatMap(([name, table]) => (name.endsWith('Limits') ? [table] : [])));
  ranking = Object.assign({}, ...named.flatMap(([name, table]) => (name.endsWith('Ranking') ? [table] : [])));
});
afterAll(() => app?.close());

/** Names of errors that tell of a limit. */
const LIMITING =
  /limit|quota|TooOften|Banned|TooLate|UsedUp|TooLong|TooLarge|IntakePaused|tooManyAttempts|BelowMinimum|NotMultiple|withdrawPending|refreshRunning|rewardExpired/i;
/** No limit of somebody: what a single request may weigh. */
const OTHERS = new Set(['payloadTooLarge']);

it('TRU-11 GROW-01 every error that refuses because of a limit is told on the page', () => {
  const code = globSync('src/modules/**/*.ts', { exclude: (path) => /\.test\.ts$|contract\.ts$/.test(path) })
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const thrown = Object.keys(errorTable).filter((name) => LIMITING.test(name) && code.includes(`'${name}'`));
  const told = new Set<string>(Object.values(limits).flatMap(({ errors }) => errors ?? []));
  expect(thrown.length).toBeGreaterThan(30);
  expect(thrown.filter((name) => !told.has(name) && !OTHERS.has(name))).toEqual([]);
});

it('TRU-11 GROW-01 exactly the errors of published limits lead to the page of limits', async () => {
  const marked = Object.entries(errorTable).flatMap(([name, row]) => ('isLimit' in row ? [name] : []));
  const told = new Set<string>(Object.values(limits).flatMap(({ errors }) => errors ?? []));
  expect(marked.toSorted()).toEqual([...told].toSorted());
  const talent = await signIn(app, 'limited@people.example');
  const addresses = Array.from({ length: 11 }, (_, at) => `friend-${at}@people.example`);
  const { envelope } = await talent.call('POST', '/invitations/email', { addresses });
  expect(envelope).toMatchObject({ code: errorTable.friendBatchLimit.code, data: { limit: 'friendBatchLimit' } });
});

it('TRU-11 an error names no other number than the page, in any language', () => {
  const numbersOf = (text: string) =>
    (text.replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660)).match(/\d[\d.,]*\d|\d/gu) ?? []).map(
      (number) => Number(number.replaceAll(/[.,]/gu, '')),
    );
  const rows = Object.values(limits);
  for (const language of languageCodes) {
    const texts = JSON.parse(readFileSync(`locales/${language}/errors.json`, 'utf8')) as Record<string, string>;
    for (const name of new Set(rows.flatMap(({ errors }) => errors ?? []))) {
      const own = rows.filter(({ errors }) => errors?.includes(name)).map(({ value }) => value);
      // Of the AI's errors the hour of renewal is no limit.
      if (/^ai[A-Z]/u.test(name)) continue;
      // 'Delete 1 first' is no limit either.
      for (const number of numbersOf(texts[name] ?? '').filter((one) => one > 1))
        expect(own, `${language} ${name}`).toContain(number);
    }
  }
});

it('TRU-11 GROW-01 the page has a text and a value for every row, in ten languages', async () => {
  for (const language_code of languageCodes) {
    const page = await app.visitor().api('GET /data/limits', { language_code });
    const rows = page.groups.flatMap((group) => group.rows);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(limits).toSorted());
    expect(page.rankings.flatMap((list) => list.rows.map(({ name }) => name)).toSorted()).toEqual(
      Object.keys(ranking).toSorted(),
    );
    const words = [page.groups, page.rankings]
      .flat()
      .flatMap(({ title, text, rows: told }) => [title, text, ...told.map((row) => row.text)]);
    expect(words.filter((text) => text === '' || text.includes('limits.'))).toEqual([]);
    for (const { talent, employer } of rows) expect(talent ?? employer).toBeTruthy();
  }
});

it('TRU-11 GROW-01 what ranks is told with the numbers that rank, written as the language does', async () => {
  const textOf = async (language_code: string, name: string) => {
    const { rankings } = await app.visitor().api('GET /data/limits', { language_code });
    return rankings.flatMap(({ rows }) => rows).find((row) => row.name === name)?.text;
  };
  expect(await textOf('en', 'recoSkill')).toBe('Each shared skill, up to 6');
  expect(await textOf('en', 'recoFresh')).toContain('Up to 40% of the score');
  expect(await textOf('tr', 'recoFresh')).toContain('%40 ');
});

it('TRU-11 both sides meet the same rules for interviews', async () => {
  const { groups } = await app.visitor().api('GET /data/limits', { language_code: 'en' });
  const rows = groups.find(({ group }) => group === 'interviews')?.rows ?? [];
  for (const name of ['missedInterviews', 'missedWithin', 'interviewPause', 'changeNotice', 'checkInCloses']) {
    const row = rows.find((one) => one.name === name);
    expect(row?.talent).toBe(row?.employer);
  }
  expect(rows.find(({ name }) => name === 'interviewPause')?.talent).toBe('6 months');
  expect(interviewSteps.cancel.by).toEqual(['talent', 'boss']);
  expect(interviewSteps.mark_attendance.by).toEqual(['talent', 'boss']);
  const jobs = groups.flatMap((group) => group.rows).find(({ name }) => name === 'jobDrafts');
  expect(jobs).toMatchObject({ talent: null, employer: '50' });
});
