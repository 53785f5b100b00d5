import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ASSETS_BEFORE } from '../src/platform/http/assets-before.ts';
import { StartError } from '../src/platform/start-error.ts';

const SOURCES = [
  'src',
  'locales/en',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-programs.ts',
  'scripts/build-worker.ts',
  'scripts/draw-pictures.ts',
  'scripts/lean-icons.ts',
  'scripts/lean-router.ts',
  'scripts/public-styles.ts',
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
  if (existsSync(stampFile)) keepAssets(root);
  rmSync(stampFile, { force: true });
  // With our own flags: what it compiles is of use only to a process that has the same.
  const result = spawnSync(process.execPath, [...process.execArgv, join(import.meta.dirname, 'build-pages.ts'), root], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new StartError(`The pages could not be built:\n${result.stdout}${result.stderr}`);
  writeFileSync(stampFile, stamp);
}

/**
 * A site that runs while its pages are built anew, and pages that are open then, go on with the files of the last build;
 * `static-files.ts` finds them there. Only a finished build is kept: one that failed has none worth it.
 */
function keepAssets(root: string): void {
  const [assets, before] = [join(root, 'build/client/assets'), join(root, ASSETS_BEFORE)];
  rmSync(before, { recursive: true, force: true });
  mkdirSync(before, { recursive: true });
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    try {
      linkSync(join(assets, name), join(before, name));
    } catch {
      // Another disk.
      copyFileSync(join(assets, name), join(before, name));
    }
  }
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
