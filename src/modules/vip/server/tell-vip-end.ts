import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { TOLD_DAYS } from '../vip-benefits.ts';
import type { NotifyOfVip } from './vip.notices.ts';

const DAY_MS = 24 * 3600_000;

/** Tells VIPs three days before it ends, once for each end: an end that has moved on is told anew. */
export function tellVipEndTask(db: Database, clock: Clock, notify: NotifyOfVip): Task {
  return {
    name: 'tell-vip-end',
    schedule: '17 * * * *',
    run: () =>
      eachInTurn<{ id: number; vip_until: Date }>(db, {
        claim: async (tx, failed) => {
          const now = clock.now();
          const { rows } = await tx.query<{ id: number /** Never null: it is compared. */; vip_until: Date }>(sql`
            select id, vip_until from accounts
            where vip_until > ${now.toISOString()}
              and vip_until <= ${new Date(now.getTime() + TOLD_DAYS * DAY_MS).toISOString()}
              and vip_end_told is distinct from vip_until and id <> all(${failed}::bigint[])
            order by vip_until limit 1 for no key update skip locked`);
          return rows[0];
        },
        handle: async (tx, { id: accountId, vip_until }) => {
          await tx.query(sql`update accounts set vip_end_told = vip_until where id = ${accountId}`);
          const data = { what: 'ending' as const, until: vip_until.toISOString() };
          await notify(tx, { accountId, kind: 'vip', data, dedupeKey: `vip-end:${vip_until.getTime()}` });
        },
      }),
  };
}
