import { fullName } from '#src/modules/accounts/person-name.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { VipOwner, VipState } from '../vip.contract.ts';
import type { GrantKind } from '../vip-benefits.ts';

const MOST_SHOWN = 50;

/** Whether the account under an alias is a VIP at a moment: for queries that read accounts anyway. */
export function isVipAt(alias: string, now: Date): Sql {
  return sql`coalesce(${sql.identifier(alias)}.vip_until > ${now.toISOString()}, false)`;
}

/** Whether the resume of the account under an alias is being lifted at a moment. */
export function isRefreshedAt(alias: string, now: Date): Sql {
  return sql`exists (select from resume_refreshes refresh
    where refresh.account_id = ${sql.identifier(alias)}.id and refresh.ends_at > ${now.toISOString()})`;
}

export async function isVip(tx: Reader, accountId: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select 1 from accounts where id = ${accountId} and vip_until > ${now.toISOString()}`);
  return (rowCount ?? 0) > 0;
}

interface GrantRow {
  id: number;
  kind: GrantKind;
  months: number;
  starts_at: Date;
  ends_at: Date;
  reason: string;
  by_first: string | null;
  by_last: string | null;
}

async function loadGrants(tx: Reader, accountId: number): Promise<GrantRow[]> {
  const { rows } = await tx.query<GrantRow>(sql`
    select g.id, g.kind, g.months, g.starts_at, g.ends_at, g.reason, by.first_name as by_first, by.last_name as by_last
    from vip_grants g left join accounts by on by.id = g.granted_by
    where g.account_id = ${accountId} order by g.id desc limit ${MOST_SHOWN}`);
  return rows;
}

function presentGrant({ id, kind, months, reason, starts_at, ends_at }: GrantRow) {
  return { id, kind, months, reason, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
}

/** Everything that the owner of an account is told of their VIP time. */
export async function readState(tx: Reader, accountId: number, now: Date): Promise<VipState> {
  const { rows } = await tx.query<{ vip_until: Date | null; started_at: Date | null; ends_at: Date | null }>(sql`
    select a.vip_until, r.started_at, r.ends_at
    from accounts a left join resume_refreshes r on r.account_id = a.id and r.ends_at > ${now.toISOString()}
    where a.id = ${accountId}`);
  const { vip_until = null, started_at = null, ends_at = null } = rows[0] ?? {};
  const is_vip = vip_until !== null && vip_until > now;
  const refresh = started_at && ends_at && { started_at: started_at.toISOString(), ends_at: ends_at.toISOString() };
  return {
    is_vip,
    ends_at: is_vip ? vip_until.toISOString() : null,
    refresh,
    may_refresh: is_vip && refresh === null,
    grants: (await loadGrants(tx, accountId)).map(presentGrant),
  };
}

/** What an operator sees of someone. */
export async function readOwner(tx: Reader, accountId: number): Promise<VipOwner | null> {
  const { rows } = await tx.query<{ first: string; last: string; email: string | null; vip_until: Date | null }>(sql`
    select first_name as first, last_name as last, email, vip_until from accounts where id = ${accountId}`);
  const [found] = rows;
  if (!found) return null;
  const grants = await loadGrants(tx, accountId);
  return {
    id: accountId,
    name: fullName(found),
    email: found.email,
    vip_until: found.vip_until?.toISOString() ?? null,
    grants: grants.map((row) => ({
      ...presentGrant(row),
      by: row.by_first === null ? null : fullName({ first: row.by_first, last: row.by_last }),
    })),
  };
}
