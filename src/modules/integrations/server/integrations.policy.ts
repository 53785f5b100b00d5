import { AppError } from '#src/kernel/errors.ts';
import { lockMembership, type MembershipRow, permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';

/** A verb for those who manage the company; nobody else is asked for a proof or learns what there is. */
export function managed<Given extends MemberContext, Input, Answer>(
  verb: (ctx: Given, input: Input) => Promise<Answer>,
) {
  return async (ctx: Given, input: Input): Promise<Answer> => {
    assertManages(ctx.viewer.membership);
    return verb(ctx, input);
  };
}

/** Keys and webhooks reach all that a company has here: they are for those who manage it. */
export function assertManages(me: MembershipRow): void {
  if (!permissionsOf(me).edit_company) throw new AppError('noPermission');
}

/** Whoever manages the company, while nobody else changes it. */
export async function lockManager(ctx: MemberWriteContext): Promise<MembershipRow> {
  const me = await lockMembership(ctx);
  assertManages(me);
  return me;
}
