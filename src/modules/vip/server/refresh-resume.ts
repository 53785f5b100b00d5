import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { REFRESH_DAYS } from '../vip-benefits.ts';
import { isVip, readState } from './vip.queries.ts';

const DAY_MS = 24 * 3600_000;

export function getVip({ tx, viewer, clock }: AccountContext) {
  return readState(tx, viewer.accountId, clock.now());
}

/** VIP-02: lifts the resume for seven days. One statement decides, so that parallel presses start one refresh only. */
export async function refreshResume(ctx: AccountWriteContext) {
  const { accountId } = ctx.viewer;
  const now = ctx.clock.now();
  if (!(await isVip(ctx.tx, accountId, now))) throw new AppError('vipNeeded');
  const at = now.toISOString();
  const { rowCount } = await ctx.tx.query(sql`
    insert into resume_refreshes as held (account_id, started_at, ends_at, created_at)
    values (${accountId}, ${at}, ${new Date(now.getTime() + REFRESH_DAYS * DAY_MS).toISOString()}, ${at})
    on conflict (account_id) do update set started_at = excluded.started_at, ends_at = excluded.ends_at
    where held.ends_at <= ${at}`);
  if (!rowCount) throw new AppError('refreshRunning');
  await ctx.emit('resume.refreshed', { accountId, at: now });
  return readState(ctx.tx, accountId, now);
}
