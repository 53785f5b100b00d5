import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { hashToken, newToken } from '#src/modules/accounts/server/accounts.public.ts';
import { listAdminIds, type MembershipRow } from '#src/modules/companies/server/companies.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { KEY_PREFIX, MOST_KEYS } from '../integration-rules.ts';
import type { integrationsContract } from '../integrations.contract.ts';
import type { IntegrationsParts } from './integrations.parts.ts';
import { lockManager } from './integrations.policy.ts';
import { loadKeys } from './list-integrations.ts';
import { recordActivity } from './record-activity.ts';

type Making = (typeof integrationsContract)['POST /recruiters/api-keys'];
const DAY = 86_400_000;

/** Makes a key and tells everyone who manages the company. Only its hash is kept: this answer is the only one with it. */
export function createMakeKey({ notify }: Pick<IntegrationsParts, 'notify'>) {
  return async (ctx: MemberWriteContext, input: ParsedInputOf<Making>): Promise<AnswerOf<Making>> => {
    const me = await lockManager(ctx);
    await assertRoom(ctx, me.company_id);
    const secret = KEY_PREFIX + newToken();
    const id = await insertKey(ctx, me, input, secret);
    const at = ctx.clock.now();
    const { company_id: companyId, account_id: accountId } = me;
    await recordActivity(ctx.tx, { companyId, accountId, action: 'key_made', subject: input.name, at });
    const [key] = await loadKeys(ctx, companyId, id);
    if (!key) throw new Error('a key vanished');
    const data = { name: key.made_by, key: input.name, company: me.company_name };
    for (const admin of await listAdminIds(ctx.tx, companyId)) {
      await notify(ctx.tx, { accountId: admin, kind: 'api_key_made', data, dedupeKey: `api-key:${id}` });
    }
    return { key, secret };
  };
}

/** The company is locked, so that the limit holds however many ask at once. What has expired takes no place. */
async function assertRoom(ctx: MemberWriteContext, companyId: number): Promise<void> {
  const { count } = await ctx.tx.queryOne<{ count: number }>(sql`
    select count(*) as count from api_keys where company_id = ${companyId} and revoked_at is null
      and (expires_at is null or expires_at > ${ctx.clock.now().toISOString()})`);
  if (count >= MOST_KEYS) throw new AppError('apiKeysLimit', { max: MOST_KEYS });
}

async function insertKey(
  ctx: MemberWriteContext,
  me: MembershipRow,
  { name, scopes, expires_in_days: days }: ParsedInputOf<Making>,
  secret: string,
): Promise<number> {
  const now = ctx.clock.now();
  const until = days === null ? null : new Date(now.getTime() + days * DAY).toISOString();
  const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
    insert into api_keys (company_id, account_id, name, token_hash, last_four, scopes, expires_at, created_at)
    values (${me.company_id}, ${me.account_id}, ${name}, ${hashToken(secret)}, ${secret.slice(-4)},
      ${[...new Set(scopes)]}::text[], ${until}, ${now.toISOString()})
    returning id`);
  return id;
}

/** Ends a key at once: each call looks it up. Asked again, nothing changes. */
export async function revokeKey(ctx: MemberWriteContext, { id }: { id: number }) {
  const me = await lockManager(ctx);
  const at = ctx.clock.now();
  const { rows } = await ctx.tx.query<{ name: string; is_new: boolean }>(sql`
    with before as (select id, revoked_at is null as is_new from api_keys where id = ${id} and company_id = ${me.company_id})
    update api_keys k set revoked_at = coalesce(k.revoked_at, ${at.toISOString()}) from before
    where k.id = before.id returning k.name, before.is_new`);
  const [key] = rows;
  if (!key) throw new AppError('notFound');
  const { company_id: companyId, account_id: accountId } = me;
  if (key.is_new) await recordActivity(ctx.tx, { companyId, accountId, action: 'key_revoked', subject: key.name, at });
  return { is_revoked: true };
}
