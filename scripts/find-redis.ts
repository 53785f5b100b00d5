import { delimiter, join } from 'node:path';
import { findProgram } from './find-program.ts';

/** The Redis server for tests and measurements. */
export function findRedis(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return findProgram({
    what: 'a Redis server',
    setting: 'REDIS_SERVER_PATH',
    places: folders.filter(Boolean).map((folder) => join(folder, 'redis-server')),
    packages: ['redis-server'],
  });
}
