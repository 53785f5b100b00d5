import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CUSTOM_TITLE, FULL_TIME, HYBRID, JAPAN, ON_SITE, REMOTE, SINGAPORE } from './ids.ts';

const data = (file: string) =>
  readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
const keyOf = (file: string, id: number) => data(file).find(([no]) => no === String(id))?.[1];

/** Names that a file gives to such a row, or the row's number where only the constant should stand. */
const OWN_NAME =
  /\b(REMOTE|HYBRID|ON_SITE|FULL_TIME|JAPAN|SINGAPORE|CUSTOM_TITLE\w*) = \d|\b881\b|work_?arrangement_?id (=|===|!==) \d/i;

function findOwnNames(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, source]) => {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return OWN_NAME.test(code) ? [path] : [];
  });
}

describe('ids that the program knows', () => {
  it('GEO-07 GEO-10 are what their lists say', () => {
    expect(keyOf('countries.tsv', JAPAN)).toBe('JP');
    expect(keyOf('countries.tsv', SINGAPORE)).toBe('SG');
    expect(keyOf('lists/work_arrangement_lists.tsv', ON_SITE)).toBe('on-site');
    expect(keyOf('lists/work_arrangement_lists.tsv', HYBRID)).toBe('hybrid');
    expect(keyOf('lists/work_arrangement_lists.tsv', REMOTE)).toBe('remote');
    expect(keyOf('lists/job_types.tsv', FULL_TIME)).toBe('full-time');
    const titles = data('job-functions/30-others.tsv').map((row) => row.join('\t'));
    expect(titles.some((row) => row.includes(String(CUSTOM_TITLE)))).toBe(true);
  });

  it('have one name each, in one file', () => {
    const paths = globSync('{src,scripts}/**/*.{ts,tsx}').filter((path) => !/\.(test|data)\.tsx?$/.test(path));
    const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    expect(findOwnNames(files)).toEqual(['src/modules/options/ids.ts']);
    expect(
      findOwnNames(
        new Map([
          ['a.ts', 'const REMOTE = 3;'],
          ['b.ts', 'sql`where work_arrangement_id = 3`'],
        ]),
      ),
    ).toEqual(['a.ts', 'b.ts']);
  });
});
