import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { inSlices } from '../engine/core/in-slices.ts';
import { packArrays, unpackArrays } from '../engine/core/packed-arrays.ts';
import { learnQueries, type QueryData } from './learn-queries.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const FILE = join(ROOT, 'build/search-words');

/** Where all lies that decides what is learnt: our lists, and the code that reads them. */
export const LEARNT_FROM = [
  'src/kernel/lazy.ts',
  'src/modules/options',
  'src/modules/search/data',
  'src/modules/search/filters.ts',
  'src/modules/search/server/engine/core',
  'src/modules/search/server/understand',
];
const BESIDE_CODE = /\.test\.ts$|\.md$/;

/** What the build has learnt; nothing when it has not, or from something else. Newer lists or code are never answered from it. */
export function readKeptQueries(file = FILE): QueryData | undefined {
  if (!existsSync(file)) return undefined;
  return unpackArrays<QueryData>(readFileSync(file), keyOfSources());
}

/** For the build: every process that is started later has what it takes seconds to learn. */
export async function keepQueries(): Promise<void> {
  if (!readKeptQueries()) writeQueries(await inSlices(learnQueries(loadOptionData())));
}

export function writeQueries(data: QueryData, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  // A program that starts meanwhile reads the whole file or none, and two builds do not write into each other's.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, packArrays(keyOfSources(), data));
  renameSync(fresh, file);
}

/** Of contents, not of times: an image is copied. Letters, words of Chinese and names of countries are Node's. */
function keyOfSources(): string {
  const hash = createHash('sha256').update(JSON.stringify(process.versions));
  for (const path of LEARNT_FROM.flatMap(filesIn)) hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('base64url');
}

function filesIn(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !BESIDE_CODE.test(entry.name))
    .map((entry) => join(entry.parentPath.slice(ROOT.length + 1), entry.name))
    .sort();
}
