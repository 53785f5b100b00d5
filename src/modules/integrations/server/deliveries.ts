import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { TEST_KIND } from '../integration-rules.ts';
import type { Delivery, integrationsContract } from '../integrations.contract.ts';
import type { IntegrationsParts } from './integrations.parts.ts';
import { assertManages, lockManager } from './integrations.policy.ts';
import { findWebhook, presentWebhook } from './webhooks.queries.ts';
import { sendWebhooksTask } from './write-deliveries.ts';

type Listing = (typeof integrationsContract)['GET /recruiters/webhooks/:id/deliveries'];

interface DeliveryRow {
  id: number;
  message_id: string;
  kind: string;
  payload: Record<string, unknown>;
  state: Delivery['state'];
  attempts: number;
  due_at: Date;
  last_status: number | null;
  last_problem: Delivery['problem'];
  last_tried_at: Date | null;
  created_at: Date;
}

/** What an address was sent, the newest first, a page at a time. */
export async function listDeliveries(ctx: MemberContext, input: ParsedInputOf<Listing>): Promise<AnswerOf<Listing>> {
  const me = ctx.viewer.membership;
  assertManages(me);
  const webhook = await findWebhook(ctx.tx, me.company_id, input.id);
  const before = input.cursor === undefined ? sql`` : sql`and d.id < ${input.cursor}`;
  const rows = await loadDeliveries(
    ctx.tx,
    sql`d.endpoint_id = ${webhook.id} ${before} order by d.id desc limit ${input.limit + 1}`,
  );
  const page = rows.slice(0, input.limit);
  return {
    webhook: presentWebhook(webhook, ctx.clock.now()),
    deliveries: page.map(presentDelivery),
    next_cursor: rows.length > input.limit ? (page.at(-1)?.id ?? null) : null,
  };
}

async function loadDeliveries(tx: Reader, which: Sql): Promise<DeliveryRow[]> {
  const { rows } = await tx.query<DeliveryRow>(sql`
    select d.id, d.message_id, d.kind, d.payload, d.state, d.attempts, d.due_at, d.last_status, d.last_problem,
      d.last_tried_at, d.created_at
    from webhook_deliveries d where ${which}`);
  return rows;
}

function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    message_id: row.message_id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    status: row.last_status,
    problem: row.last_problem,
    created_at: row.created_at.toISOString(),
    last_tried_at: row.last_tried_at?.toISOString() ?? null,
    next_try_at: row.state === 'waiting' ? row.due_at.toISOString() : null,
    payload: row.payload,
  };
}

async function readDelivery(tx: Reader, id: number): Promise<{ delivery: Delivery }> {
  const [row] = await loadDeliveries(tx, sql`d.id = ${id}`);
  if (!row) throw new AppError('notFound');
  return { delivery: presentDelivery(row) };
}

/** Sends an address a message that says nothing, by the way of all others. */
export function createSendTest({ enqueue }: Pick<IntegrationsParts, 'enqueue'>) {
  return async (ctx: MemberWriteContext, input: { id: number }) => {
    const me = await lockManager(ctx);
    const webhook = await findWebhook(ctx.tx, me.company_id, input.id);
    if (!webhook.is_on) throw new AppError('webhookOff');
    const at = ctx.clock.now().toISOString();
    const payload = { type: TEST_KIND, timestamp: at, data: {} };
    const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
      insert into webhook_deliveries (endpoint_id, kind, payload, due_at, created_at)
      values (${webhook.id}, ${TEST_KIND}, ${JSON.stringify(payload)}::jsonb, ${at}, ${at}) returning id`);
    await sendNow(ctx, enqueue, webhook.id);
    return readDelivery(ctx.tx, id);
  };
}

/** Sends a message again with the id it had, also one that was taken; what is on its way stays as it is. */
export function createResend({ enqueue }: Pick<IntegrationsParts, 'enqueue'>) {
  return async (ctx: MemberWriteContext, input: { id: number }) => {
    const me = await lockManager(ctx);
    const { rows } = await ctx.tx.query<{ endpoint_id: number }>(sql`
      select endpoint_id from webhook_deliveries where id = ${input.id}`);
    const webhook = await findWebhook(ctx.tx, me.company_id, rows[0]?.endpoint_id ?? 0);
    if (!webhook.is_on) throw new AppError('webhookOff');
    await ctx.tx.query(sql`
      update webhook_deliveries set state = 'waiting', attempts = 0, due_at = ${ctx.clock.now().toISOString()}
      where id = ${input.id} and state <> 'waiting'`);
    await sendNow(ctx, enqueue, webhook.id);
    return readDelivery(ctx.tx, input.id);
  };
}

/** Somebody waits for it: an address that rests after a failure is tried all the same. */
async function sendNow(ctx: MemberWriteContext, enqueue: IntegrationsParts['enqueue'], id: number): Promise<void> {
  await ctx.tx.query(sql`update webhook_endpoints set rest_until = null where id = ${id} and rest_until is not null`);
  await enqueue(ctx.tx, sendWebhooksTask);
}
