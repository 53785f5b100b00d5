import { shortName } from '#src/modules/accounts/person-name.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Scope } from '../integration-rules.ts';
import type { Activity, ApiKey } from '../integrations.contract.ts';
import { assertManages } from './integrations.policy.ts';
import { loadWebhooks, presentWebhook } from './webhooks.queries.ts';

const SHOWN_ACTIVITY = 20;

/** The company's keys and webhooks, the newest first, and the last that was done with them. */
export async function listIntegrations(ctx: MemberContext) {
  const me = ctx.viewer.membership;
  assertManages(me);
  const [keys, webhooks, activity] = await Promise.all([
    loadKeys(ctx, me.company_id),
    loadWebhooks(ctx.tx, me.company_id),
    loadActivity(ctx, me.company_id),
  ]);
  return { keys, webhooks: webhooks.map((row) => presentWebhook(row, ctx.clock.now())), activity };
}

interface KeyRow {
  id: number;
  name: string;
  last_four: string;
  scopes: Scope[];
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  first: string;
  last: string;
  may_act: boolean;
}

/** The keys of a company, or the one. */
export async function loadKeys(ctx: Pick<MemberContext, 'tx' | 'clock'>, companyId: number, id?: number) {
  const { rows } = await ctx.tx.query<KeyRow>(sql`
    select k.id, k.name, k.last_four, k.scopes, k.created_at, k.expires_at, k.last_used_at, k.revoked_at,
      a.first_name as first, a.last_name as last, a.status = 'active' and exists (
        select from company_members m where m.account_id = k.account_id and m.company_id = k.company_id
          and m.role <> 'recruiter') as may_act
    from api_keys k join accounts a on a.id = k.account_id
    where k.company_id = ${companyId} and (${id ?? null}::bigint is null or k.id = ${id ?? null}) order by k.id desc`);
  return rows.map((row) => presentKey(row, ctx.clock.now()));
}

function presentKey(row: KeyRow, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    last_four: row.last_four,
    scopes: row.scopes,
    made_by: shortName(row),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    state: stateOf(row, now),
  };
}

function stateOf({ revoked_at, expires_at, may_act }: KeyRow, now: Date): ApiKey['state'] {
  if (revoked_at) return 'revoked';
  if (expires_at && expires_at <= now) return 'expired';
  return may_act ? 'active' : 'stopped';
}

interface ActivityRow {
  id: number;
  action: Activity['action'];
  subject: string;
  created_at: Date;
  first: string | null;
  last: string | null;
}

async function loadActivity(ctx: MemberContext, companyId: number): Promise<Activity[]> {
  const { rows } = await ctx.tx.query<ActivityRow>(sql`
    select e.id, e.action, e.subject, e.created_at, a.first_name as first, a.last_name as last
    from integration_events e left join accounts a on a.id = e.account_id
    where e.company_id = ${companyId} order by e.id desc limit ${SHOWN_ACTIVITY}`);
  return rows.map(({ id, action, subject, created_at, first, last }) => ({
    id,
    action,
    subject,
    by: shortName({ first, last }),
    at: created_at.toISOString(),
  }));
}
