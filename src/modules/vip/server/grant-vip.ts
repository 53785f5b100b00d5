import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { addMonths, type GrantKind } from '../vip-benefits.ts';

export interface Grant {
  accountId: number;
  kind: Exclude<GrantKind, 'revoked'>;
  months: number;
  /** What earned it; the same source gives nothing a second time. */
  source?: string;
  reason?: string;
  grantedBy?: number;
  at: Date;
}

/**
 * Adds VIP months on top of what is left, so that an end is never brought forward, and gives the new end. Undefined when
 * the source was rewarded before or the account is gone. The account's row lock makes parallel grants add up.
 */
export async function grantVip(tx: Transaction, grant: Grant): Promise<Date | undefined> {
  const { accountId, kind, months, source = null, reason = '', grantedBy = null, at } = grant;
  const { rows } = await tx.query<{ vip_until: Date | null }>(
    sql`select vip_until from accounts where id = ${accountId} for no key update`,
  );
  const [held] = rows;
  if (!held) return undefined;
  const starts = held.vip_until && held.vip_until > at ? held.vip_until : at;
  const ends = addMonths(starts, months);
  const { rowCount } = await tx.query(sql`
    insert into vip_grants (account_id, kind, source, months, starts_at, ends_at, reason, granted_by, created_at)
    values (${accountId}, ${kind}, ${source}, ${months}, ${starts.toISOString()}, ${ends.toISOString()}, ${reason},
      ${grantedBy}, ${at.toISOString()})
    on conflict (account_id, source) where source is not null do nothing`);
  if (!rowCount) return undefined;
  await tx.query(sql`update accounts set vip_until = ${ends.toISOString()} where id = ${accountId}`);
  await tx.emit('vip.changed', { accountId });
  return ends;
}
