import { and, eq, ne } from 'drizzle-orm';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { type Account, accounts, sessions } from './accounts.tables.ts';
import { composeNotice } from './messages.ts';
import { renewSession } from './open-session.ts';
import { findOwnAccount } from './own-account.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { distrustDevices } from './trusted-device.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/password']>;

/** Who has just shown that the address is theirs may set a password without the old one: it may be forgotten. */
const FRESH_MS = 15 * 60_000;
const PROOFS = new Set(['email_code', 'phone_code', 'magic_link']);

/** Sets or changes the password; whoever else is signed in with the old one is signed out. */
export function createChangePassword({ limit, deliver, texts }: AccountsParts) {
  return async (ctx: Context, input: Input) => {
    if (input.password !== input.confirm_password) throw new AppError('confirmPasswordMismatch');
    const account = await findOwnAccount(ctx);
    if (!(await isFreshlyProved(ctx))) {
      const key = [`change-password ${account.id}`];
      await limit.take(key, { max: 10, seconds: 3600 });
      await assertCurrent(account, input.current_password);
      await limit.giveBack(key);
    }
    await ctx.tx
      .update(accounts)
      .set({ passwordHash: await hashPassword(input.password), passwordChangedAt: ctx.clock.now() })
      .where(eq(accounts.id, account.id));
    await ctx.tx
      .delete(sessions)
      .where(and(eq(sessions.accountId, account.id), ne(sessions.id, ctx.viewer.sessionId ?? 0)));
    await distrustDevices(ctx, account.id);
    await renewSession(ctx);
    if (account.email) {
      await deliver(ctx.tx, composeNotice(texts, account.language, account.email, 'passwordChanged'));
    }
    return { has_password: true as const };
  };
}

async function isFreshlyProved(ctx: Context): Promise<boolean> {
  const [session] = await ctx.tx
    .select({ at: sessions.signedInAt, by: sessions.signedInBy })
    .from(sessions)
    .where(eq(sessions.id, ctx.viewer.sessionId ?? 0));
  if (!session?.at || !PROOFS.has(session.by ?? '')) return false;
  return ctx.clock.now().getTime() - session.at.getTime() <= FRESH_MS;
}

async function assertCurrent(account: Account, current: string | undefined): Promise<void> {
  if (!(await isPassword(current ?? '', account.passwordHash))) throw new AppError('currentPasswordMismatch');
}
