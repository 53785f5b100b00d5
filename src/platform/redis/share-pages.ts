import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CircuitBreaker } from '../circuit-breaker.ts';
import type { Logger } from '../log.ts';
import { closeRedis, connectRedis } from './connect-redis.ts';
import { RedisPages } from './redis-pages.ts';

/** What a page is made by. */
const MADE_BY = ['build/server', 'src', 'locales', 'content'];

/** Shares kept pages with the other processes that run the same program. */
export async function sharePages(url: string, root: string, seconds: number, log: Logger) {
  const [redis, build] = await Promise.all([connectRedis(url, log), readBuild(root)]);
  const breaker = new CircuitBreaker({ name: 'redis pages', log, probe: () => redis.ping() });
  return {
    pages: new RedisPages({ redis, breaker, build, seconds }),
    close: async () => {
      breaker.close();
      await closeRedis(redis);
    },
  };
}

/** The same on every machine that has the same files, wherever they are and whenever they came. */
export async function readBuild(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of MADE_BY) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('base64url').slice(0, 16);
}
