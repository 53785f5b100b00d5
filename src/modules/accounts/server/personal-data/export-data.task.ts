import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Clock } from '#src/kernel/clock.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Deliver } from '#src/platform/delivery/deliver.ts';
import type { Questions } from '#src/platform/modules/questions.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { temporaryPath } from '#src/platform/storage/temporary-files.ts';
import { writeZip } from '#src/platform/write-zip.ts';
import { composeNotice } from '../codes/messages.ts';
import type { FindExportDates } from './export-dates.ts';
import { layOutExport } from './export-formats.ts';
import { gatherData } from './gather-data.ts';
import { openExport } from './open-export.ts';
import { readOwnFiles } from './read-own-files.ts';

export const exportTask = defineTask('export-data');

interface ExportParts {
  db: Database;
  clock: Clock;
  deliver: Deliver;
  texts: Texts;
  storage: Storage;
  findResume: Questions['accounts.findExportResume'];
  findDates: FindExportDates;
  findFiles: Questions['accounts.findExportFiles'];
}

/** Gathers the exports that were asked for, part by part, and packs them; whoever finishes one tells its owner. */
export function exportDataTask(parts: ExportParts): Task {
  const { db } = parts;
  return {
    name: exportTask.name,
    schedule: '* * * * *',
    run: async () => {
      let total = 0;
      let firstError: unknown;
      for (let wish = await findWish(db, 0); wish; wish = await findWish(db, wish.id)) {
        try {
          total += await gatherData(db, wish.id, wish.account_id);
          await packExport(parts, wish);
        } catch (error) {
          // One that fails must not stop those behind it; it is still queued.
          firstError ??= error;
        }
      }
      if (firstError !== undefined) throw firstError;
      return total;
    },
  };
}

interface Wish {
  id: number;
  account_id: number;
  email: string | null;
  language: string;
}

async function findWish(db: Database, after: number): Promise<Wish | undefined> {
  const { rows } = await db.query<Wish>(sql`
    select data_exports.id, account_id, email, language from data_exports join accounts on accounts.id = account_id
    where data_exports.status = 'queued' and data_exports.id > ${after} order by data_exports.id limit 1`);
  return rows[0];
}

/** The name of the archive is noted before there is one: whatever happens meanwhile, its bytes go with the row. */
async function packExport(parts: ExportParts, wish: Wish): Promise<void> {
  const { db, clock, storage } = parts;
  const at = clock.now();
  const { rows } = await db.query<{ archive: string | null }>(sql`
    update data_exports set archive = coalesce(archive, ${randomUUID()}::uuid) where id = ${wish.id} returning archive`);
  const archive = rows[0]?.archive;
  if (!archive) return;
  const path = temporaryPath();
  try {
    const [resume, events] = await Promise.all([
      parts.findResume(db, wish.account_id),
      parts.findDates(db, { accountId: wish.account_id, language: wish.language }),
    ]);
    const content = await openExport(db, wish.id, { resume, events });
    const files = readOwnFiles(parts, wish.account_id);
    await writeZip(path, layOutExport(content, files, at), at);
    await storage.put(archive, path, 'application/zip');
  } finally {
    await rm(path, { force: true });
  }
  const isThere = await db.transaction((tx) => finish(tx, parts, wish));
  // The account went while its archive was packed, and took its note of it along.
  if (!isThere) await storage.remove(archive);
}

/** False when the export is not wanted any more. */
async function finish(tx: Transaction, { deliver, texts, clock }: ExportParts, wish: Wish): Promise<boolean> {
  const { rows } = await tx.query<{ is_new: boolean }>(sql`
    select status = 'queued' as is_new from data_exports where id = ${wish.id} for no key update`);
  if (!rows[0]?.is_new) return rows.length > 0;
  await tx.query(sql`
    update data_exports set status = 'ready', finished_at = ${clock.now().toISOString()} where id = ${wish.id}`);
  if (wish.email) await deliver(tx, composeNotice(texts, wish.language, wish.email, 'exportReady'));
  return true;
}
