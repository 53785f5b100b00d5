import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Reader } from '#src/platform/database/database.ts';
import { deleteInBatches, updateInBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { QueueState } from '#src/platform/metrics.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { KEPT_DAYS, RECORD_DAYS } from '../integration-rules.ts';

const DAY = 86_400_000;
/** More are not counted: whoever is on call needs no better figure, and the look stays cheap. */
const MOST = 200_000;

/** Deletes deliveries, ended keys and removed addresses whose time is over, a batch at a time. */
export function cleanIntegrationsTask(db: Database, clock: Clock): Task {
  return {
    name: 'clean-integrations',
    schedule: '35 3 * * *',
    run: async () => {
      const before = (days: number) => new Date(clock.now().getTime() - days * DAY).toISOString();
      const old = { where: sql`created_at < ${before(KEPT_DAYS)}`, by: 'created_at' };
      let total = await deleteInBatches(db, { table: 'webhook_deliveries', ...old });
      total += await removeEndpoints(db);
      const ended = { where: sql`revoked_at < ${before(KEPT_DAYS)}`, by: 'revoked_at' };
      total += await deleteInBatches(db, { table: 'api_keys', ...ended });
      const expired = { where: sql`expires_at < ${before(KEPT_DAYS)}`, by: 'expires_at' };
      total += await deleteInBatches(db, { table: 'api_keys', ...expired });
      const record = { where: sql`created_at < ${before(RECORD_DAYS)}`, by: 'created_at' };
      total += await deleteInBatches(db, { table: 'integration_events', ...record });
      const rotated = sql`previous_until < ${clock.now().toISOString()}`;
      const forget = sql`previous_secret = null, previous_until = null`;
      return (
        total +
        (await updateInBatches(db, { table: 'webhook_endpoints', where: rotated, by: 'previous_until' }, forget))
      );
    },
  };
}

/** Their deliveries first: one row must not take thousands along. */
async function removeEndpoints(db: Database): Promise<number> {
  const { rows } = await db.query<{ id: number }>(sql`
    select id from webhook_endpoints where removed_at is not null order by removed_at limit 1000`);
  let total = 0;
  for (const { id } of rows) {
    total += await deleteInBatches(db, { table: 'webhook_deliveries', where: sql`endpoint_id = ${id}` });
    await db.query(sql`delete from webhook_endpoints where id = ${id}`);
    total += 1;
  }
  return total;
}

/** What is due and waits for addresses that are on, and what was given up in the last weeks. */
export async function readWebhookBacklog(db: Reader): Promise<QueueState[]> {
  const { rows } = await db.query<QueueState>(sql`
    select 'webhooks' as name, count(*)::int as depth,
      coalesce(extract(epoch from now() - min(due_at)), 0)::float as age,
      (select count(*) from (
        select 1 from webhook_deliveries where state = 'failed' limit ${MOST}) as given_up)::int as failed
    from (
      select d.due_at from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id
      where e.is_on and d.state = 'waiting' and d.due_at <= now() limit ${MOST}) as head`);
  return rows;
}
