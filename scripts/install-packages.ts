import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LOCK = join(tmpdir(), 'parley-install.lock');
const MOST_TRIES = 60;
const PAUSE_SECONDS = '5';

/**
 * Installs Debian packages, as root. Test files run side by side, so one installs at a time; the machine itself may be at
 * it too. `apt-get install` can be told to wait for that, `apt-get update` cannot: it is tried again.
 */
export function installPackages(what: string, packages: readonly string[], ...options: string[]): void {
  console.log(`Installing ${what} for the tests …`);
  // A package may start a server of its own, which nobody asked for; only the program is wanted.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1', LC_ALL: 'C' };
  const apt = (...args: string[]) =>
    spawnSync('flock', [LOCK, 'apt-get', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
      encoding: 'utf8',
    });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (!apt('update').stderr.includes('Could not get lock')) break;
    spawnSync('sleep', [PAUSE_SECONDS]);
  }
  apt('-o', 'DPkg::Lock::Timeout=300', 'install', '-y', ...options, ...packages);
}
