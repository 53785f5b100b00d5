import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { Clock } from '#src/kernel/clock.ts';
import { sql } from '#src/platform/database/sql.ts';
import { temporaryPath } from '#src/platform/storage/temporary-files.ts';
import type { FileKind } from '../file-kinds.ts';
import type { StoredFile } from '../files.contract.ts';
import { contentTypes, type Picture } from './file-rules.ts';
import { fileUrl } from './files.queries.ts';
import type { FileParts } from './store-file.ts';

interface MadeFile {
  accountId: number;
  kind: FileKind;
  /** Without its ending. */
  name: string;
  type: Picture;
  bytes: Buffer;
}

/**
 * Keeps a picture that we have drawn for someone. Like an upload it is theirs alone, and gone after a day unless it is
 * claimed; nobody scans it, because there is nothing in it but colours.
 */
export function createStoreBytes({ db, storage, clock }: Pick<FileParts, 'db' | 'storage'> & { clock: Clock }) {
  return async ({ accountId, kind, name, type, bytes }: MadeFile): Promise<StoredFile> => {
    const stored = { id: randomUUID(), name: `${name}.${type}`, size: bytes.length, content_type: contentTypes[type] };
    const sha256 = createHash('sha256').update(bytes).digest();
    await db.query(sql`
      insert into files (id, account_id, kind, name, content_type, size, sha256, created_at)
      values (${stored.id}, ${accountId}, ${kind}, ${stored.name}, ${stored.content_type}, ${stored.size}, ${sha256},
        ${clock.now().toISOString()})`);
    const path = temporaryPath();
    try {
      await writeFile(path, bytes, { mode: 0o600, flag: 'wx' });
      await storage.put(stored.id, path, stored.content_type);
    } catch (error) {
      await db.query(sql`delete from files where id = ${stored.id}`);
      throw error;
    } finally {
      await rm(path, { force: true });
    }
    return { ...stored, url: fileUrl(stored.id, stored.name) };
  };
}
