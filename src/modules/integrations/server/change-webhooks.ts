import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import type { MembershipRow } from '#src/modules/companies/server/companies.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { LONGEST_ADDRESS, MOST_WEBHOOKS, ROTATION_HOURS } from '../integration-rules.ts';
import type { Activity, integrationsContract } from '../integrations.contract.ts';
import type { IntegrationsParts } from './integrations.parts.ts';
import { lockManager } from './integrations.policy.ts';
import { recordActivity } from './record-activity.ts';
import { newSecret, secretsOf, writeSecret } from './webhook-secrets.ts';
import { findWebhook, hostOf, presentWebhook } from './webhooks.queries.ts';

type Contract = typeof integrationsContract;
type Adding = Contract['POST /recruiters/webhooks'];
type Changing = Contract['PATCH /recruiters/webhooks/:id'];
type Rotating = Contract['POST /recruiters/webhooks/:id/rotate'];

async function record(ctx: MemberWriteContext, me: MembershipRow, action: Activity['action'], url: string) {
  const { company_id: companyId, account_id: accountId } = me;
  await recordActivity(ctx.tx, { companyId, accountId, action, subject: hostOf(url), at: ctx.clock.now() });
}

/** Adds an address. Its secret is kept sealed and told only here. */
export function createAddWebhook({ secrets, mayReach }: Pick<IntegrationsParts, 'secrets' | 'mayReach'>) {
  return async (ctx: MemberWriteContext, { url, kinds }: ParsedInputOf<Adding>): Promise<AnswerOf<Adding>> => {
    const me = await lockManager(ctx);
    const refuse = (problem: Omit<FieldProblem, 'field'>) =>
      new AppError('validationFailed', {}, [{ field: 'url', ...problem }]);
    if (!mayReach(url)) throw refuse({ problem: 'publicHttpsOnly' });
    const { href } = new URL(url);
    // Longer than it was typed: letters outside ASCII become three signs each and more.
    if (href.length > LONGEST_ADDRESS) throw refuse({ problem: 'tooLong', values: { max: LONGEST_ADDRESS } });
    const { count } = await ctx.tx.queryOne<{ count: number }>(sql`
      select count(*) as count from webhook_endpoints where company_id = ${me.company_id} and removed_at is null`);
    if (count >= MOST_WEBHOOKS) throw new AppError('webhooksLimit', { max: MOST_WEBHOOKS });
    const secret = newSecret();
    const { seal } = await secretsOf(ctx.tx, secrets, me.company_id);
    const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
      insert into webhook_endpoints (company_id, made_by, url, kinds, signing_secret, created_at)
      values (${me.company_id}, ${me.account_id}, ${href}, ${[...new Set(kinds)]}::text[], ${seal(secret)},
        ${ctx.clock.now().toISOString()})
      returning id`);
    await record(ctx, me, 'webhook_made', url);
    const webhook = presentWebhook(await findWebhook(ctx.tx, me.company_id, id), ctx.clock.now());
    return { webhook, secret: writeSecret(secret) };
  };
}

/** Changes what an address hears of, or switches it; one that is switched on again begins without its failures. */
export async function changeWebhook(
  ctx: MemberWriteContext,
  { id, kinds, is_on }: ParsedInputOf<Changing>,
): Promise<AnswerOf<Changing>> {
  const me = await lockManager(ctx);
  const before = await findWebhook(ctx.tx, me.company_id, id);
  const isOn = is_on ?? before.is_on;
  const anew = isOn && !before.is_on ? sql`, failing_since = null, rest_until = null` : sql``;
  await ctx.tx.query(sql`
    update webhook_endpoints set kinds = ${[...new Set(kinds ?? before.kinds)]}::text[], is_on = ${isOn} ${anew}
    where id = ${id}`);
  await record(ctx, me, 'webhook_changed', before.url);
  return { webhook: presentWebhook(await findWebhook(ctx.tx, me.company_id, id), ctx.clock.now()) };
}

/** Nothing more is sent; the clean-up deletes what is left of it. */
export async function removeWebhook(ctx: MemberWriteContext, { id }: { id: number }) {
  const me = await lockManager(ctx);
  const { url } = await findWebhook(ctx.tx, me.company_id, id);
  const now = ctx.clock.now().toISOString();
  await ctx.tx.query(sql`update webhook_endpoints set removed_at = ${now}, is_on = false where id = ${id}`);
  await record(ctx, me, 'webhook_removed', url);
  return { is_deleted: true };
}

/** Gives a new secret. Messages carry both signatures for a day, so that no receiver misses one while it changes over. */
export function createRotateSecret({ secrets }: Pick<IntegrationsParts, 'secrets'>) {
  return async (ctx: MemberWriteContext, { id }: { id: number }): Promise<AnswerOf<Rotating>> => {
    const me = await lockManager(ctx);
    const { url } = await findWebhook(ctx.tx, me.company_id, id);
    const now = ctx.clock.now();
    const until = new Date(now.getTime() + ROTATION_HOURS * 3600_000).toISOString();
    const secret = newSecret();
    const { seal } = await secretsOf(ctx.tx, secrets, me.company_id);
    await ctx.tx.query(sql`
      update webhook_endpoints set previous_secret = signing_secret, previous_until = ${until},
        signing_secret = ${seal(secret)} where id = ${id}`);
    await record(ctx, me, 'webhook_rotated', url);
    return { webhook: presentWebhook(await findWebhook(ctx.tx, me.company_id, id), now), secret: writeSecret(secret) };
  };
}
