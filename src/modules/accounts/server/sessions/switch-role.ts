import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { assertMayEnter } from '../sign-in/may-enter.ts';
import { actingRole, renewSession } from './open-session.ts';

/** Goes on as talent or as recruiter, in this session only and under a new token. An operator stays one. */
export function createSwitchRole(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, { role }: { role: 'talent' | 'recruiter' }) => {
    const account = await findOwnAccount(ctx);
    if (account.role === 'operator') throw new AppError('noPermission');
    await assertMayEnter(ctx, parts, account, role);
    const { sessionId } = ctx.viewer;
    await ctx.tx.query(sql`update sessions set acting_role = ${actingRole(account, role)} where id = ${sessionId}`);
    await renewSession(ctx);
    return { role };
  };
}
