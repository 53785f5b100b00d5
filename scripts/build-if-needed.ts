import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../src/platform/start-error.ts';

const SOURCES = [
  'src',
  'locales/en',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-worker.ts',
  'scripts/draw-pictures.ts',
  'scripts/lean-icons.ts',
  'scripts/lean-router.ts',
  'scripts/share-scripts.ts',
];

/**
 * Builds the pages when a source file is newer than the last build; a warm start only compares sizes and times. A
 * process of its own does the work: the server does not keep the memory that it took.
 */
export function buildIfNeeded(root: string): void {
  const stampFile = join(root, 'build', 'stamp');
  const stamp = fingerprint(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('  Building the pages …');
  // With our own flags: what it compiles is of use only to a process that has the same.
  const result = spawnSync(process.execPath, [...process.execArgv, join(import.meta.dirname, 'build-pages.ts'), root], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new StartError(`The pages could not be built:\n${result.stdout}${result.stderr}`);
  writeFileSync(stampFile, stamp);
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    const facts = statSync(path, { throwIfNoEntry: false });
    if (!facts) return;
    if (facts.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${path} ${facts.size} ${facts.mtimeMs}\n`);
  };
  for (const source of SOURCES) visit(join(root, source));
  return hash.digest('hex');
}
