import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the build puts them (`scripts/build-programs.ts`). */
export const PROGRAMS = 'build/programs';

const MODULES = 'src/modules/';

/** The source files of a program, by their paths from the root of the project, and what they contained. */
export interface BuiltFrom {
  files: string[];
  hash: string;
}

/** `src/modules/resumes/server/read/child.ts` is `resumes-server-read-child.js` in the build. */
export function builtName(source: string): string {
  return `${source.slice(MODULES.length, -'.ts'.length).replaceAll('/', '-')}.js`;
}

export function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

interface Checked {
  sizesAndTimes: string;
  program: URL;
}
const checked = new Map<string, Checked>();

/**
 * The file to start for a program that has a process of its own: the plain one that the build has made of it, which is
 * up in half the time, or the source where it has changed since or nothing was built. Contents are read once and then
 * only when a size or a time is another: copying a build gives its files new times.
 */
export function childProgram(source: URL): URL {
  const path = fileURLToPath(source);
  const at = path.lastIndexOf(`/${MODULES}`) + 1;
  const [root, name] = [path.slice(0, at), builtName(path.slice(at))];
  const from = readBuiltFrom(join(root, PROGRAMS, `${name}on`));
  if (!from) return source;
  const sizesAndTimes = from.files.map((file) => sizeAndTime(join(root, file))).join();
  const known = checked.get(path);
  if (known?.sizesAndTimes === sizesAndTimes) return known.program;
  const isAsBuilt = !sizesAndTimes.includes(MISSING) && hashOf(root, from.files) === from.hash;
  const program = isAsBuilt ? pathToFileURL(join(root, PROGRAMS, name)) : source;
  checked.set(path, { sizesAndTimes, program });
  return program;
}

const MISSING = 'missing';

function sizeAndTime(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts ? `${facts.size} ${facts.mtimeMs}` : MISSING;
}

/** What stands beside a built program; none without a build. */
function readBuiltFrom(file: string): BuiltFrom | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
