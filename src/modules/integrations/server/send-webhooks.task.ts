import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { ANSWERS_WITHIN_SECONDS } from '../integration-rules.ts';
import { postMessage } from './post-message.ts';
import type { ClaimedDelivery, SendParts } from './send-parts.ts';
import { settleDelivery } from './settle-delivery.ts';
import { secretsOf, sign } from './webhook-secrets.ts';
import { sendWebhooksTask } from './write-deliveries.ts';

/** Of one address at a time; one that fails is asked with a single message until it answers. */
const OF_ONE = 4;
const ENDPOINTS_AT_ONCE = 16;
/** No more are claimed while so many wait for their answers. */
const MOST_AT_ONCE = 64;
/** How often it looks for more while it waits for answers. */
const LOOK_MS = 500;
/** Longer than any answer is waited for: a sender that dies is followed by another after it. */
const LEASE_MS = (ANSWERS_WITHIN_SECONDS + 50) * 1000;
/** Below the 15 minutes after which the queue gives a task to another worker. */
const RUN_MS = 5 * 60_000;

/**
 * Sends what is due, at least once: a message is marked after it was taken, so whoever dies in between has it sent
 * again, with the same id. The order is not promised.
 */
export function sendWebhooks(parts: SendParts): Task {
  return {
    name: sendWebhooksTask.name,
    schedule: '* * * * *',
    run: () => sendDue(parts),
  };
}

/** Goes on claiming while others still wait for an answer: an address that hangs holds up only itself. */
async function sendDue(parts: SendParts): Promise<number> {
  const until = performance.now() + RUN_MS;
  const sending = new Map<Promise<void>, number>();
  let failure: unknown;
  let count = 0;
  while (performance.now() < until && failure === undefined) {
    const busy = [...sending.values()];
    const claimed =
      busy.length < MOST_AT_ONCE ? await parts.db.transaction((tx) => claim(tx, parts.clock.now(), busy)) : [];
    for (const one of claimed) {
      const work: Promise<void> = send(parts, one)
        .catch((error) => {
          failure ??= error;
        })
        .finally(() => sending.delete(work));
      sending.set(work, one.endpoint_id);
    }
    count += claimed.length;
    if (claimed.length > 0) continue;
    if (busy.length === 0) break;
    // Those that were busy when it was asked and no longer are may have more; and others may have something new.
    if (sending.size === busy.length)
      await Promise.race([...sending.keys(), pause(LOOK_MS, undefined, { ref: false })]);
  }
  await Promise.all(sending.keys());
  // The lease of what could not be marked runs out, and it is sent again; the queue hears of it.
  if (failure !== undefined) throw failure;
  return count;
}

/**
 * A few messages of some addresses that have any, drawn by lot, so that none waits behind another's thousands: a loose
 * index scan finds the addresses. Nothing is locked while they are sent; the lease says how long the sender has.
 */
async function claim(tx: Transaction, now: Date, busy: number[]): Promise<ClaimedDelivery[]> {
  const at = now.toISOString();
  const lease = new Date(now.getTime() + LEASE_MS).toISOString();
  const { rows } = await tx.query<ClaimedDelivery>(sql`
    with recursive waiting as (
      (select endpoint_id from webhook_deliveries where state = 'waiting' order by endpoint_id limit 1)
      union all
      select (select d.endpoint_id from webhook_deliveries d
        where d.state = 'waiting' and d.endpoint_id > waiting.endpoint_id order by d.endpoint_id limit 1)
      from waiting where waiting.endpoint_id is not null
    ), ready as (
      select e.id, e.failing_since from waiting join webhook_endpoints e on e.id = waiting.endpoint_id
      join companies c on c.id = e.company_id and c.status = 'active'
      where e.is_on and e.id <> all(${busy}::bigint[]) and (e.rest_until is null or e.rest_until <= ${at})
        and exists (select from webhook_deliveries d
          where d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= ${at})
      order by random() limit ${ENDPOINTS_AT_ONCE}
    ), due as (
      select one.id from ready cross join lateral (
        select d.id from webhook_deliveries d
        where d.endpoint_id = ready.id and d.state = 'waiting' and d.due_at <= ${at} order by d.due_at
        limit case when ready.failing_since is null then ${OF_ONE}::int else 1 end for update skip locked) as one
    )
    update webhook_deliveries d set due_at = ${lease}, attempts = d.attempts + 1, last_tried_at = ${at}
    from webhook_endpoints e where d.id in (select id from due) and e.id = d.endpoint_id
    returning d.id, d.message_id, d.payload, d.attempts, d.endpoint_id, e.company_id, e.url, e.signing_secret,
      e.previous_secret, e.previous_until`);
  return rows;
}

async function send(parts: SendParts, delivery: ClaimedDelivery): Promise<void> {
  const now = parts.clock.now();
  const body = JSON.stringify(delivery.payload);
  const timestamp = Math.floor(now.getTime() / 1000);
  const id = `msg_${delivery.message_id}`;
  const signature = sign(await openSecrets(parts, delivery, now), { id, timestamp, body });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Parley-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature,
  };
  const outcome = await postMessage(parts.reach, delivery.url, { headers, body });
  await settleDelivery(parts, delivery, outcome);
}

async function openSecrets({ db, secrets }: SendParts, delivery: ClaimedDelivery, now: Date): Promise<Buffer[]> {
  const { open } = await secretsOf(db, secrets, delivery.company_id);
  const { signing_secret, previous_secret, previous_until } = delivery;
  const isOld = previous_secret && previous_until && previous_until > now;
  return [signing_secret, ...(isOld ? [previous_secret] : [])].map(open);
}
