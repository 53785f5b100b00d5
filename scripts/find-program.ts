import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCK = join(tmpdir(), 'parley-install.lock');

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
  if (!find() && process.getuid?.() === 0) install(what, packages);
  const found = find();
  if (found) return found;
  throw new Error(`This needs ${what}: install it (apt-get install ${packages.join(' ')}) or set ${setting}.`);
}

function install(what: string, packages: readonly string[]): void {
  console.log(`Installing ${what} for the tests …`);
  // A package may start a server of its own, which nobody asked for; only the program is wanted.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // Test files run side by side, and apt gives up where another one holds its lists.
  const apt = (...args: string[]) => spawnSync('flock', [LOCK, 'apt-get', ...args], { stdio: 'ignore', env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
