import { buffer } from 'node:stream/consumers';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Storage } from '#src/platform/storage/storage.ts';

const STORED = /^\/files\/([0-9a-f-]{36})\//;

/** The picture of someone's account, for designs that show a face. */
export async function findPhoto(tx: Reader, storage: Storage, accountId: number): Promise<Buffer | undefined> {
  const { rows } = await tx.query<{ avatar: string | null }>(sql`select avatar from accounts where id = ${accountId}`);
  const id = STORED.exec(rows[0]?.avatar ?? '')?.[1];
  const bytes = id && (await storage.open(id));
  if (!bytes) return undefined;
  // Loaded when it is needed, as for uploads: it is large. Pictures are kept as WebP, which neither Typst nor Word takes.
  const { default: sharp } = await import('sharp');
  return sharp(await buffer(bytes))
    .jpeg({ quality: 90 })
    .toBuffer();
}
