import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { temporaryPath } from '#src/platform/storage/temporary-files.ts';
import type { StoredFile } from '../files.contract.ts';
import { type FileRow, presentFile } from './files.queries.ts';
import { assertRoom, type FileParts } from './store-file.ts';
import { storingFailure } from './storing-failure.ts';

/** A copy of one of the caller's own files as a new upload: nothing was made of it yet, and its verdict is the same. */
export function createCopyFile({ db, storage }: Pick<FileParts, 'db' | 'storage'>) {
  return async (ctx: AccountContext, fileId: string): Promise<StoredFile> => {
    await assertRoom(ctx);
    const bytes = await storage.open(fileId);
    if (!bytes) throw new AppError('notFound');
    const path = temporaryPath();
    const copy = await db.queryOne<FileRow>(sql`
      insert into files (account_id, kind, name, content_type, size, sha256, scan, seconds, created_at)
      select account_id, kind, name, content_type, size, sha256, scan, seconds, ${ctx.clock.now().toISOString()} from files
      where id = ${fileId}::uuid and account_id = ${ctx.viewer.accountId}
      returning id, account_id, kind, name, content_type, size, subject, scan, seconds`);
    try {
      await pipeline(bytes, createWriteStream(path));
      await storage.put(copy.id, path, copy.content_type);
    } catch (error) {
      await db.query(sql`delete from files where id = ${copy.id}`);
      throw storingFailure(ctx, error);
    } finally {
      await rm(path, { force: true });
    }
    return presentFile(copy);
  };
}
