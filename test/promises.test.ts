import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPromises } from './promises/read-promises.ts';
import { promisesIn, watchedTexts } from './promises/watched-texts.ts';

const root = resolve(import.meta.dirname, '..');
const { rows, others } = readPromises(join(root, 'docs/promises.md'));
const texts = watchedTexts();
const isKnown = (key: string, sentence: string) =>
  [...rows, ...others].some((one) => one.key === key && one.sentence === sentence);

describe('docs/promises.md', () => {
  it('RUN-04 has a line for every sentence of the watched texts that may promise something, word for word', () => {
    const missing = [...texts].flatMap(([key, list]) =>
      list
        .flatMap(promisesIn)
        .filter((sentence) => !isKnown(key, sentence))
        .map((sentence) => `${key}: ${sentence}`),
    );
    expect(missing, 'new or changed: is it kept, by what, and which test proves it?').toEqual([]);
  });

  it('RUN-04 speaks only of sentences that are still shown', () => {
    const isShown = (key: string, sentence: string) => texts.get(key)?.some((text) => text.includes(sentence));
    const gone = [...rows, ...others].filter(({ key, sentence }) => !isShown(key, sentence));
    expect(gone.map(({ key, sentence }) => `${key}: ${sentence}`)).toEqual([]);
  });

  it('RUN-04 names for each promise a file that exists and the title of a test that exists', () => {
    const tests = testSources();
    const lost = rows.filter(({ kept, test }) => !existsSync(join(root, kept)) || !test || !tests.includes(test));
    expect(lost.map(({ key, kept, test }) => `${key}: ${kept}, ${test}`)).toEqual([]);
  });
});

/** The words of all tests, in which a title must be found. */
function testSources(): string {
  return ['src', 'test', 'e2e', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
    )
    .filter((name) => /\.(?:test|e2e)\.tsx?$/.test(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');
}
