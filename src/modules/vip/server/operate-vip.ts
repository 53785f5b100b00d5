import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { VipOwner } from '../vip.contract.ts';
import { grantVip } from './grant-vip.ts';
import type { NotifyOfVip } from './vip.notices.ts';
import { readOwner } from './vip.queries.ts';

export async function findVipOwner(ctx: AccountContext, { who }: { who: string }) {
  const isNumber = /^[1-9]\d{0,14}$/.test(who);
  const { rows } = await ctx.tx.query<{ id: number }>(
    isNumber
      ? sql`select id from accounts where id = ${Number(who)}`
      : sql`select id from accounts where email = ${who}`,
  );
  return { person: rows[0] ? await readOwner(ctx.tx, rows[0].id) : null };
}

/** Gives VIP months; the audit log hears of it in the same transaction. */
export function createGrantByOperator(notify: NotifyOfVip) {
  return async (ctx: AccountWriteContext, input: { id: number; months: number; reason: string }): Promise<VipOwner> => {
    const [at, operatorId] = [ctx.clock.now(), ctx.viewer.accountId];
    const { id: accountId, months, reason } = input;
    const until = await grantVip(ctx.tx, { accountId, kind: 'operator', months, reason, grantedBy: operatorId, at });
    if (!until) throw new AppError('notFound');
    const data = { what: 'operator' as const, until: until.toISOString(), reason };
    await notify(ctx.tx, { accountId, kind: 'vip', data });
    await ctx.emit('vip.decided', { operatorId, accountId, action: 'granted', months, until, reason, at });
    return present(ctx, accountId);
  };
}

/** Ends VIP now, and with it a refresh that runs: nothing of it stays. */
export function createRevokeByOperator(notify: NotifyOfVip) {
  return async (ctx: AccountWriteContext, { id: accountId, reason }: { id: number; reason: string }) => {
    const [at, operatorId] = [ctx.clock.now(), ctx.viewer.accountId];
    const now = at.toISOString();
    const { rows } = await ctx.tx.query<{ vip_until: Date | null }>(
      sql`select vip_until from accounts where id = ${accountId} for no key update`,
    );
    if (!rows[0]) throw new AppError('notFound');
    if (!rows[0].vip_until || rows[0].vip_until <= at) throw new AppError('vipNotRunning');
    await ctx.tx.query(sql`update accounts set vip_until = ${now} where id = ${accountId}`);
    await ctx.tx.query(sql`
      update resume_refreshes set ends_at = ${now} where account_id = ${accountId} and ends_at > ${now}`);
    await ctx.tx.query(sql`
      insert into vip_grants (account_id, kind, months, starts_at, ends_at, reason, granted_by, created_at)
      values (${accountId}, 'revoked', 0, ${now}, ${now}, ${reason}, ${operatorId}, ${now})`);
    await ctx.emit('vip.changed', { accountId });
    await notify(ctx.tx, { accountId, kind: 'vip', data: { what: 'revoked', until: now, reason } });
    await ctx.emit('vip.decided', { operatorId, accountId, action: 'revoked', months: 0, until: at, reason, at });
    return present(ctx, accountId);
  };
}

async function present(ctx: AccountWriteContext, accountId: number): Promise<VipOwner> {
  const owner = await readOwner(ctx.tx, accountId);
  if (!owner) throw new AppError('notFound');
  return owner;
}
