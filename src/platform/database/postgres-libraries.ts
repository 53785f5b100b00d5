import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * The package ships its shared libraries without their symbolic links and makes them in an install script. Where npm
 * does not run install scripts the links are missing, so we make them ourselves.
 */
export function hydrateLibraries(nativeFolder: string): void {
  const list = join(nativeFolder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const packageFolder = resolve(nativeFolder, '..');
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), resolve(packageFolder, source)), link);
  }
}
