import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';
import { defineTask } from '#src/platform/queue/task.ts';
import type { WebhookKind } from '../integration-rules.ts';

export const sendWebhooksTask = defineTask('send-webhooks');

interface Told {
  kind: WebhookKind;
  at: Date;
  /** Gives `company_id` and `data`, a row for each thing that has happened. */
  what: Sql;
}

/**
 * Writes a message for each address of the company that wants to hear of it, in the transaction of what has happened:
 * neither is there without the other. The worker is called only when there is something to send.
 */
export async function writeDeliveries(tx: Transaction, enqueue: Enqueue, { kind, at, what }: Told): Promise<void> {
  const moment = at.toISOString();
  const { rowCount } = await tx.query(sql`
    insert into webhook_deliveries (endpoint_id, kind, payload, due_at, created_at)
    select e.id, ${kind}, jsonb_build_object('type', ${kind}::text, 'timestamp', ${moment}::text, 'data', told.data),
      ${moment}, ${moment}
    from (${what}) as told
    join webhook_endpoints e on e.company_id = told.company_id and e.is_on and e.removed_at is null
      and ${kind} = any(e.kinds)
    join companies c on c.id = e.company_id and c.status = 'active'`);
  if (rowCount) await enqueue(tx, sendWebhooksTask);
}
