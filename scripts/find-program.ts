import { existsSync } from 'node:fs';
import { installPackages } from './install-packages.ts';

interface Wanted {
  /** For people, e.g. `a Redis server`. */
  what: string;
  /** The setting that names another place. */
  setting: string;
  places: readonly string[];
  /** A file below the place that must be there. */
  file?: string;
  /** Debian's packages. */
  packages: readonly string[];
}

/** What tests need of the system: where the setting says, an installed one, or (as root) a freshly installed one. */
export function findProgram({ what, setting, places, file = '', packages }: Wanted): string {
  const find = () => [process.env[setting], ...places].find((path) => path && existsSync(`${path}${file}`));
  if (!find() && process.getuid?.() === 0) installPackages(what, packages, '--no-install-recommends');
  const found = find();
  if (found) return found;
  throw new Error(`This needs ${what}: install it (apt-get install ${packages.join(' ')}) or set ${setting}.`);
}
