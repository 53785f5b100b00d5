import { readFileSync, rmSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { findSite } from '#src/modules/options/sites.ts';
import { inSlices } from '#src/modules/search/server/engine/core/in-slices.ts';
import { packArrays } from '#src/modules/search/server/engine/core/packed-arrays.ts';
import { LEARNT_FROM, readKeptQueries, writeQueries } from '#src/modules/search/server/understand/kept-queries.ts';
import { learnQueries, type QueryData } from '#src/modules/search/server/understand/learn-queries.ts';
import { matchTyped } from '#src/modules/search/server/understand/match-typed.ts';
import { queriesOf } from '#src/modules/search/server/understand/query-knowledge.ts';
import { understandQuery } from '#src/modules/search/server/understand/understand-query.ts';
import { readImports } from '../architecture/read-imports.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { readQueries } from './labelled-queries.ts';

const root = resolve(import.meta.dirname, '../..');
const options = loadOptionData();
/** One of so many labelled queries is enough: the numbers themselves are compared, too. */
const STEP = 8;

let learnt: QueryData;
let kept: QueryData | undefined;
beforeAll(async () => {
  learnt = await inSlices(learnQueries(options));
  const folder = makeTemporaryFolder('parley-words-');
  const file = join(folder, 'build/search-words');
  writeQueries(learnt, file);
  kept = readKeptQueries(file);
  rmSync(folder, { recursive: true });
});

const bytesOf = (data: QueryData) => Buffer.from(packArrays('', data));

describe('what the build keeps for searches', () => {
  it('SRCH-10 is what a process would learn by itself, also in the build that is there', () => {
    expect(kept && bytesOf(kept).equals(bytesOf(learnt))).toBe(true);
    expect(bytesOf(readKeptQueries() ?? learnt).equals(bytesOf(learnt))).toBe(true);
  });

  it('SRCH-10 answers in every language as what was learnt just now', async () => {
    if (!kept) throw new Error('Nothing was kept');
    const ways = await Promise.all([learnt, kept].map((data) => inSlices(queriesOf(data, options))));
    const queries = [...readQueries('a'), ...readQueries('c')].filter((_, at) => at % STEP === 0);
    expect(new Set(queries.map(({ language }) => language)).size).toBe(languageCodes.length);
    const different = queries.filter(({ query, language, country }) => {
      const asker = { language, countryId: findSite(country)?.id };
      const [one, other] = ways.map((way) =>
        JSON.stringify([understandQuery(query, way, asker), matchTyped(query, 10, way, asker)]),
      );
      return one !== other;
    });
    expect(different).toEqual([]);
  });

  it('is thrown away when anything changes that it was learnt from', () => {
    const files = filesOf('src/modules/search/server/understand/learn-queries.ts');
    expect(files.size).toBeGreaterThan(20);
    const isNoted = (file: string) => LEARNT_FROM.some((one) => file === one || file.startsWith(`${one}/`));
    expect([...files].filter((file) => !isNoted(file))).toEqual([]);
  });
});

/** The file and all that it loads. */
function filesOf(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const { specifier, isType } of readImports(path, readFileSync(join(root, path), 'utf8'))) {
    const isOurs = specifier.startsWith('.') || specifier.startsWith('#src/');
    if (isType || !isOurs) continue;
    filesOf(specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier), found);
  }
  return found;
}
