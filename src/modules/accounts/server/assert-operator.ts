import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';

/** An operator acts only with two-factor sign-in turned on; the contract has checked the role already. */
export async function assertOperator(ctx: Context): Promise<void> {
  const { rowCount } = await ctx.tx.execute(
    sql`select 1 from accounts where id = ${ctx.viewer.accountId} and totp_enabled_at is not null`,
  );
  if (!rowCount) throw new AppError('operatorNeedsTwoFactor');
}
