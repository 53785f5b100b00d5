import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'];

/** The ClamAV daemon for tests: the one that is named, an installed one, or a freshly installed one. */
export function findClamd(): string {
  const find = () => [process.env.CLAMD_PATH, ...PLACES].find((path) => path && existsSync(path));
  if (!find() && process.getuid?.() === 0) install();
  const found = find();
  if (found) return found;
  throw new Error('This needs ClamAV: install it (apt-get install clamav-daemon) or set CLAMD_PATH.');
}

function install(): void {
  console.log('Installing ClamAV for the tests …');
  // The package would start a daemon of its own, which nobody asked for; only the program is wanted.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon'], { stdio: 'ignore', env });
}
