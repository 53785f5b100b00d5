import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Where the build puts them (`scripts/build-programs.ts`). */
export const PROGRAMS = 'build/programs';

/** What a build has seen of a source file; whoever changes one changes these. */
export interface SourceFacts {
  size: number;
  mtimeMs: number;
}

/** Of each program, by the name of its file in the build: its sources, by their paths from the root of the project. */
export type ProgramSources = Record<string, Record<string, SourceFacts>>;

/** `src/modules/resumes/server/read/child.ts` is `resumes-server-read-child.js` there. */
export function builtName(source: string): string {
  return source
    .replace(/^src\/modules\//, '')
    .replace(/\.ts$/, '.js')
    .replaceAll('/', '-');
}

/**
 * The file to start for a program that has a process of its own: the plain one that the build has made of it, which is
 * up in half the time, or the source where it has changed since or nothing was built.
 */
export function childProgram(source: URL): URL {
  const [, root = '', path = ''] = /^(.*)\/(src\/modules\/.*)$/.exec(fileURLToPath(source)) ?? [];
  const name = builtName(path);
  const sources = readSources(join(root, PROGRAMS))[name];
  if (!sources || !Object.entries(sources).every(([file, facts]) => isAsBuilt(join(root, file), facts))) return source;
  return pathToFileURL(join(root, PROGRAMS, name));
}

function readSources(folder: string): ProgramSources {
  try {
    return JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'));
  } catch {
    return {};
  }
}

function isAsBuilt(file: string, { size, mtimeMs }: SourceFacts): boolean {
  const now = statSync(file, { throwIfNoEntry: false });
  return now?.size === size && now.mtimeMs === mtimeMs;
}
