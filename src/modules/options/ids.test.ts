import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as ids from './ids.ts';

const data = (file: string) =>
  readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
const keyOf = (file: string, id: number) => data(file).find(([no]) => no === String(id))?.[1];

/** The row's number where only the constant should stand. */
const BARE_NUMBER = /\b881\b|work_?arrangement_?id (=|===|!==) \d/i;
/** What a file names by a number, one by one or out of a list: `REMOTE = 3`, `[ON_SITE, REMOTE] = [1, 3]`. */
const NAMED_NUMBER = /(?<![\w.])(\w+)(?:: number)? = \d/g;
const NAMED_NUMBERS = /\[([\w\s,]+)\](?:: [\w\s[\],]+)? = \[\s*\d/g;
const isOwnName = (name: string) => Object.hasOwn(ids, name) || name.startsWith('CUSTOM_TITLE');

function findOwnNames(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, source]) => {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const lists = [...code.matchAll(NAMED_NUMBERS)].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.trim()),
    );
    const names = [...[...code.matchAll(NAMED_NUMBER)].map(([, name = '']) => name), ...lists];
    return BARE_NUMBER.test(code) || names.some(isOwnName) ? [path] : [];
  });
}

describe('ids that the program knows', () => {
  it('GEO-07 GEO-10 are what their lists say', () => {
    const keys = (file: string, numbers: number[]) => numbers.map((id) => keyOf(file, id));
    expect(keys('countries.tsv', [ids.JAPAN, ids.SINGAPORE])).toEqual(['JP', 'SG']);
    const arrangements = [ids.ON_SITE, ids.HYBRID, ids.REMOTE, ids.FIELD_WORK];
    expect(keys('lists/work_arrangement_lists.tsv', arrangements)).toEqual([
      'on-site',
      'hybrid',
      'remote',
      'field-work',
    ]);
    const types = [ids.FULL_TIME, ids.PART_TIME, ids.CONTRACT, ids.TEMPORARY, ids.FREELANCE, ids.PROJECT_BASED];
    expect(keys('lists/job_types.tsv', types)).toEqual([
      'full-time',
      'part-time',
      'contract',
      'temporary',
      'freelance',
      'project-based',
    ]);
    const titles = data('job-functions/30-others.tsv').map((row) => row.join('\t'));
    expect(titles.some((row) => row.includes(String(ids.CUSTOM_TITLE)))).toBe(true);
  });

  it('have one name each, in one file', () => {
    const paths = globSync('{src,scripts}/**/*.{ts,tsx}').filter((path) => !/\.(test|data)\.tsx?$/.test(path));
    const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    expect(findOwnNames(files)).toEqual(['src/modules/options/ids.ts']);
  });

  it.each([
    'const REMOTE = 3;',
    'const [ON_SITE, HYBRID, REMOTE, FIELD] = [1, 2, 3, 4];',
    'const [\n  WIDE,\n  MONTHLY,\n]: number[] = [\n  7,\n  1,\n];',
    'sql`where work_arrangement_id = 3`',
  ])('are seen in other files: %s', (line) => {
    expect(findOwnNames(new Map([['a.ts', line]]))).toEqual(['a.ts']);
  });
});
