import { eq } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { sessions } from './accounts.tables.ts';
import { assertMayEnter } from './may-enter.ts';
import { actingRole, renewSession } from './open-session.ts';
import { findOwnAccount } from './own-account.ts';

/** Goes on as talent or as recruiter, in this session only and under a new token. An operator stays one. */
export function createSwitchRole(parts: AccountsParts) {
  return async (ctx: Context, { role }: { role: 'talent' | 'recruiter' }) => {
    const account = await findOwnAccount(ctx);
    if (account.role === 'operator') throw new AppError('noPermission');
    await assertMayEnter(ctx, parts, account, role);
    await ctx.tx
      .update(sessions)
      .set({ actingRole: actingRole(account, role) })
      .where(eq(sessions.id, ctx.viewer.sessionId ?? 0));
    await renewSession(ctx);
    return { role };
  };
}
