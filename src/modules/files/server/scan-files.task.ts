import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Logger } from '#src/platform/log.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import type { FileParts } from './store-file.ts';

const BATCH = 50;

type Scanned = Pick<FileParts, 'storage' | 'scanner'>;

/** Asks again about files that came while the scanner was away. What carries malware loses its bytes and keeps its row. */
export function scanFilesTask(db: Database, log: Logger, { storage, scanner }: Scanned): Task {
  return {
    name: 'scan-files',
    schedule: '* * * * *',
    run: async () => {
      while (await scanBatch(db, log, { storage, scanner }));
    },
  };
}

/** True when there may be more. A scanner that is still away is asked again in the next round. */
async function scanBatch(db: Database, log: Logger, { storage, scanner }: Scanned): Promise<boolean> {
  if (!scanner) return false;
  const { rows } = await db.query<{ id: string }>(
    sql`select id from files where scan = 'pending' order by created_at limit ${BATCH}`,
  );
  for (const { id } of rows) {
    const bytes = await storage.open(id);
    const verdict = bytes ? await scanner.scan(bytes) : 'infected';
    if (verdict === 'unknown') return false;
    await settle(db, id, verdict);
    if (verdict === 'infected') log.warn({ file: id }, 'a file was withheld: the scanner found malware in it');
  }
  return rows.length === BATCH;
}

async function settle(db: Database, id: string, verdict: 'clean' | 'infected'): Promise<void> {
  await db.query(sql`update files set scan = ${verdict} where id = ${id}::uuid and scan = 'pending'`);
  if (verdict === 'clean') return;
  await db.query(sql`insert into file_removals (file_id) values (${id}::uuid) on conflict do nothing`);
}
