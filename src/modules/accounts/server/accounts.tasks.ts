import type { Clock } from '#src/kernel/clock.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Deliver } from '#src/platform/delivery/deliver.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import { composeNotice } from './codes/messages.ts';
import type { ExportExtras } from './personal-data/export-formats.ts';
import { gatherData } from './personal-data/gather-data.ts';

export const exportTask = defineTask('export-data');
/** Codes and tickets stay a day longer than they work, so that 'used' and 'expired' can be told from 'wrong'. */
const OUTLIVED = ['one_time_codes', 'sign_in_tickets', 'qr_logins'];
const SESSIONS_AT_ONCE = 100;
const RUN_OUT = [
  'attempt_logs',
  'trusted_devices',
  'data_exports',
  'pending_steps',
  'rate_windows',
  'account_changes',
  'removed_ways',
  'known_places',
];

/** Removes what has run out: sessions after their 30 days, codes, and the answers kept for repeated writes. */
export function purgeExpiredTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-expired',
    schedule: '17 * * * *',
    run: async () => {
      const now = clock.now().toISOString();
      const dayAgo = new Date(clock.now().getTime() - 24 * 3600_000).toISOString();
      const monthAgo = new Date(clock.now().getTime() - 30 * 24 * 3600_000).toISOString();
      const purge = (table: string, by: string, before: string, size?: number) =>
        deleteInBatches(db, { table, by, where: sql`${sql.identifier(by)} < ${before}`, size });
      // What a session has looked at forgets it, so that each may be hundreds of rows.
      let done = await purge('sessions', 'expires_at', now, SESSIONS_AT_ONCE);
      for (const table of RUN_OUT) done += await purge(table, 'expires_at', now);
      for (const table of OUTLIVED) done += await purge(table, 'expires_at', dayAgo);
      done += await purge('idempotency_keys', 'created_at', dayAgo);
      return done + (await purge('get_started_records', 'created_at', monthAgo));
    },
  };
}

/** What modules below add to an export: the sections of a resume, appointments. */
type FindExtras = (tx: Transaction, accountId: number) => Promise<ExportExtras>;

/** Gathers the exports that were asked for, part by part; whoever finishes one tells its owner. */
export function exportDataTask(
  db: Database,
  clock: Clock,
  deliver: Deliver,
  texts: Texts,
  findExtras: FindExtras = async () => ({}),
): Task {
  const finish = async (tx: Transaction, wish: Wish) => {
    const extras = JSON.stringify(await findExtras(tx, wish.account_id));
    const { rowCount } = await tx.query(sql`
      update data_exports set status = 'ready', content = ${extras}::jsonb, finished_at = ${clock.now().toISOString()}
      where id = ${wish.id} and status = 'queued'`);
    if (rowCount && wish.email) await deliver(tx, composeNotice(texts, wish.language, wish.email, 'exportReady'));
  };
  return {
    name: exportTask.name,
    schedule: '* * * * *',
    run: async () => {
      let total = 0;
      let firstError: unknown;
      for (let wish = await findWish(db, 0); wish; wish = await findWish(db, wish.id)) {
        const one = wish;
        try {
          total += await gatherData(db, one.id, one.account_id);
          await db.transaction((tx) => finish(tx, one));
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
