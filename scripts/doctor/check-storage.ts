import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { systemClock } from '../../src/kernel/clock.ts';
import { openStorage } from '../../src/platform/storage/open-storage.ts';
import { describeCount } from '../commands/describe.ts';
import type { Site } from '../commands/run-command.ts';
import { type Check, failed, type Ground, nameSome, ok, warning } from './findings.ts';

export const storageCheck: Check<Site> = {
  name: 'storage',
  run: async ({ env, dataRoot }) => {
    const place = env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : join(dataRoot, 'files');
    const storage = openStorage(env, join(dataRoot, 'files'), systemClock);
    const [name, said] = [randomUUID(), `probe ${randomUUID()}`];
    const path = join(tmpdir(), `parley-probe-${name}`);
    try {
      await writeFile(path, said, { mode: 0o600, flag: 'wx' });
      await storage.put(name, path, 'text/plain');
      const read = await storage.open(name);
      const isSame = read && (await text(read)) === said;
      await storage.remove(name);
      if (!isSame)
        return failed(`${place} gave back something else than it was given`, 'look at the disk or the store');
      return ok(`${place} takes, gives and removes files`);
    } catch (error) {
      return failed(
        `${place}: ${(error as Error).message}`,
        'check that the folder can be written, or the S3_… settings',
      );
    } finally {
      await rm(path, { force: true });
    }
  },
};

const DAY_MS = 86_400_000;

/** Rows and bytes of one shelf of the store, whose names begin with the same two digits. */
async function compareShelf(
  { db, site, now }: Ground,
  shelf: string,
): Promise<{ missing: string[]; orphans: string[] }> {
  const range = [`${shelf}000000-0000-0000-0000-000000000000`, `${shelf}ffffff-ffff-ffff-ffff-ffffffffffff`];
  const { rows } = await db.query({
    text: `select id::text as name, created_at < now() - interval '1 hour' as "isOld" from files where id between $1 and $2
      union all select archive::text, false from data_exports where archive between $1 and $2
      union all select file_id::text, false from file_removals where file_id between $1 and $2`,
    values: range,
  });
  const folder = join(site.dataRoot, 'files', shelf);
  const there = new Set(await readdir(folder).catch(() => []));
  const known = new Set(rows.map(({ name }) => String(name)));
  const missing = rows.filter(({ name, isOld }) => isOld && !there.has(String(name))).map(({ name }) => String(name));
  const orphans: string[] = [];
  for (const name of there) {
    if (known.has(name)) continue;
    // One that is being put there has its row in a moment.
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now().getTime() - found.mtimeMs > DAY_MS) orphans.push(name);
  }
  return { missing, orphans };
}

export const filesCheck: Check<Ground> = {
  name: 'files',
  run: async (ground) => {
    const { rows } = await ground.db.query({ text: 'select count(*)::int as count from files', values: [] });
    const count = describeCount(Number(rows[0]?.count));
    if (ground.site.env.S3_BUCKET) return ok(`${count} rows; what lies in a bucket is not compared with them`);
    const all = { missing: [] as string[], orphans: [] as string[] };
    for (let shelf = 0; shelf < 256; shelf += 1) {
      const found = await compareShelf(ground, shelf.toString(16).padStart(2, '0'));
      all.missing.push(...found.missing);
      all.orphans.push(...found.orphans);
    }
    if (all.missing.length > 0)
      return failed(
        `${all.missing.length} have a row and no bytes: ${nameSome(all.missing)}`,
        'bring them back from a backup',
      );
    if (all.orphans.length > 0)
      return warning(
        `${all.orphans.length} belong to nothing: ${nameSome(all.orphans)}`,
        'they only take room, and can be removed',
      );
    return ok(`${count}, each with its bytes, and no others`);
  },
};
