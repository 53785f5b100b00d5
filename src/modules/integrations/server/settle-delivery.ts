import { listAdminIds } from '#src/modules/companies/server/companies.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { FAILING_DAYS, MOST_TRIES, retrySeconds } from '../integration-rules.ts';
import type { Outcome } from './post-message.ts';
import { recordActivity } from './record-activity.ts';
import type { ClaimedDelivery, SendParts } from './send-parts.ts';
import { hostOf } from './webhooks.queries.ts';

const DAY = 86_400_000;
const GONE = 410;
/** An address that has failed is left alone for so long, whatever else waits for it. */
const REST_SECONDS = 5;
const JITTER = 0.2;

interface FailingRow {
  /** Never null: the update sets it. */
  failing_since: Date;
}

type SettleParts = Pick<SendParts, 'db' | 'clock' | 'notify' | 'random'>;

/** Marks what came of a try; a failure comes back later, and an address that fails for days is switched off. */
export function settleDelivery(parts: SettleParts, delivery: ClaimedDelivery, outcome: Outcome): Promise<void> {
  const { db } = parts;
  return db.transaction((tx) =>
    outcome.problem === null ? noteSuccess(tx, delivery, outcome) : noteFailure(tx, parts, delivery, outcome),
  );
}

async function noteSuccess(tx: Transaction, { id, endpoint_id }: ClaimedDelivery, { status }: Outcome): Promise<void> {
  await tx.query(sql`
    update webhook_deliveries set state = 'delivered', last_status = ${status}, last_problem = null where id = ${id}`);
  await tx.query(sql`
    update webhook_endpoints set failing_since = null, rest_until = null
    where id = ${endpoint_id} and failing_since is not null`);
}

async function noteFailure(
  tx: Transaction,
  { clock, notify, random }: SettleParts,
  delivery: ClaimedDelivery,
  { status, problem }: Outcome,
): Promise<void> {
  const now = clock.now();
  const { id, endpoint_id, attempts } = delivery;
  const seconds = (retrySeconds[attempts - 1] ?? 0) * (1 + JITTER * (2 * random() - 1));
  const next = new Date(now.getTime() + seconds * 1000).toISOString();
  await tx.query(sql`
    update webhook_deliveries set state = ${attempts >= MOST_TRIES ? 'failed' : 'waiting'}, due_at = ${next},
      last_status = ${status}, last_problem = ${problem} where id = ${id}`);
  const rest = new Date(now.getTime() + REST_SECONDS * 1000).toISOString();
  const { rows } = await tx.query<FailingRow>(sql`
    update webhook_endpoints set failing_since = coalesce(failing_since, ${now.toISOString()}), rest_until = ${rest}
    where id = ${endpoint_id} and is_on returning failing_since`);
  const since = rows[0]?.failing_since;
  if (!since) return;
  if (status === GONE || now.getTime() - since.getTime() >= FAILING_DAYS * DAY) {
    await switchOff(tx, notify, delivery, now);
  }
}

/** What waits goes on waiting for as long as it is kept, and is sent once the address is on again. */
async function switchOff(
  tx: Transaction,
  notify: SettleParts['notify'],
  { endpoint_id, company_id, url }: ClaimedDelivery,
  at: Date,
): Promise<void> {
  await tx.query(sql`update webhook_endpoints set is_on = false where id = ${endpoint_id}`);
  await recordActivity(tx, { companyId: company_id, accountId: null, action: 'webhook_off', subject: hostOf(url), at });
  const { name } = await tx.queryOne<{ name: string }>(sql`select name from companies where id = ${company_id}`);
  const data = { host: hostOf(url), company: name, webhook_id: endpoint_id };
  for (const accountId of await listAdminIds(tx, company_id)) {
    await notify(tx, { accountId, kind: 'webhook_off', data });
  }
}
