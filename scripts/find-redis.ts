import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Redis server for tests and measurements: the one that is named, one of the PATH, or a freshly installed one. */
export function findRedis(): string {
  const known = findKnown();
  if (known) return known;
  if (process.getuid?.() === 0) install();
  const installed = findKnown();
  if (installed) return installed;
  throw new Error('This needs a Redis server: install one (apt-get install redis-server) or set REDIS_SERVER_PATH.');
}

function findKnown(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const names = folders.filter(Boolean).map((folder) => join(folder, 'redis-server'));
  return [process.env.REDIS_SERVER_PATH, ...names].find((path) => path && existsSync(path));
}

function install(): void {
  console.log('Installing Redis for the tests …');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  // The package would start a server of its own, which nobody asked for; only the program is wanted.
  const env = { ...options.env, RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { ...options, env });
}
