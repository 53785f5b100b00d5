import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { recordAction } from '#src/modules/moderation/server/moderation.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { operatorPointsContract } from '../operator-points.contract.ts';
import { lockWallet, post } from './ledger.ts';
import type { NotifyOfPoints } from './points.notices.ts';

type Input = ParsedInputOf<(typeof operatorPointsContract)['POST /operator/points/adjustments']>;

/** An operator gives or takes points with a reason; nobody has less than none, and a second press is the same action. */
export function createAdjustPoints(notify: NotifyOfPoints) {
  return async (ctx: AccountWriteContext, { client_key, email, points, reason }: Input) => {
    const found = await ctx.tx.query<{ id: number }>(sql`
      select id from accounts where email = ${email} and role = 'talent'`);
    const accountId = found.rows[0]?.id;
    if (accountId === undefined) throw new AppError('notFound');
    const at = ctx.clock.now();
    const wallet = await lockWallet(ctx.tx, accountId, at);
    const what = points > 0 ? ('credited' as const) : ('debited' as const);
    const ways =
      points > 0 ? ({ from: 'issued', to: 'available' } as const) : ({ from: 'available', to: 'issued' } as const);
    const amount = Math.abs(points);
    const onceKey = `adjusted:${client_key}`;
    const isNew = await post(ctx.tx, wallet, { kind: what, onceKey, points: amount, ...ways, at, reason });
    if (!isNew) return { available: wallet.available };
    await recordAction(ctx.tx, {
      operatorId: ctx.viewer.accountId,
      action: `points.${what}`,
      subject: 'wallet',
      subjectId: wallet.id,
      reason,
      details: { points },
      at,
    });
    const data = { what, points: amount, balance: wallet.available, reason };
    await notify(ctx.tx, { accountId, kind: 'points_credited', data });
    return { available: wallet.available };
  };
}
