import type { AnswerOf } from '#src/kernel/contract.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { liftSuppression, listSuppressions } from '#src/platform/delivery/suppressions.ts';
import type { bouncesContract } from '../../bounces.contract.ts';

type List = AnswerOf<(typeof bouncesContract)['GET /operator/mail']>;

const PAGE = 50;

/** Addresses that get no mail: the newest, or those that begin with what was typed. */
export async function listStoppedMail(ctx: AccountContext, { address }: { address: string }): Promise<List> {
  const found = await listSuppressions(ctx.tx, address, PAGE + 1);
  const addresses = found.slice(0, PAGE).map(({ until, updated_at, ...row }) => ({
    ...row,
    until: until?.toISOString() ?? null,
    since: updated_at.toISOString(),
  }));
  return { addresses, has_more: found.length > PAGE };
}

/** Lets mail go to an address again; the audit log hears of it in the same transaction. Where it did already nothing changes. */
export async function liftStoppedMail(ctx: AccountWriteContext, input: { address: string; reason: string }) {
  const { address, reason } = input;
  if (!(await liftSuppression(ctx.tx, address))) return { is_lifted: false };
  const { rows } = await ctx.tx.query<{ id: number }>(
    sql`select id from accounts where email = ${address.toLowerCase()}`,
  );
  const [operatorId, at] = [ctx.viewer.accountId, ctx.clock.now()];
  await ctx.emit('mail.lifted', { operatorId, accountId: rows[0]?.id ?? 0, reason, at });
  return { is_lifted: true };
}
